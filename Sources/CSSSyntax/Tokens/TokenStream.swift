// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A decoded text and its tokens: the immutable, shared input of every later stage.
///
/// ```swift
/// let stream = TokenStream("a { color: red }", name: "theme.css")
/// stream.count                  // 10
/// stream[0].kind                // .ident
/// stream.text(of: 0)            // "a"
/// ```
///
/// Offsets count bytes of the decoded UTF-8 text. Comments and white space are tokens like the
/// others, so the joined texts of the tokens are the whole text.
///
/// Defined by [CSS Syntax Level 3, section 4](https://drafts.csswg.org/css-syntax-3/#tokenization).
public final class TokenStream: Sendable {
  /// The name of the text in diagnostics: a file's path, `<stdin>`, or the program's choice.
  public let name: String
  /// The encoding of the bytes; UTF-8 for a string.
  public let encoding: SourceEncoding
  /// The number of tokens, without the end of the text.
  public let count: Int
  /// The length of the text in bytes.
  package let byteCount: Int
  /// The problems of the bytes: undecodable sequences, or a text that is too long.
  public let diagnostics: [Diagnostic]
  /// The base of relative addresses in the text, or `nil` if it is unknown.
  package let base: URLBase?
  /// The source map of a generated text, or `nil` for an original text.
  package let sourceMap: SourceMap?

  /// The text, followed by two zero bytes; valid as long as the stream lives.
  @usableFromInline nonisolated(unsafe) package let bytes: UnsafePointer<UInt8>
  /// The tokens and one of kind ``TokenKind/endOfFile``; valid as long as the stream lives.
  @usableFromInline nonisolated(unsafe) package let tokens: UnsafePointer<Token>

  let source: SourceBuffer
  let buffer: TokenBuffer

  /// Scans a text.
  ///
  /// A text of 2 GiB or more is not scanned. The stream is then empty and has ``diagnostics``.
  public convenience init(_ text: String, name: String = "<string>") {
    self.init(text, name: name, base: nil)
  }

  /// Scans a text whose addresses are relative to a style sheet.
  package convenience init(_ text: String, name: String = "<string>", base: URLBase?) {
    self.init(
      source: SourceBuffer(copying: text), name: name, encoding: .utf8, diagnostics: [], base: base)
  }

  /// Scans a generated text; its locations refer to the original texts.
  package convenience init(_ text: String, name: String, sourceMap: SourceMap) {
    self.init(
      source: SourceBuffer(copying: text), name: name, encoding: .utf8, diagnostics: [], base: nil,
      sourceMap: sourceMap)
  }

  /// Decodes a style sheet's bytes and scans the text.
  ///
  /// The first of these determines the encoding: a byte order mark, the `encoding` that the
  /// protocol states, an `@charset` at the very beginning, and `environment`. The default is UTF-8.
  /// Bytes that cannot be decoded become U+FFFD, with a diagnostic.
  ///
  /// Defined by [CSS Syntax Level 3, section 3.2](https://drafts.csswg.org/css-syntax-3/#input-byte-stream).
  public convenience init(
    decoding bytes: some Collection<UInt8>, encoding: String? = nil,
    environment: SourceEncoding? = nil, name: String = "<data>"
  ) {
    let source = SourceBuffer(copying: bytes)
    self.init(
      decoder: SourceDecoder(source, protocolEncoding: encoding, environment: environment),
      name: name)
  }

  /// Scans a decoded text.
  convenience init(decoder: SourceDecoder, name: String) {
    self.init(
      source: decoder.source, name: name, encoding: decoder.encoding,
      diagnostics: decoder.diagnostics, base: nil)
  }

  /// Scans a text whose bytes are valid UTF-8 without a byte order mark.
  convenience init(
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
      // An empty text is not too long and needs hardly any memory.
      try? buffer.scan(source)
    }
    buffer.trim()
    self.init(
      source: source, buffer: buffer, name: name, encoding: encoding, diagnostics: diagnostics,
      base: base, sourceMap: sourceMap)
  }

  /// Creates the stream of a text that was scanned before.
  init(
    source: SourceBuffer, buffer: TokenBuffer, name: String, encoding: SourceEncoding,
    diagnostics: [Diagnostic], base: URLBase?, sourceMap: SourceMap?
  ) {
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
}

/// Returns the length of the byte order mark at the beginning of `bytes`: 3 or 0.
func byteOrderMarkLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
}

extension TokenStream: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of tokens.
  public var endIndex: Int { count }

  /// Accesses the token at a position from 0 to ``count``, which is the end of the text.
  public subscript(position: Int) -> Token {
    precondition(position >= 0 && position <= count, "a token index must be from 0 to count")
    return tokens[position]
  }

  /// Traps on a position without a token, which would read memory outside of the stream.
  @inline(__always)
  func checkPosition(_ position: Int) {
    precondition(position >= 0 && position < count, "a token index must be less than count")
  }

  /// Returns the bytes of the text that a token covers.
  public func range(of position: Int) -> Range<Int> {
    byteRange(of: position..<position + 1)
  }

  /// Returns the bytes of the text that a range of tokens covers.
  public func byteRange(of positions: Range<Int>) -> Range<Int> {
    precondition(
      positions.lowerBound >= 0 && positions.upperBound <= count + 1,
      "a token index must be from 0 to count")
    let start = Int(tokens[Swift.min(positions.lowerBound, count)].start)
    return start..<Swift.max(start, Int(tokens[Swift.min(positions.upperBound, count)].start))
  }
}
