// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A sheet of CSS as a style sheet in JSON.
///
/// ```swift
/// let tree = SyntaxTree(parsing: "editor toolbar { border-radius: 3px }")
/// JSONConversion(tree).text     // {"editor": {"toolbar": {"borderRadius": 3}}}, over several lines
/// ```
///
/// The JSON, read by ``JSONStyleSheet``, has the same rules in the same order. A value is written in the forms of the Ångström
/// Style System where these give the very same CSS, and as CSS else. Rules of element types are objects in one another as far
/// as that leaves the order of the rules alone. Custom properties that a ``JSONStyleSheet`` wrote for references are references
/// again, each by itself: one that has no such form stays CSS, which is told.
///
/// What has no form in JSON is left out, with a diagnostic: what the parser could not read, and comments within declarations.
package struct JSONConversion: Sendable {
  /// The JSON, with comments where the sheet has them between rules and declarations.
  package let text: String
  /// What was left out.
  package let diagnostics: [Diagnostic]

  /// Where the sheet's declarations are.
  let placements: [JSONConverter.Placement]

  /// Converts a sheet.
  package init(_ tree: SyntaxTree) {
    var plain = JSONConverter(tree)
    var text = plain.text().text
    var log = plain.log
    var placements = plain.placements
    let paths = VariablePaths(tree)
    if !paths.variables.isEmpty {
      var search = ReferenceSearch(tree, paths, css: JSONStyleSheet(SourceText(text)).tree)
      if let found = search.converter() {
        text = found.text
        placements = found.converter.placements
        log = found.converter.log
      }
      for diagnostic in search.diagnostics(placements) { log.add(diagnostic) }
    }
    self.text = text
    self.placements = placements
    diagnostics = log.diagnostics
  }
}
