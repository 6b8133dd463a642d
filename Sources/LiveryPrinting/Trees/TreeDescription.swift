// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax
import LiveryJSON

/// A tree of elements decoded from JSON text.
///
/// ```json
/// {
///   "type": "toolbar", "id": "main", "classes": ["dark"], "width": 320, "height": 44,
///   "children": [{"type": "button", "states": ["hover"], "attributes": {"kind": "round"}, "text": "Send"}]
/// }
/// ```
///
/// An element is an object. Only its `type` is required, and a `null` value equals a missing one.
/// `style` contains the element's own declarations. `language` is the language of its text. `parts`
/// lists the names for `::part()`, and `supertypes` the types that the element also matches. The
/// text may contain comments and trailing commas. The maximum nesting depth is 256.
package struct TreeDescription: Sendable {
  /// The source text.
  package let source: SourceText
  /// The root with its descendants, or `nil` if the text has errors.
  package let root: StyleElement?
  /// The diagnostics of the text, in text order.
  package let diagnostics: [Diagnostic]

  /// Parses a tree.
  package init(parsing source: SourceText) {
    var decoder = TreeDecoder(JSONDocument(parsing: source, options: .handwritten))
    let root = decoder.tree()
    self.source = source
    diagnostics = decoder.log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.root = diagnostics.contains { $0.severity == .error } ? nil : root
  }
}
