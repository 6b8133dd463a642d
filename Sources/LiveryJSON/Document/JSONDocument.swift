// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A parsed JSON text, with the range of every value in it.
///
/// ```swift
/// let document = JSONDocument(parsing: #"{"type": "toolbar", "width": 320}"#)
/// document.root?["type"]?.string     // "toolbar"
/// document.root?["width"]?.range     // 29..<32
/// ```
///
/// Parsing never fails: ``diagnostics`` reports errors, and the document contains the valid parts.
/// A document without errors is strictly valid JSON. Parsing takes time and memory in proportion to
/// the text, for any input. Brackets nested deeper than ``maximumDepth`` are skipped with a
/// diagnostic.
///
/// Defined by [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
package struct JSONDocument: Sendable {
  /// The maximum nesting depth of objects and arrays.
  package static let maximumDepth = 512

  /// The text.
  package let source: SourceText
  /// The values and names in document order; see ``JSONNode``.
  package let nodes: [JSONNode]
  /// The diagnostics of the text, in source order, after those of its decoding.
  package let diagnostics: [Diagnostic]

  init(source: SourceText, nodes: [JSONNode], diagnostics: [Diagnostic]) {
    (self.source, self.nodes, self.diagnostics) = (source, nodes, diagnostics)
  }

  /// The root value; `nil` for an empty text.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(self, 0) }

  /// A Boolean value that indicates whether the text has no errors; warnings are ignored.
  package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
}
