// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A function call during parsing, with its arguments so far.
struct FunctionCall {
  private let function: StyleFunction
  private var arguments: [String] = []
  /// The text before the call.
  let preceding: SplicedText

  /// Creates a call without arguments.
  init(of function: StyleFunction, after preceding: SplicedText) {
    self.function = function
    self.preceding = preceding
  }

  /// Adds the text of the next argument.
  mutating func add(_ text: String) { arguments.append(text.withoutBraces) }

  /// Calls the function and returns its text, validated and with all blocks closed.
  ///
  /// The text is not substituted again. It must contain neither `var()`, `env()` nor a call of a
  /// known function. So a function cannot call itself, and cannot add a hidden reference to a
  /// variable.
  ///
  /// - Parameters:
  ///   - functions: The known functions.
  ///   - limit: The maximum length of the text, in bytes.
  /// - Returns: The text.
  /// - Throws: The reason for which the value is invalid at computed-value time.
  func text(_ functions: StyleFunctions, limit: Int) throws(VariableProblem) -> String {
    guard let text = function.body(try boundArguments()) else {
      throw .function(function.name, .rejection)
    }
    guard text.utf8.count <= limit else { throw .tooLong }
    let stream = TokenStream(text)
    let tokens = stream.trimmed(0..<stream.count)
    guard stream.isDeclarationValue(tokens),
      !tokens.contains(where: { stream.isSubstituted($0, functions) })
    else { throw .function(function.name, .result(found: text.shortened)) }
    return VariableSubstitution.closedText(of: stream, tokens)
  }

  /// Returns the arguments, validated by the parameters, with defaults for omitted ones.
  private func boundArguments() throws(VariableProblem) -> StyleFunctionArguments {
    // The parentheses of a call without arguments contain an empty text.
    let texts = arguments == [""] ? [] : arguments
    guard let parameters = function.parameters else { return StyleFunctionArguments(texts) }
    guard texts.count <= parameters.count else {
      throw .function(
        function.name, .tooManyArguments(count: texts.count, limit: parameters.count))
    }
    var bound: [String] = []
    for (position, parameter) in parameters.enumerated() {
      let argument = position < texts.count && !texts[position].isEmpty ? texts[position] : nil
      if argument == nil, let text = parameter.defaultText {
        bound.append(text)
        continue
      }
      let text = argument ?? ""
      guard argument != nil, parameter.accepts(text) else {
        throw .function(
          function.name,
          .argument(parameter.name, found: text.shortened, syntax: parameter.syntax))
      }
      bound.append(text)
    }
    return StyleFunctionArguments(bound)
  }
}

extension String {
  /// The first few characters, for a message.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }

  /// The text without a pair of braces that encloses all of it.
  ///
  /// Defined by [comma-containing productions](https://drafts.csswg.org/css-values-5/#component-function-commas).
  fileprivate var withoutBraces: String {
    guard utf8.first == UInt8(ascii: "{"), utf8.last == UInt8(ascii: "}") else { return self }
    let stream = TokenStream(self)
    var cursor = TokenCursor(stream)
    guard cursor.next() != nil else { return self }
    cursor.skipBlock()
    guard cursor.isAtEnd() else { return self }
    return stream.text(of: stream.trimmed(1..<cursor.position - 1))
  }
}

extension TokenStream {
  /// Returns whether a token begins a function that is substituted.
  fileprivate func isSubstituted(_ token: Int, _ functions: StyleFunctions) -> Bool {
    VariableReference.begins(at: token, in: self)
      || isDashedFunction(token) && functions[value(of: token)] != nil
  }
}
