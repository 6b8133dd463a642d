// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryLinting

/// The document, the range and the theme of a request for code actions.
struct CodeActionContext {
  /// The session.
  let session: ServerSession
  /// The document.
  let document: Document
  /// The sheet of the document.
  let sheet: ThemeSheet
  /// The theme of the document.
  let theme: EditedTheme
  /// The selected bytes of the document.
  let range: Range<Int>
  /// The requested kinds, or `nil` for all.
  private let only: [String]?

  /// Creates the context of a request.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - params: The parameters, with a document and a range.
  /// - Throws: An error for the client if the document is no open sheet.
  init(_ session: ServerSession, _ params: RequestParams) throws(ResponseError) {
    self.session = session
    document = try session.document(params.uri())
    sheet = try session.sheet(of: document)
    theme = session.theme(of: document)
    range = document.lines.bytes(of: try params.range(), in: session.client.encoding)
    only = params.json?[path: "context", "only"]?.strings
  }

  /// The project of the document.
  var project: Project { session.project(of: document.uri) }

  /// Returns whether actions of a kind are requested.
  func includes(_ kind: LSP.CodeActionKind) -> Bool {
    guard let only else { return true }
    return only.contains(where: kind.isIncluded(in:))
  }
}

extension CodeActionContext {
  /// The sheets of the theme with their findings.
  var checkedSheets: [ServerSession.CheckedSheet] {
    session.check(project.theme(with: document.name), of: project)
  }

  /// Returns an action that edits the document.
  ///
  /// - Parameters:
  ///   - title: The title for a user.
  ///   - kind: The kind.
  ///   - edits: The edits of the text of the sheet's tree.
  /// - Returns: The action, or `nil` if there is no edit, or the file does not contain the text.
  func action(
    _ title: String, _ kind: LSP.CodeActionKind, _ edits: [TextEdit]
  ) -> LSP.CodeAction? {
    action(title, kind, [(sheet: sheet, edits: edits)])
  }

  /// Returns an action that edits several sheets.
  ///
  /// - Parameters:
  ///   - title: The title for a user.
  ///   - kind: The kind.
  ///   - edits: The edits of the texts of the sheets' trees.
  /// - Returns: The action, or `nil` if there is no edit, or a file does not contain the text.
  func action(
    _ title: String, _ kind: LSP.CodeActionKind, _ edits: [(sheet: ThemeSheet, edits: [TextEdit])]
  ) -> LSP.CodeAction? {
    var originals: [(sheet: ThemeSheet, edits: [TextEdit])] = []
    for (sheet, edits) in edits where !edits.isEmpty {
      guard let edits = sheet.originals(of: edits) else { return nil }
      originals.append((sheet, edits))
    }
    guard let edit = session.workspaceEdit(originals) else { return nil }
    return LSP.CodeAction(title: title, kind: kind, edit: edit)
  }
}

extension ThemeSheet {
  /// Returns the edits of the file for edits of the tree's text, or `nil` if the file does not
  /// contain the text of one.
  func originals(of edits: [TextEdit]) -> [TextEdit]? {
    let originals = edits.compactMap { edit in
      stream.original(
        of: Diagnostic.FixIt(range: edit.range, replacement: edit.replacement, isSafe: false))?.edit
    }
    return originals.count == edits.count ? originals : nil
  }

  /// Returns the bytes of the sheet's own file for bytes of the tree's text, or `nil` if they come
  /// from another file.
  func originalRange(of range: Range<Int>) -> Range<Int>? {
    guard let map = stream.sourceMap else { return range }
    let original = map.originalRange(of: range)
    return original.originalIndex == 0 ? original.range : nil
  }
}

extension ServerSession {
  /// Returns edits of files as a value of the protocol.
  ///
  /// - Parameter edits: The edits of each sheet's file, in bytes.
  /// - Returns: The edits, or `nil` if there are none or a sheet has no file.
  func workspaceEdit(_ edits: [(sheet: ThemeSheet, edits: [TextEdit])]) -> LSP.WorkspaceEdit? {
    var documents: [LSP.TextDocumentEdit] = []
    for (sheet, edits) in edits where !edits.isEmpty {
      guard let uri = sheet.uri else { return nil }
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
        LSP.TextEdit(
          range: sheet.range(ofOriginal: $0.range, in: client.encoding), newText: $0.replacement)
      }
      documents.append(LSP.TextDocumentEdit(uri: uri, version: sheet.version, edits: sorted))
    }
    if documents.isEmpty { return nil }
    return LSP.WorkspaceEdit(documents: documents, isVersioned: client.has(.documentChanges))
  }
}
