// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax
import LiveryJSON

/// A tree of elements that a JSON text describes.
///
/// ```json
/// {
///   "type": "toolbar", "id": "main", "classes": ["dark"], "width": 320, "height": 44,
///   "children": [{"type": "button", "states": ["hover"], "attributes": {"kind": "round"}, "text": "Send"}]
/// }
/// ```
///
/// An element is an object; everything but its `type` is optional, and `null` stands for nothing. `style`
/// holds declarations of the element's own, `language` is that of its text, `parts` names what `::part()`
/// asks for, `supertypes` the types that the type is a kind of. Comments and trailing commas may stand in
/// the text. Elements may stand 256 deep.
package struct TreeDescription: Sendable {
  /// The text.
  package let source: SourceText
  /// The root with all that is below it; nil when the text has errors.
  package let root: StyleElement?
  /// What is wrong with the text, in its order.
  package let diagnostics: [Diagnostic]

  /// Reads a description.
  package init(parsing source: SourceText) {
    var decoder = TreeDecoder(JSONDocument(parsing: source, options: .handwritten))
    let root = decoder.tree()
    self.source = source
    diagnostics = decoder.log.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.root = diagnostics.contains { $0.severity == .error } ? nil : root
  }
}
