// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Announces completion and signature help, with the characters that begin them.
  func writeCompletion(into json: inout JSONWriter) {
    json.name("completionProvider")
    json.object { json in
      json.member(
        "triggerCharacters", [":", "-", ".", "#", "@", "(", " ", "\"", "'", "/"])
      json.member("resolveProvider", true)
      if client.has(.labelDetails) {
        json.name("completionItem")
        json.object { $0.member("labelDetailsSupport", true) }
      }
    }
    json.name("signatureHelpProvider")
    json.object { $0.member("triggerCharacters", ["(", ",", " "]) }
  }
}
