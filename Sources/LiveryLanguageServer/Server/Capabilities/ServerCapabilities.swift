// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

/// The features that the server announces.
///
/// Defined by [ServerCapabilities](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#serverCapabilities).
struct ServerCapabilities: ProtocolValue {
  /// The features of the client.
  let client: ClientCapabilities

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.name("capabilities")
      json.object { json in
        json.member("positionEncoding", client.encoding.protocolName)
        writeSynchronization(into: &json)
        writeDiagnostics(into: &json)
        writeNavigation(into: &json)
        writeCompletion(into: &json)
        writeDisplay(into: &json)
        writeColors(into: &json)
        writeFormatting(into: &json)
        writeCodeActions(into: &json)
      }
      json.name("serverInfo")
      json.object { $0.member("name", "livery") }
    }
  }

  private func writeSynchronization(into json: inout JSONWriter) {
    json.name("textDocumentSync")
    json.object { json in
      json.member("openClose", true)
      json.member("change", 2)
      json.name("save")
      json.object { $0.member("includeText", false) }
    }
    json.name("workspace")
    json.object { json in
      json.name("workspaceFolders")
      json.object { json in
        json.member("supported", true)
        json.member("changeNotifications", true)
      }
    }
  }

  private func writeDiagnostics(into json: inout JSONWriter) {
    json.name("diagnosticProvider")
    json.object { json in
      json.member("identifier", "livery")
      json.member("interFileDependencies", true)
      json.member("workspaceDiagnostics", true)
      json.member("workDoneProgress", true)
    }
  }
}
