// SPDX-License-Identifier: Apache-2.0

/// An example of a lint rule: a sheet and the context that the rule needs.
package struct LintExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The text of the sheet.
  package let source: String
  /// The language of the sheet.
  package let language: Language
  /// The other sheets by name: those below it in the theme, or those that it imports.
  package let files: [String: String]
  /// The text of the configuration file, or an empty string for the default configuration.
  package let configuration: String
  /// The elements of the program, as trees in JSON.
  package let trees: [String]

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - source: The text of the sheet.
  ///   - language: The language of the sheet.
  ///   - files: The other sheets, by name.
  ///   - configuration: The text of `.livery.yml`.
  ///   - trees: The elements of the program, as trees in JSON.
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

  /// Creates an example of a single CSS sheet.
  package init(stringLiteral source: String) { self.init(source) }
}

extension LintExample {
  /// The language of a sheet.
  package enum Language: String, Sendable, Hashable {
    /// CSS.
    case css
    /// A style sheet in JSON.
    case json
  }
}
