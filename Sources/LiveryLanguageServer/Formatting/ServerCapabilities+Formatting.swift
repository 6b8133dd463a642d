// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Announces the requests for formatting.
  func writeFormatting(into json: inout JSONWriter) {
    json.member("documentFormattingProvider", true)
    json.member("documentRangeFormattingProvider", true)
    json.name("documentOnTypeFormattingProvider")
    json.object { json in
      json.member("firstTriggerCharacter", "}")
      json.member("moreTriggerCharacter", [";"])
    }
  }
}
