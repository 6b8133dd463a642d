// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
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

  /// Returns the functions in a pipeline that are variables, or that are inside a step and contain
  /// variables.
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
        let function = open.popLast(), function.hasVariables
      {
        if !open.isEmpty { open[open.count - 1].hasVariables = true }
        guard !open.isEmpty || hasVariables(stream, function.token..<function.token + 1) else {
          continue
        }
        found.insert(stream.text(of: function.token..<token + 1))
      }
    }
    return found
  }

  /// Returns the name of the first variable in a text that has no value, or `nil` if all have one.
  func unsetVariable(in text: String) -> String? {
    let stream = TokenStream(text)
    for token in 0..<stream.count where Self.hasVariables(stream, token..<token + 1) {
      guard stream.value(of: token).lowercased() == "var" else { continue }
      var cursor = TokenCursor(stream, token + 1..<stream.count)
      cursor.skipBlock()
      let end = cursor.position
      guard values[stream.text(of: token..<end)] == nil else { continue }
      var inner = TokenCursor(stream, token + 1..<end)
      if let name = inner.next(), stream[name].kind == .ident { return stream.value(of: name) }
    }
    return nil
  }

  /// Returns the names of the variables in a text.
  static func variableNames(in text: String) -> Set<String> {
    let stream = TokenStream(text)
    var names: Set<String> = []
    for token in 0..<stream.count where hasVariables(stream, token..<token + 1) {
      var cursor = TokenCursor(stream, token + 1..<stream.count)
      if let name = cursor.next(), stream[name].kind == .ident {
        names.insert(stream.value(of: name))
      }
    }
    return names
  }

  /// Returns whether a text contains a variable or a custom function.
  static func hasVariables(_ text: String) -> Bool {
    let stream = TokenStream(text)
    return hasVariables(stream, 0..<stream.count)
  }

  /// Returns whether a text is a variable whose value is a list of steps, or empty.
  func isListOfSteps(_ text: String) -> Bool {
    guard Self.hasVariables(text), let value = values[text] else { return false }
    return value.trimmed.isEmpty || Property.liveryPipeline.value(parsing: value) != nil
  }
}
