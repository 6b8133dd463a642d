// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryJSON

extension RequestHandler {
  /// `textDocument/formatting`: the edits that format a document.
  static let formatting = RequestHandler(
    "textDocument/formatting"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    return document.textEdits(in: session.client.encoding) { tree in
      Formatter(tree, options: FormattingOptions(params)).edited.edits
    }
  }

  /// `textDocument/rangeFormatting`: the edits that format the rules and declarations in a range.
  static let rangeFormatting = RequestHandler(
    "textDocument/rangeFormatting"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    let encoding = session.client.encoding
    let range = document.lines.bytes(of: try params.range(), in: encoding)
    return document.textEdits(in: encoding) { tree in
      Formatter(tree, options: FormattingOptions(params)).edited(in: range).edits
    }
  }

  /// `textDocument/onTypeFormatting`: the edits that format the rule or declaration that a typed
  /// character ends.
  static let onTypeFormatting = RequestHandler(
    "textDocument/onTypeFormatting"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    let encoding = session.client.encoding
    let offset = document.lines.offset(of: try params.position(), in: encoding)
    let character = try params.string("ch")
    return document.textEdits(in: encoding) { tree in
      guard let range = tree.range(endedBy: character, before: offset) else { return [] }
      let edits = Formatter(tree, options: FormattingOptions(params)).edited(in: range).edits
      // Text after the cursor is not finished.
      return edits.filter { $0.range.lowerBound < offset && $0.range.upperBound <= offset }
    }
  }
}

extension Document {
  /// Returns edits of the text as values of the protocol, or none for a document that is not CSS.
  fileprivate func textEdits(
    in encoding: PositionEncoding, _ edits: (SyntaxTree) -> [TextEdit]
  ) -> [LSP.TextEdit] {
    guard case .css(let tree) = content else { return [] }
    return edits(tree).map { lines.textEdit(of: $0, in: encoding) }
  }
}

extension LineIndex {
  /// Returns the byte range of a range of positions.
  func bytes(of range: LSP.Range, in encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, in: encoding)
    return start..<max(start, offset(of: range.end, in: encoding))
  }

  /// Returns an edit of bytes as a value of the protocol.
  func textEdit(of edit: TextEdit, in encoding: PositionEncoding) -> LSP.TextEdit {
    LSP.TextEdit(range: range(of: edit.range, in: encoding), newText: edit.replacement)
  }
}

extension FormattingOptions {
  /// Reads the options of a request.
  ///
  /// The width of tabs is not used, because the formatter indents by spaces.
  fileprivate init(_ params: RequestParams) {
    self.init()
    guard let options = params.json?["options"], options["insertSpaces"]?.bool == true,
      let width = options["tabSize"]?.integer, width > 0
    else { return }
    indentWidth = width
  }
}

extension SyntaxTree {
  /// Returns the bytes of the rule or statement that a typed character ends, or `nil` if it ends
  /// none.
  ///
  /// - Parameters:
  ///   - character: A closing brace or a semicolon.
  ///   - offset: The byte offset after the character.
  /// - Returns: The bytes of the node.
  fileprivate func range(endedBy character: String, before offset: Int) -> Range<Int>? {
    let kind: TokenKind
    switch character {
    case "}": kind = .rightBrace
    case ";": kind = .semicolon
    default: return nil
    }
    let node = nodes.indices.last { index in
      let end = Int(nodes[index].end)
      return end > 0 && stream[end - 1].kind == kind
        && stream.byteRange(of: 0..<end).upperBound == offset
    }
    return node.map { stream.byteRange(of: Int(nodes[$0].first)..<Int(nodes[$0].end)) }
  }
}
