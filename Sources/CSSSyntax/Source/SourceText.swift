// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A decoded text that diagnostics refer to: a style sheet, or a text in another language.
///
/// ```swift
/// let text = SourceText("{\n  \"type\": toolbar\n}", name: "tree.json")
/// LineIndex(text).location(of: 12)    // line 2, column 11
/// ```
///
/// Offsets count bytes of the decoded UTF-8 text.
public final class SourceText: Sendable {
  /// The name of the text in diagnostics: a file's path, `<stdin>`, or the program's choice.
  public let name: String
  /// The encoding of the bytes; UTF-8 for a string.
  public let encoding: SourceEncoding
  /// The length of the text in bytes.
  public let byteCount: Int
  /// The problems of the bytes: sequences that cannot be decoded.
  public let diagnostics: [Diagnostic]

  /// The text, followed by two zero bytes; valid as long as the object lives.
  nonisolated(unsafe) package let bytes: UnsafePointer<UInt8>

  private let buffer: SourceBuffer

  /// Takes ownership of a buffer that is not modified any more.
  init(
    _ buffer: SourceBuffer, name: String, encoding: SourceEncoding, diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.encoding = encoding
    self.diagnostics = diagnostics
    self.buffer = buffer
    byteCount = buffer.count
    bytes = UnsafePointer(buffer.base)
  }

  /// Creates a text from a string.
  public convenience init(_ text: String, name: String = "<string>") {
    self.init(SourceBuffer(copying: text), name: name, encoding: .utf8, diagnostics: [])
  }

  /// Decodes bytes, which are UTF-8 unless they begin with another byte order mark.
  ///
  /// Bytes that cannot be decoded become U+FFFD, with a diagnostic.
  public convenience init(decoding bytes: some Collection<UInt8>, name: String = "<data>") {
    self.init(SourceDecoder(SourceBuffer(copying: bytes)), name: name)
  }

  private convenience init(_ decoder: SourceDecoder, name: String) {
    self.init(
      decoder.source, name: name, encoding: decoder.encoding, diagnostics: decoder.diagnostics)
  }
}

extension SourceText {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` has no special meaning here.
  ///   - name: The name in diagnostics; by default the path.
  /// - Throws: ``SourceError`` if the file cannot be read.
  public convenience init(
    contentsOfFile path: String, name: String? = nil
  ) throws(SourceError) {
    self.init(SourceDecoder(try SourceBuffer.sheet(at: path)), name: name ?? path)
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: ``SourceError`` if standard input cannot be read.
  public convenience init(readingStandardInputAs name: String) throws(SourceError) {
    self.init(SourceDecoder(try SourceBuffer.standardInput(name)), name: name)
  }
}

extension SourceText {
  /// Returns the text of a byte range; the parts of a split character become U+FFFD.
  public func text(in range: Range<Int>) -> String {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= byteCount, "the range must be within the text")
    return String(decoding: utf8(in: range), as: UTF8.self)
  }

  /// Returns the number of units of the byte order mark that stood before the text in a string.
  ///
  /// The mark is not part of the text, but of the first line in an editor.
  package func byteOrderMarkLength(in encoding: PositionEncoding) -> Int {
    guard buffer.hadByteOrderMark else { return 0 }
    return encoding == .utf8 ? 3 : 1
  }

  /// Returns the bytes of a range; valid as long as the text lives.
  package func utf8(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  /// Returns whether a range is within the text and consists of whole characters.
  package func isCharacterAligned(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.upperBound <= byteCount
      && !bytes[range.lowerBound].isUTF8Continuation && !bytes[range.upperBound].isUTF8Continuation
  }

  /// Returns the found-text fact of a byte range, shortened to fit in a line.
  package func found(_ range: Range<Int>) -> Diagnostic.Fact {
    var end = min(range.upperBound, range.lowerBound + 240)
    // A cut in the middle of a character moves to its beginning.
    while end < range.upperBound, bytes[end].isUTF8Continuation { end -= 1 }
    let head = text(in: range.lowerBound..<end)
    let line = head.prefix(60)
    return .found(end < range.upperBound || line.count < head.count ? line + "…" : String(line))
  }
}
