// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The kind of content in the block of an at-rule, according to the rule's name.
package enum AtRuleRole {
  /// Rules and declarations as in the enclosing context, under a condition or in a layer.
  case group
  /// Keyframes, whose selectors are `from`, `to` and percentages.
  case keyframes
  /// Descriptors, or properties of an object that is not an element.
  case descriptors
  /// Other content: a statement without a block, or a part of another at-rule.
  case other
  /// Unknown content of an at-rule that CSS does not define.
  case unknown

  /// Creates the role of an at-rule's block, ignoring vendor prefixes such as `-webkit-`.
  package init(_ rule: AtRule) {
    var name = rule.name.lowercased()
    for prefix in ["-webkit-", "-moz-", "-o-", "-ms-"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    self = Self.roles[name] ?? .unknown
  }
}

extension AtRuleRole {
  /// The names of all at-rules of CSS, the most frequent first.
  ///
  /// Defined by the [index of at-rules](https://drafts.csswg.org/indexes/#at-rules).
  package static let names: [String] = table.flatMap(\.names)

  private static let roles = Dictionary(
    table.flatMap { entry in entry.names.map { ($0, entry.role) } }, uniquingKeysWith: { a, _ in a }
  )

  private static let table: [(role: AtRuleRole, names: [String])] = [
    (
      .group,
      [
        "media", "supports", "layer", "container", "scope", "starting-style", "document", "else",
        "when",
      ]
    ),
    (.keyframes, ["keyframes"]),
    (
      .descriptors,
      [
        "font-face", "page", "property", "counter-style", "color-profile", "font-feature-values",
        "font-palette-values", "position-try", "view-transition", "viewport",
      ]
    ),
    (
      .other,
      [
        "import", "charset", "namespace", "custom-media", "custom-selector", "function", "mixin",
        "apply", "contents", "macro", "result", "location", "navigation", "route",
        "supports-condition",
        // In @font-feature-values.
        "annotation", "character-variant", "historical-forms", "ornaments", "styleset", "stylistic",
        "swash",
        // In @page.
        "footnote", "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner",
        "bottom-left-corner", "bottom-left", "bottom-center", "bottom-right", "bottom-right-corner",
        "left-top", "left-middle", "left-bottom", "right-top", "right-middle", "right-bottom",
      ]
    ),
  ]
}
