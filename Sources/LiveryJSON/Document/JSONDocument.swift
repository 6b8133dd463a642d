// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A parsed JSON text, with the byte range of every value in it.
///
/// ```swift
/// let document = JSONDocument(parsing: #"{"type": "toolbar", "width": 320}"#)
/// document.root?["type"]?.string     // "toolbar"
/// document.root?["width"]?.range     // 29..<32
/// ```
///
/// Parsing never fails: ``diagnostics`` reports errors, and the document contains the valid parts.
/// Without errors, the text is valid JSON with the extensions that ``JSONOptions`` allowed. Parsing
/// takes time and memory in proportion to the text, for any input. An object or array nested deeper
/// than ``maximumDepth`` is an error, and becomes an invalid value without content.
///
/// Defined by [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259).
package struct JSONDocument: Sendable {
  /// The maximum nesting depth of objects and arrays, where the root has depth 1.
  package static let maximumDepth = 512

  /// The source text.
  package let source: SourceText
  /// The values and member names in source order; the first node is the root.
  package let nodes: [JSONNode]
  /// The diagnostics: those of decoding the text, then those of parsing it in source order.
  package let diagnostics: [Diagnostic]

  init(source: SourceText, nodes: [JSONNode], diagnostics: [Diagnostic]) {
    self.source = source
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// The root value, or `nil` for a text without a token or of 2 GiB and more.
  ///
  /// A text without a token is empty, white space or comments.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(self, 0) }

  /// A Boolean value that indicates whether the text has no errors; warnings are ignored.
  package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
}
