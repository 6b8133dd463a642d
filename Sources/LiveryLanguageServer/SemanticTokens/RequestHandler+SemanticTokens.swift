// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

extension RequestHandler {
  /// Answers `textDocument/semanticTokens/full`: the tokens of a document.
  static let semanticTokens = RequestHandler("textDocument/semanticTokens/full") {
    session, params throws(ResponseError) in
    let uri = try params.uri()
    let data = try session.semanticTokens(of: uri)
    return LSP.SemanticTokens(id: session.remember(data, of: uri), data: data)
  }

  /// Answers `textDocument/semanticTokens/full/delta`: the changes since an earlier answer, or all
  /// tokens if that answer is unknown.
  static let semanticTokensDelta = RequestHandler("textDocument/semanticTokens/full/delta") {
    session, params throws(ResponseError) in
    let uri = try params.uri()
    let known = try params.string("previousResultId")
    let data = try session.semanticTokens(of: uri)
    let previous = session.previousResults.tokens[uri]
    let id = session.remember(data, of: uri)
    guard let previous, previous.id == known else {
      return LSP.SemanticTokens(id: id, data: data)
    }
    return LSP.SemanticTokensDelta(id: id, from: previous.data, to: data)
  }

  /// Answers `textDocument/semanticTokens/range`: the tokens of a part of a document.
  static let semanticTokensRange = RequestHandler("textDocument/semanticTokens/range") {
    session, params throws(ResponseError) in
    let data = try session.semanticTokens(of: try params.uri(), in: try params.range())
    return LSP.SemanticTokens(id: nil, data: data)
  }
}

extension ServerSession {
  /// Returns the tokens of a document, or none if it is no style sheet.
  ///
  /// - Parameters:
  ///   - uri: The document.
  ///   - range: The range that tokens must overlap, or `nil` for all tokens.
  /// - Returns: The tokens.
  /// - Throws: An error for the client if the document is not open.
  fileprivate func semanticTokens(
    of uri: DocumentURI, in range: LSP.Range? = nil
  ) throws(ResponseError) -> [UInt32] {
    let document = try document(uri)
    if document.language == .other { return [] }
    let sheet = try sheet(of: document)
    let limits = range.map { range in
      let start = document.lines.offset(of: range.start, in: client.encoding)
      return start..<max(start, document.lines.offset(of: range.end, in: client.encoding))
    }
    let sink = SemanticTokenSink(sheet, in: limits, encoding: client.encoding)
    let vocabulary = project(of: uri).configuration.vocabulary
    return SemanticTokenWalk(sheet, vocabulary, into: sink).tokens()
  }

  /// Stores tokens for a later request for changes, and returns their id.
  fileprivate func remember(_ data: [UInt32], of uri: DocumentURI) -> String {
    let id = previousResults.nextID()
    previousResults.tokens[uri] = (id, data)
    return id
  }
}
