// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A decoded text and its tokens: what every later stage reads, never copies and never changes.
///
/// ```swift
/// let stream = TokenStream("a { color: red }", name: "theme.css")
/// stream.count                  // 10
/// stream[0].kind                // .ident
/// stream.text(of: 0)            // "a"
/// ```
///
/// Offsets count bytes of the decoded UTF-8 text. Comments and white space are tokens like the others, so the
/// tokens' texts joined give the text back.
///
/// Defined by [CSS Syntax Level 3, section 4](https://drafts.csswg.org/css-syntax-3/#tokenization).
public final class TokenStream: Sendable {
  /// What the text is called in diagnostics: a file's path, `<stdin>`, or a name of the program's own.
  public let name: String
  /// The encoding the bytes were in; UTF-8 for a string.
  public let encoding: SourceEncoding
  /// The number of tokens, the end of the text left out.
  public let count: Int
  /// The length of the text in bytes.
  package let byteCount: Int
  /// What was wrong with the bytes themselves: undecodable sequences, a text that is too long.
  public let diagnostics: [Diagnostic]
  /// The sheet that addresses in the text are relative to; nil where nobody said.
  package let base: URLBase?
  /// Where the text comes from that was written out of other texts; nil where somebody wrote it as it is.
  package let sourceMap: SourceMap?

  /// The text, followed by two bytes of zero; lives as long as the stream.
  @usableFromInline nonisolated(unsafe) package let bytes: UnsafePointer<UInt8>
  /// The tokens and one of kind ``TokenKind/endOfFile``; lives as long as the stream.
  @usableFromInline nonisolated(unsafe) package let tokens: UnsafePointer<Token>

  private let source: SourceBuffer
  private let buffer: TokenBuffer

  /// Scans a text.
  ///
  /// A text of 2 GiB or more is not scanned: the stream is empty and says so in its ``diagnostics``.
  public convenience init(_ text: String, name: String = "<string>") {
    self.init(text, name: name, base: nil)
  }

  /// Scans a text whose addresses are relative to a sheet.
  package convenience init(_ text: String, name: String = "<string>", base: URLBase?) {
    self.init(
      source: SourceBuffer(copying: text), name: name, encoding: .utf8, diagnostics: [], base: base)
  }

  /// Scans a text that was written out of other texts; places in it are told in those.
  package convenience init(_ text: String, name: String, sourceMap: SourceMap) {
    self.init(
      source: SourceBuffer(copying: text), name: name, encoding: .utf8, diagnostics: [], base: nil,
      sourceMap: sourceMap)
  }

  /// Decodes a sheet's bytes and scans the text.
  ///
  /// A byte order mark decides the encoding; then what `encoding` states (the protocol's word); then an `@charset` at the
  /// very beginning; then `environment`; else the bytes are UTF-8. Bytes that cannot be decoded become U+FFFD, with a
  /// diagnostic.
  ///
  /// Defined by [CSS Syntax Level 3, section 3.2](https://drafts.csswg.org/css-syntax-3/#input-byte-stream).
  public convenience init(
    decoding bytes: some Collection<UInt8>, encoding: String? = nil,
    environment: SourceEncoding? = nil, name: String = "<data>"
  ) {
    let source = SourceBuffer(copying: bytes)
    self.init(
      decoder: SourceDecoder(source, stated: encoding, environment: environment), name: name)
  }

  /// Scans what was decoded.
  convenience init(decoder: SourceDecoder, name: String) {
    self.init(
      source: decoder.source, name: name, encoding: decoder.encoding,
      diagnostics: decoder.diagnostics, base: nil)
  }

  /// Scans a text whose bytes are valid UTF-8 without a byte order mark.
  private init(
    source: SourceBuffer, name: String, encoding: SourceEncoding, diagnostics: [Diagnostic],
    base: URLBase?, sourceMap: SourceMap? = nil
  ) {
    let buffer = TokenBuffer()
    var source = source
    var diagnostics = diagnostics
    do {
      try buffer.scan(source)
    } catch {
      diagnostics.append(Diagnostic(.unscannable(error, length: source.count), range: 0..<0))
      source = SourceBuffer()
      // An empty text is neither too long nor does it need memory worth the name.
      try? buffer.scan(source)
    }
    buffer.trim()
    self.name = name
    self.encoding = encoding
    self.source = source
    self.buffer = buffer
    self.diagnostics = diagnostics
    self.base = base
    self.sourceMap = sourceMap
    count = buffer.count
    byteCount = source.count
    bytes = UnsafePointer(source.base)
    tokens = buffer.base
  }

  /// The text and the tokens of another stream, in the same memory, with a base of their own.
  fileprivate init(sharing stream: TokenStream, base: URLBase) {
    name = stream.name
    encoding = stream.encoding
    source = stream.source
    buffer = stream.buffer
    diagnostics = stream.diagnostics
    self.base = base
    sourceMap = stream.sourceMap
    count = stream.count
    byteCount = stream.byteCount
    bytes = stream.bytes
    tokens = stream.tokens
  }
}

/// The length of the byte order mark that `bytes` begin with: 3 or 0.
func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

extension TokenStream: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of tokens.
  public var endIndex: Int { count }

  /// The token at a position from 0 to ``count``; the one at ``count`` is the end of the text.
  public subscript(position: Int) -> Token {
    precondition(position >= 0 && position <= count, "a token position runs from 0 to count")
    return tokens[position]
  }

  /// Refuses the position of no token, which would read memory that is not the stream's.
  @inline(__always)
  func checkPosition(_ position: Int) {
    precondition(position >= 0 && position < count, "the position of a token is less than count")
  }

  /// The bytes of the text that a token covers.
  public func range(of position: Int) -> Range<Int> {
    byteRange(of: position..<position + 1)
  }

  /// The bytes of the text that a run of tokens covers.
  public func byteRange(of positions: Range<Int>) -> Range<Int> {
    precondition(
      positions.lowerBound >= 0 && positions.upperBound <= count + 1,
      "a token position runs from 0 to count")
    let start = Int(tokens[Swift.min(positions.lowerBound, count)].start)
    return start..<Swift.max(start, Int(tokens[Swift.min(positions.upperBound, count)].start))
  }
}

extension TokenStream {
  /// The same text as part of a sheet: what is read from it gives its addresses the base.
  ///
  /// Text and tokens stay where they are, so ``bytes`` is the same pointer.
  package func based(on base: URLBase) -> TokenStream {
    self.base == base ? self : TokenStream(sharing: self, base: base)
  }

  /// The text without its tokens, in the same memory; it has no ``sourceMap``.
  public var sourceText: SourceText {
    SourceText(source, name: name, encoding: encoding, diagnostics: diagnostics)
  }

  /// A number by which offsets are sorted in the order of the text that a person wrote.
  package func order(of offset: Int) -> Int { sourceMap?.order(of: offset) ?? offset }

  /// The edit that a person makes for an edit of the text; nil where there is none.
  package func original(of fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt? {
    sourceMap == nil ? fixIt : sourceMap?.original(of: fixIt)
  }

  /// The source text of a token.
  public func text(of position: Int) -> String { text(in: range(of: position)) }

  /// The source text of a run of tokens.
  public func text(of positions: Range<Int>) -> String { text(in: byteRange(of: positions)) }

  /// Returns a run of tokens without the white space and comments at both ends.
  package func trimmed(_ positions: Range<Int>) -> Range<Int> {
    var (start, end) = (positions.lowerBound, positions.upperBound)
    while start < end, tokens[start].kind.isTrivia { start += 1 }
    while start < end, tokens[end - 1].kind.isTrivia { end -= 1 }
    return start..<end
  }

  /// The source text of a range of bytes; a range that cuts a character gives U+FFFD for its pieces.
  public func text(in range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "a range within the text")
    return String(decoding: utf8(in: range), as: UTF8.self)
  }

  /// The bytes of a range; valid as long as the stream lives.
  @inlinable
  package func utf8(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }
}
