// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSStorage

/// The tokens that an edit of a text replaces; all others are equal in both texts.
struct TokenReplacement {
  /// The positions of the replaced tokens in the stream before the edit.
  let old: Range<Int>
  /// The positions of their replacement in the stream after the edit.
  let new: Range<Int>
  /// The number of bytes by which the tokens after the replaced ones move.
  let byteShift: Int

  /// The number of positions by which the tokens after the replaced ones move.
  var tokenShift: Int { new.upperBound - old.upperBound }
}

/// Edits of a text that scan only a part of it.
///
/// A token cannot extend across a `;`, `{` or `}` that is a token, and the scanner has no state
/// between tokens. So the tokens from the start of a text to such a token depend only on the text
/// up to it, and the tokens after it only on the text after it.
extension TokenStream {
  /// Returns the stream of the text after an edit, and the tokens that the edit replaced.
  ///
  /// The text is then that of a string without undecodable bytes. A byte order mark at its start is
  /// removed, unless one was removed from the text before the edit.
  ///
  /// - Parameter edit: The edit; its range must begin and end between characters.
  /// - Returns: The stream, and the replaced tokens or `nil` if the whole text was scanned.
  func applying(_ edit: TextEdit) -> (stream: TokenStream, replacement: TokenReplacement?) {
    precondition(sourceMap == nil, "a generated text cannot be edited")
    precondition(
      sourceText.isCharacterAligned(edit.range),
      "the range of an edit must consist of whole characters of the text")
    let source = editedSource(edit)
    let markLength = self.source.hadByteOrderMark ? 0 : byteOrderMarkLength(source.bytes)
    source.hadByteOrderMark = self.source.hadByteOrderMark || markLength > 0
    if markLength == 0, let (buffer, replacement) = try? rescan(source, edit) {
      let stream = TokenStream(
        source: source, buffer: buffer, name: name, encoding: .utf8, diagnostics: [], base: base,
        sourceMap: nil)
      return (stream, replacement)
    }
    source.removeFirst(markLength)
    let stream = TokenStream(
      source: source, name: name, encoding: .utf8, diagnostics: [], base: base)
    return (stream, nil)
  }

  private func editedSource(_ edit: TextEdit) -> SourceBuffer {
    var replacement = edit.replacement
    return replacement.withUTF8 {
      SourceBuffer(copying: source.bytes, replacing: edit.range, with: $0)
    }
  }

  /// Scans the part of an edited text whose tokens may differ, and joins them with the others.
  private func rescan(
    _ edited: SourceBuffer, _ edit: TextEdit
  ) throws(TokenBuffer.Failure) -> (buffer: TokenBuffer, replacement: TokenReplacement) {
    if edited.count > TokenBuffer.maximumLength { throw .tooLarge }
    let byteShift = edited.count - byteCount
    let first = lastBoundary(atOrBefore: edit.range.lowerBound)
    let start = Int(tokens[first].start)
    var end = firstBoundary(after: edit.range.upperBound)
    let part = TokenBuffer()
    while true {
      let range = start..<Int(tokens[end].start) + byteShift
      let source = SourceBuffer(copying: UnsafeBufferPointer(rebasing: edited.bytes[range]))
      try part.scan(source)
      if end == count || part.endsAtBoundary { break }
      // A string, comment or url contains the end of the part. The next part is at least four times
      // as long, so that the time stays linear.
      end = firstBoundary(after: Int(tokens[end].start) + 3 * range.count)
    }
    let replacement = TokenReplacement(
      old: first..<end, new: first..<first + part.count, byteShift: byteShift)
    let joined = TokenBuffer()
    try joined.join([
      .init(buffer: buffer, range: 0..<first, byteShift: 0),
      .init(buffer: part, range: 0..<part.count, byteShift: start),
      .init(buffer: buffer, range: end..<count + 1, byteShift: byteShift),
    ])
    return (joined, replacement)
  }

  /// Returns the position after the last boundary token that ends at or before an offset, or zero.
  private func lastBoundary(atOrBefore offset: Int) -> Int {
    // The last token that begins at or before the offset; it may be the end of the text.
    var position = partition { $0.start > offset } - 1
    while position > 0, !tokens[position - 1].kind.isBoundary { position -= 1 }
    return position
  }

  /// Returns the position after the first boundary token that begins at an offset or later.
  ///
  /// The result is ``count`` if there is no such token.
  private func firstBoundary(after offset: Int) -> Int {
    var position = partition { $0.start >= offset }
    while position < count, !tokens[position].kind.isBoundary { position += 1 }
    return Swift.min(position + 1, count)
  }

  /// Returns the position of the first token that satisfies a condition; the end of the text counts.
  private func partition(_ isInSecondPart: (Token) -> Bool) -> Int {
    UnsafeBufferPointer(start: tokens, count: count + 1).partitioningIndex(where: isInSecondPart)
  }
}

extension TokenBuffer {
  /// Whether the last token is a boundary.
  ///
  /// Such a token has one byte, so it is the last byte of the text.
  fileprivate var endsAtBoundary: Bool { count > 0 && base[count - 1].kind.isBoundary }
}

extension TokenKind {
  /// Whether no other token can extend across the token, and the token ends declarations or rules.
  fileprivate var isBoundary: Bool {
    self == .semicolon || self == .leftBrace || self == .rightBrace
  }
}
