// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A CSS style sheet converted to a JSON style sheet.
///
/// ```swift
/// let tree = SyntaxTree(parsing: "editor toolbar { border-radius: 3px }")
/// JSONConversion(tree).text     // {"editor": {"toolbar": {"borderRadius": 3}}}, over several lines
/// ```
///
/// Parsed by ``JSONStyleSheet``, the JSON has the same rules in the same order. A value has a form
/// of the Ångström Style System if that form yields identical CSS; otherwise it stays CSS. Rules of
/// element types become nested objects, as far as that preserves the order of the rules. Custom
/// properties that a ``JSONStyleSheet`` wrote for references become references again. A custom
/// property without such a form stays CSS, which is reported.
///
/// Parts without a JSON form are omitted with a diagnostic: syntax errors, and comments within
/// declarations.
package struct JSONConversion: Sendable {
  /// The JSON, with the comments between rules and declarations of the sheet.
  package let text: String
  /// The diagnostics of omitted parts.
  package let diagnostics: [Diagnostic]

  /// The declarations of the sheet that became members.
  let convertedDeclarations: [JSONConverter.ConvertedDeclaration]

  /// Converts a style sheet.
  package init(_ tree: SyntaxTree) {
    var plain = JSONConverter(tree)
    var text = plain.text().text
    var log = plain.log
    var convertedDeclarations = plain.convertedDeclarations
    let paths = VariablePaths(tree)
    if !paths.variables.isEmpty {
      var search = ReferenceSearch(tree, paths, css: JSONStyleSheet(SourceText(text)).tree)
      if let found = search.converter() {
        text = found.text
        convertedDeclarations = found.converter.convertedDeclarations
        log = found.converter.log
      }
      for diagnostic in search.diagnostics(convertedDeclarations) { log.add(diagnostic) }
    }
    self.text = text
    self.convertedDeclarations = convertedDeclarations
    diagnostics = log.diagnostics
  }
}
