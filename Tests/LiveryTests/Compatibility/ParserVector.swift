// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// A line of the table of differences: an input, its result in Three20 and its current result.
struct ParserVector: Sendable, CustomStringConvertible {
  /// The style sheet.
  let input: String
  /// The dictionary of Three20's parser, for comparison by the reader.
  let legacy: String
  /// The rules that take part in the cascade now.
  let rules: [String]
  /// The ids of the diagnostics.
  let diagnostics: [String]
  /// Lookups in the style sheet, such as `a color`, and their results.
  let lookups: KeyValuePairs<String, String>

  init(
    _ input: String, legacy: String, now rules: [String], diagnostics: [String] = [],
    _ lookups: KeyValuePairs<String, String> = [:]
  ) {
    self.input = input
    self.legacy = legacy
    self.rules = rules
    self.diagnostics = diagnostics
    self.lookups = lookups
  }

  var description: String { input }

  /// Compares the current results of the input with the table.
  func check() {
    let sheet = CSSStyleSheet(input)
    #expect(sheet.ruleTexts == rules)
    #expect(sheet.diagnostics.map(\.diagnostic.kind.id) == diagnostics)
    for (lookup, value) in lookups {
      // The last word is the property, because a selector may contain spaces.
      let separator = lookup.lastIndex(of: " ") ?? lookup.startIndex
      let property = String(lookup[separator...].dropFirst())
      #expect(sheet.text(String(lookup[..<separator]), property) ?? "nil" == value, "\(lookup)")
    }
  }
}

extension CSSStyleSheet {
  /// The rules as text: selectors in canonical form, values as written.
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
