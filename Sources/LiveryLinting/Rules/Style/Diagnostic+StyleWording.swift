// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of how a sheet is laid out.
extension Diagnostic.Kind {
  /// A block with nothing in it.
  public static let emptyBlock = Self("empty-block", .warning) { _ in "this block is empty" }
  /// A comment with nothing in it.
  public static let emptyComment = Self("empty-comment", .warning) { _ in "this comment is empty" }
  /// A sheet with nothing in it.
  public static let emptySource = Self("empty-source", .warning) { _ in "this sheet is empty" }
  /// White space that is none for CSS.
  public static let irregularWhitespace = Self("irregular-whitespace", .warning) {
    "\($0.found) looks like a space, and is no white space for CSS"
  }
  /// A string in other quotation marks than the rest.
  public static let quotes = Self("quotes", .warning) {
    "this string stands in \($0.found) quotes; others stand in \($0.expected) ones"
  }
  /// A rule in more rules than anybody reads.
  public static let maxNestingDepth = Self("max-nesting-depth", .warning) {
    "this rule is nested in more than \($0.limit) others"
  }
  /// A declaration that nothing but another important one overrides.
  public static let noImportant = Self("no-important", .warning) { _ in
    "only another important declaration overrides this; a layer or a selector decides as well"
  }
  /// A declaration that is not where its name is looked for.
  public static let propertyOrder = Self("property-order", .warning) {
    "'\($0.found)' stands before '\($0.expected)'"
  }
  /// A rule outside of all layers.
  public static let requireLayer = Self("require-layer", .warning) { _ in
    "this rule stands in no '@layer', so it overrides all that do"
  }
}
