// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPipelines

/// The context in which steps are parsed: the known steps, and the substituted values of variables.
struct ParsingContext: Sendable {
  /// The known steps and shapes.
  var library: PipelineLibrary
  /// The substituted texts of values with variables; a missing one stays unchanged.
  var values: [String: String] = [:]

  /// Returns the substituted text of a value with variables.
  func substituted(_ value: String) -> String { values[value] ?? value }
}

extension ParsingContext {
  /// Returns whether tokens contain a variable or a custom function.
  static func hasVariables(_ stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      guard stream[token].kind == .function else { return false }
      let name = stream.value(of: token).lowercased()
      return name == "var" || name == "env" || name.hasPrefix("--")
    }
  }

  /// Returns the functions inside the steps of a pipeline that are or contain variables.
  ///
  /// The functions may be nested at any depth. Every value with a variable is such a function.
  static func variables(in text: String) -> Set<String> {
    let stream = TokenStream(text)
    var found: Set<String> = []
    // The open functions, and whether a variable was found in each.
    var open: [(token: Int, hasVariables: Bool)] = []
    for token in 0..<stream.count {
      let kind = stream[token].kind
      if kind.isOpening {
        open.append((token, hasVariables(stream, token..<token + 1)))
      } else if [.rightParenthesis, .rightBracket, .rightBrace].contains(kind),
        let function = open.popLast(), function.hasVariables, !open.isEmpty
      {
        open[open.count - 1].hasVariables = true
        found.insert(stream.text(of: function.token..<token + 1))
      }
    }
    return found
  }
}
