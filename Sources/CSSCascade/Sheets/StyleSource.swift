// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One parsed sheet of a ``CSSStyleSheet``: its name, its origin and its syntax tree.
public struct StyleSource: Sendable {
  /// What the sheet is called: unique within a ``CSSStyleSheet``, and the file name in diagnostics.
  public let name: String
  /// Who wrote it.
  public let origin: Origin
  /// Its rules, with all places and texts.
  public let tree: SyntaxTree

  /// Names a parsed sheet.
  public init(_ tree: SyntaxTree, name: String, origin: Origin = .author) {
    self.name = name
    self.origin = origin
    self.tree = tree
  }
}
