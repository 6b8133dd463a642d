// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Announces what the editor shows with the text: hovers, semantic tokens, inlay hints and code
  /// lenses.
  func writeDisplay(into json: inout JSONWriter) {
    json.member("hoverProvider", true)
    json.name("semanticTokensProvider")
    json.object { json in
      json.name("legend")
      json.object { json in
        json.member("tokenTypes", SemanticTokenType.allCases.map(\.name))
        json.member("tokenModifiers", SemanticTokenModifiers.names)
      }
      json.member("range", true)
      json.name("full")
      json.object { $0.member("delta", true) }
    }
    json.name("inlayHintProvider")
    json.object { $0.member("resolveProvider", false) }
    json.name("codeLensProvider")
    json.object { $0.member("resolveProvider", true) }
  }
}
