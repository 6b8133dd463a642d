// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Writes the features that find and rename names, and those about the structure of documents.
  func writeNavigation(into json: inout JSONWriter) {
    for name in [
      "definitionProvider", "declarationProvider", "referencesProvider",
      "documentHighlightProvider", "documentSymbolProvider", "workspaceSymbolProvider",
      "foldingRangeProvider", "selectionRangeProvider",
    ] {
      json.member(name, true)
    }
    json.name("documentLinkProvider")
    json.object { $0.member("resolveProvider", false) }
    json.name("renameProvider")
    if client.has(.renameDefault) {
      json.object { $0.member("prepareProvider", true) }
    } else {
      json.value(true)
    }
  }
}
