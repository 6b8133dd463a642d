// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LSP {
  /// A short text that the editor shows after a position of a document.
  struct InlayHint: ProtocolValue, Hashable, Sendable {
    /// The position.
    let position: TextPosition
    /// The text.
    let label: String
    /// The explanation, as plain text.
    let tooltip: String

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("position", position)
        json.member("label", label)
        json.member("tooltip", tooltip)
        json.member("paddingLeft", true)
      }
    }
  }
}
