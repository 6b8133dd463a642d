// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPipelines

/// What is needed to read the steps of a style: the steps that there are, and what variables stand for in its element.
struct ReadingContext: Sendable {
  /// The steps and shapes.
  var library: PipelineLibrary
  /// The texts that stand for values with variables; one that is not there stays as it is.
  var values: [String: String] = [:]

  /// What stands for a value with variables.
  func substituted(_ value: String) -> String { values[value] ?? value }
}

extension ReadingContext {
  /// Whether some tokens have a variable in them, or a function of the program.
  static func hasVariables(_ stream: TokenStream, _ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      guard stream[token].kind == .function else { return false }
      let name = stream.value(of: token).lowercased()
      return name == "var" || name == "env" || name.hasPrefix("--")
    }
  }

  /// The functions within a pipeline's steps, at whatever depth, that are variables or have some in them: every value with
  /// variables is one.
  static func variables(in text: String) -> Set<String> {
    let stream = TokenStream(text)
    var found: Set<String> = []
    // Which functions are open, and whether a variable was seen in each.
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
