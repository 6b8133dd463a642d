// SPDX-License-Identifier: Apache-2.0
import CSSCollections
package import CSSSyntax

extension FunctionSignature {
  /// The notation and the parameter at a position.
  package struct ActiveParameter: Sendable, Hashable {
    /// The index of the notation, which is the first one that the arguments match so far.
    package let form: Int
    /// The index of the parameter, or `nil` if the notation has none.
    package let parameter: Int?
  }

  /// Returns the parameter that contains the end of the arguments of an unfinished function.
  ///
  /// If the arguments match no notation, the number of commas before the end determines the
  /// parameter.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the function.
  ///   - arguments: The tokens after the parenthesis, up to the position.
  /// - Returns: The notation and the parameter.
  package func activeParameter(
    in stream: TokenStream, _ arguments: Range<Int>
  ) -> ActiveParameter {
    let arguments = arguments.clamped(to: 0..<stream.count)
    for (index, form) in forms.enumerated() where !form.parameters.isEmpty {
      if let parameter = form.terms.parameter(atEndOf: arguments, in: stream) {
        return ActiveParameter(form: index, parameter: parameter)
      }
    }
    var commas = 0
    var cursor = TokenCursor(stream, arguments)
    while cursor.nextComma < arguments.upperBound {
      commas += 1
      cursor = TokenCursor(stream, cursor.nextComma + 1..<arguments.upperBound)
    }
    let form = forms.firstIndex { $0.terms.hasCommas == (commas > 0) } ?? 0
    let count = forms.isEmpty ? 0 : forms[form].parameters.count
    return ActiveParameter(form: form, parameter: count > 0 ? min(commas, count - 1) : nil)
  }
}

extension FunctionParameters {
  /// Returns the parameter that contains the end of arguments, or `nil` if they do not match.
  fileprivate func parameter(atEndOf arguments: Range<Int>, in stream: TokenStream) -> Int? {
    var ends: [Int32] = []
    guard
      let program = CompletionPrograms.program(compiling: { compiler throws(GrammarError) in
        for (index, parameter) in parameters.enumerated() {
          if hasCommas, index > 0 { try compiler.compile(.literal(",")) }
          // The comma after a parameter belongs to it.
          if index > 0 { ends.append(compiler.nextInstruction) }
          try compiler.compile(parameter.syntax)
        }
      })
    else { return nil }
    let collector = AcceptedTermCollector(stream, arguments)
    var machine = GrammarMachine(program, in: stream, arguments, collectingIn: collector)
    _ = machine.run()
    guard let first = collector.instructions.min() else { return nil }
    return ends.partitioningIndex { $0 > first }
  }
}
