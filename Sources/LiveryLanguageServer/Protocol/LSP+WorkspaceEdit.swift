// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension LSP {
  /// Edits of several documents.
  ///
  /// A client that knows `documentChanges` receives the edits with the versions of the documents.
  struct WorkspaceEdit: ProtocolValue {
    /// The edits of each document, in the order of the documents.
    var documents: [TextDocumentEdit] = []
    /// Whether the client supports versions.
    let isVersioned: Bool

    func write(into json: inout JSONWriter) {
      json.object { json in
        if isVersioned {
          json.member("documentChanges", documents)
          return
        }
        json.name("changes")
        json.object { json in
          for document in documents { json.member(document.uri.text, document.edits) }
        }
      }
    }
  }

  /// Edits of a document.
  struct TextDocumentEdit: ProtocolValue {
    /// The document.
    let uri: DocumentURI
    /// The version of an open document, or `nil` for a file.
    let version: Int?
    /// The edits, which do not overlap.
    let edits: [LSP.TextEdit]

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.name("textDocument")
        json.object { json in
          json.member("uri", uri)
          json.member("version", version)
        }
        json.member("edits", edits)
      }
    }
  }

  /// A command that the client sends back to the server.
  struct Command: ProtocolValue {
    /// The title for a user.
    let title: String
    /// The name of the command, or an empty string for a title that does nothing.
    let command: String

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("title", title)
        json.member("command", command)
      }
    }
  }
}
