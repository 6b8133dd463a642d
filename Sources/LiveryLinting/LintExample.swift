// SPDX-License-Identifier: Apache-2.0

/// An example of a lint rule: a sheet, and what has to be known besides for the rule to look at it.
package struct LintExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The sheet.
  package let source: String
  /// What the sheet is written in.
  package let language: Language
  /// The sheets that lie under it in the theme, or that it imports, by name.
  package let files: [String: String]
  /// What `.livery.yml` says; empty where nothing is to be said.
  package let configuration: String
  /// The elements that the program shows, as trees in JSON.
  package let trees: [String]

  /// An example.
  ///
  /// - Parameters:
  ///   - source: the sheet.
  ///   - language: what it is written in.
  ///   - files: the other sheets, by name.
  ///   - configuration: what `.livery.yml` says.
  ///   - trees: the elements that the program shows, in JSON.
  package init(
    _ source: String, language: Language = .css, files: [String: String] = [:],
    configuration: String = "", trees: [String] = []
  ) {
    self.source = source
    self.language = language
    self.files = files
    self.configuration = configuration
    self.trees = trees
  }

  /// An example that is a sheet and nothing else.
  package init(stringLiteral source: String) { self.init(source) }
}

extension LintExample {
  /// What a sheet is written in.
  package enum Language: String, Sendable, Hashable {
    /// CSS.
    case css
    /// A style sheet in JSON.
    case json
  }
}
