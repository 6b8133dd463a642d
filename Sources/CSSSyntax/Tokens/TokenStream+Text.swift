// SPDX-License-Identifier: Apache-2.0

/// The text of tokens, and its relation to other texts.
extension TokenStream {
  /// Returns the stream with another base for the addresses in it.
  ///
  /// Text and tokens stay in place, so ``bytes`` is the same pointer.
  package func based(on base: URLBase) -> TokenStream {
    if self.base == base { return self }
    return TokenStream(
      source: source, buffer: buffer, name: name, encoding: encoding, diagnostics: diagnostics,
      base: base, sourceMap: sourceMap)
  }

  /// The text without its tokens, in the same memory; without the `sourceMap`.
  public var sourceText: SourceText {
    SourceText(source, name: name, encoding: encoding, diagnostics: diagnostics)
  }

  /// Returns a sort key that orders offsets as the original text.
  package func sortKey(of offset: Int) -> Int { sourceMap?.sortKey(of: offset) ?? offset }

  /// Returns the edit of the original text that corresponds to an edit, or `nil` if there is none.
  package func original(of fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt? {
    sourceMap == nil ? fixIt : sourceMap?.original(of: fixIt)
  }

  /// Returns the source text of a token.
  public func text(of position: Int) -> String { text(in: range(of: position)) }

  /// Returns the source text of a range of tokens.
  public func text(of positions: Range<Int>) -> String { text(in: byteRange(of: positions)) }

  /// Returns a range of tokens without the white space and comments at both ends.
  package func trimmed(_ positions: Range<Int>) -> Range<Int> {
    var (start, end) = (positions.lowerBound, positions.upperBound)
    while start < end, tokens[start].kind.isTrivia { start += 1 }
    while start < end, tokens[end - 1].kind.isTrivia { end -= 1 }
    return start..<end
  }

  /// Returns the source text of a byte range; the parts of a split character become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range must be within the text")
    return String(decoding: utf8(in: range), as: UTF8.self)
  }

  /// Returns the bytes of a range; valid as long as the stream lives.
  @inlinable
  package func utf8(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }
}
