// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

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
/// again.
///
/// What has no form in JSON is left out, with a diagnostic: what the parser could not read, and comments within declarations.
public struct JSONConversion: Sendable {
  /// The JSON, with comments where the sheet has them between rules and declarations.
  public let text: String
  /// What was left out.
  public let diagnostics: [Diagnostic]

  /// Converts a sheet.
  public init(_ tree: SyntaxTree) {
    var writer = JSONConverter(tree, variables: [:])
    let plain = writer.text()
    diagnostics = writer.log.diagnostics
    let variables = VariablePaths(tree).paths
    guard !variables.isEmpty else {
      text = plain
      return
    }
    // References are right where they make the same sheet.
    var other = JSONConverter(tree, variables: variables)
    let referring = other.text()
    text = Self.css(referring) == Self.css(plain) ? referring : plain
  }

  private static func css(_ json: String) -> String {
    let sheet = JSONStyleSheet(SourceText(json))
    return sheet.diagnostics.contains { $0.severity == .error } ? json : sheet.css
  }
}
