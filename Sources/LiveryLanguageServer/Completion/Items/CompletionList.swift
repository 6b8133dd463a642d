// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

/// The answer to a request for completion.
///
/// Defined by [CompletionList](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionList).
struct CompletionList: ProtocolValue {
  /// The items.
  var items: [CompletionItem] = []
  /// Whether all items are listed.
  var isComplete = true
  /// The range from the begin of the word to the cursor.
  let insertRange: LSP.Range
  /// The range of the whole word.
  let replaceRange: LSP.Range
  /// The insertion of the semicolon that is missing before a new declaration.
  var semicolon: LSP.TextEdit?
  /// The document.
  let uri: DocumentURI
  /// The features of the client.
  let client: ClientCapabilities

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("isIncomplete", !isComplete)
      json.name("items")
      json.array { json in
        for item in items {
          json.object { json in
            item.writeMembers(into: &json, for: client, in: uri)
            writeEdits(of: item, into: &json)
          }
        }
      }
    }
  }

  private func writeEdits(of item: CompletionItem, into json: inout JSONWriter) {
    json.name("textEdit")
    json.object { json in
      json.member("newText", item.text ?? item.label)
      if client.has(.insertReplace) {
        json.member("insert", insertRange)
        json.member("replace", replaceRange)
      } else {
        json.member("range", replaceRange)
      }
    }
    if let semicolon, item.kind == .property {
      json.member("additionalTextEdits", [semicolon])
    }
  }
}
