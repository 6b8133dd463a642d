// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// A line of the table of differences: what an input gave in Three20 and what it gives now.
struct ParserVector: Sendable, CustomStringConvertible {
  /// The sheet.
  let input: String
  /// The dictionary that the original parser gave, for the reader to compare.
  let legacy: String
  /// The rules that take part in the cascade today.
  let rules: [String]
  /// The ids of the diagnostics.
  let diagnostics: [String]
  /// Questions to the sheet: `a color` and the answer.
  let answers: KeyValuePairs<String, String>

  init(
    _ input: String, legacy: String, now rules: [String], diagnostics: [String] = [],
    _ answers: KeyValuePairs<String, String> = [:]
  ) {
    self.input = input
    self.legacy = legacy
    self.rules = rules
    self.diagnostics = diagnostics
    self.answers = answers
  }

  var description: String { input }

  /// Holds what the input gives against the table.
  func check() {
    let sheet = CSSStyleSheet(input)
    #expect(sheet.ruleTexts == rules)
    #expect(sheet.diagnostics.map(\.diagnostic.kind.id) == diagnostics)
    for (question, answer) in answers {
      // The last word is the property, for a selector may have spaces.
      let place = question.lastIndex(of: " ") ?? question.startIndex
      let property = String(question[place...].dropFirst())
      #expect(sheet.text(String(question[..<place]), property) ?? "nil" == answer, "\(question)")
    }
  }
}

extension CSSStyleSheet {
  /// The rules as text: selectors in canonical form, values as they are written.
  var ruleTexts: [String] {
    rules.map { rule in
      let declarations = rule.declarations.map(\.valueText)
      let block = declarations.isEmpty ? "{}" : "{ \(declarations.joined(separator: "; ")) }"
      return "\(rule.selectors.joined(separator: ", ")) \(block)"
    }
  }
}

extension Declaration {
  /// The name, the tokens of the value and the importance.
  fileprivate var valueText: String {
    "\(name): \(tree.stream.text(of: value))\(isImportant ? " !important" : "")"
  }
}
