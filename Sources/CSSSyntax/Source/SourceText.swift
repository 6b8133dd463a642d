// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// A decoded text that diagnostics point into: that of a sheet, or one in another language, which has no CSS tokens.
///
/// ```swift
/// let text = SourceText("{\n  \"type\": toolbar\n}", name: "tree.json")
/// LineIndex(text).location(of: 12)    // line 2, column 11
/// ```
///
/// Offsets count bytes of the decoded UTF-8 text.
public final class SourceText: Sendable {
  /// What the text is called in diagnostics: a file's path, `<stdin>`, or a name of the program's own.
  public let name: String
  /// The encoding the bytes were in; UTF-8 for a string.
  public let encoding: SourceEncoding
  /// The length of the text in bytes.
  public let byteCount: Int
  /// What was wrong with the bytes themselves: sequences that cannot be decoded.
  public let diagnostics: [Diagnostic]

  /// The text, followed by two bytes of zero; lives as long as the object.
  nonisolated(unsafe) package let bytes: UnsafePointer<UInt8>

  private let buffer: SourceBuffer

  /// Takes over a text that nobody writes to any more.
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

  /// Takes a text as it is.
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
  ///   - path: the file; `-` has no special meaning here.
  ///   - name: what diagnostics call it, by default the path.
  /// - Throws: ``SourceError`` when there is nothing to read.
  public convenience init(
    contentsOfFile path: String, name: String? = nil
  ) throws(SourceError) {
    self.init(SourceDecoder(try SourceBuffer.sheet(at: path)), name: name ?? path)
  }

  /// Reads standard input up to its end.
  ///
  /// - Throws: ``SourceError`` when it cannot be read.
  public convenience init(readingStandardInputAs name: String) throws(SourceError) {
    self.init(SourceDecoder(try SourceBuffer.standardInput(name)), name: name)
  }
}

extension SourceText {
  /// The text of a range of bytes; a range that cuts a character gives U+FFFD for its pieces.
  public func text(in range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= byteCount, "a range within the text")
    return String(decoding: utf8(in: range), as: UTF8.self)
  }

  /// The bytes of a range; valid as long as the text lives.
  package func utf8(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  /// The fact that a range of bytes was found, cut to what fits in a line.
  package func found(_ range: Range<Int>) -> Diagnostic.Fact {
    var end = min(range.upperBound, range.lowerBound + 240)
    // A cut in the middle of a character moves to its beginning.
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let head = text(in: range.lowerBound..<end)
    let line = head.prefix(60)
    return .found(end < range.upperBound || line.count < head.count ? line + "…" : String(line))
  }
}
