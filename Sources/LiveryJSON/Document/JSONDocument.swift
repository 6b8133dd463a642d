// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A JSON text that was read, with the place of everything in it.
///
/// ```swift
/// let document = JSONDocument(parsing: #"{"type": "toolbar", "width": 320}"#)
/// document.root?["type"]?.string     // "toolbar"
/// document.root?["width"]?.range     // 29..<32
/// ```
///
/// Reading never fails: what is wrong is told by ``diagnostics``, and what could be read all the same is there. A
/// document without errors is JSON, to the letter. Reading takes time and memory in proportion to the text, whatever it
/// holds; brackets nested deeper than ``maximumDepth`` are passed over with a diagnostic.
///
/// Defined by [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
package struct JSONDocument: Sendable {
  /// How many objects and arrays may stand in one another.
  package static let maximumDepth = 512

  /// The text.
  package let source: SourceText
  /// Every value and name in document order; see ``JSONNode``.
  package let nodes: [JSONNode]
  /// What is wrong with the text, in its order; what was wrong with its bytes comes first.
  package let diagnostics: [Diagnostic]

  init(source: SourceText, nodes: [JSONNode], diagnostics: [Diagnostic]) {
    (self.source, self.nodes, self.diagnostics) = (source, nodes, diagnostics)
  }

  /// The value that the text is; nil for an empty text.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(self, 0) }

  /// Whether the text has no error; warnings do not count.
  package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
}
