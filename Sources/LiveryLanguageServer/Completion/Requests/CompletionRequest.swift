// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

/// A request for completion in a document.
struct CompletionRequest {
  /// The session with the features of the client and the theme.
  let session: ServerSession
  /// The document.
  let document: Document
  /// The byte offset of the cursor.
  let offset: Int

  /// Returns the items.
  func list() throws(ResponseError) -> CompletionList {
    let sheet = try session.sheet(of: document)
    let theme = session.theme(of: document)
    switch document.content {
    case .css:
      let context = CompletionContext(in: sheet.stream, at: offset)
      var builder = builder(context, sheet, theme)
      builder.build()
      return list(of: builder, at: 0)
    case .text(let text):
      guard let string = JSONCursor(in: text, at: offset) else { return empty }
      var builder = builder(string.context, sheet, theme)
      builder.build(in: string)
      return list(of: builder, at: string.content.lowerBound)
    }
  }

  private func builder(
    _ context: CompletionContext, _ sheet: ThemeSheet, _ theme: EditedTheme
  ) -> CompletionBuilder {
    CompletionBuilder(
      context, theme: theme, sheet: sheet, usesSnippets: session.client.has(.snippets),
      addsSemicolons: session.settings.completesSemicolons,
      files: document.uri.path.map {
        ThemePaths(root: session.project(of: document.uri).root, sheet: LexicalPath($0))
      })
  }

  private var empty: CompletionList {
    let range = range(offset..<offset)
    return CompletionList(
      insertRange: range, replaceRange: range, uri: document.uri, client: session.client)
  }

  /// Returns the answer with the items of a builder.
  ///
  /// - Parameters:
  ///   - builder: The builder.
  ///   - start: The offset of the builder's text in the document.
  /// - Returns: The list of items.
  private func list(of builder: CompletionBuilder, at start: Int) -> CompletionList {
    let word = builder.word.range
    let (items, isComplete) = builder.items.bounded(by: builder.prefix)
    var list = CompletionList(
      items: items, isComplete: isComplete, insertRange: range(start + word.lowerBound..<offset),
      replaceRange: range(start + word.lowerBound..<start + word.upperBound), uri: document.uri,
      client: session.client)
    if let missing = builder.context.missingSemicolon {
      list.semicolon = LSP.TextEdit(range: range(missing..<missing), newText: ";")
    }
    return list
  }

  private func range(_ bytes: Range<Int>) -> LSP.Range {
    document.lines.range(of: bytes, in: session.client.encoding)
  }
}

extension CompletionContext {
  /// The byte offset of the semicolon that is missing if a declaration begins at the word.
  fileprivate var missingSemicolon: Int? {
    switch role {
    case .property(let position): position.missingSemicolon
    case .value(let position): position.missingSemicolon
    default: nil
    }
  }
}

extension RequestHandler {
  /// Answers `textDocument/completion`.
  static let completion = RequestHandler("textDocument/completion") {
    session, params throws(ResponseError) in
    let document = try session.document(try params.uri())
    let position = try params.position()
    guard document.language != .other else { return ProtocolNull() }
    let offset = document.lines.offset(of: position, in: session.client.encoding)
    return try CompletionRequest(session: session, document: document, offset: offset).list()
  }
}
