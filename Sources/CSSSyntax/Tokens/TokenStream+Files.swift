// SPDX-License-Identifier: Apache-2.0
import CSSStorage

extension TokenStream {
  /// Reads and scans a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` has no special meaning here.
  ///   - encoding: The encoding that the protocol states; see ``init(decoding:encoding:environment:name:)``.
  ///   - name: The name of the style sheet in diagnostics, by default the path.
  /// - Throws: ``SourceError`` if the file cannot be read.
  public convenience init(
    contentsOfFile path: String, encoding: String? = nil, name: String? = nil
  ) throws(SourceError) {
    let bytes = try SourceBuffer.sheet(at: path)
    self.init(decoder: SourceDecoder(bytes, protocolEncoding: encoding), name: name ?? path)
  }

  /// Reads and scans standard input to its end.
  ///
  /// - Throws: ``SourceError`` if standard input cannot be read.
  public convenience init(
    readingStandardInputAs name: String, encoding: String? = nil
  ) throws(SourceError) {
    let bytes = try SourceBuffer.standardInput(name)
    self.init(decoder: SourceDecoder(bytes, protocolEncoding: encoding), name: name)
  }
}

extension SourceBuffer {
  /// Creates a copy of the text of a string, without a byte order mark.
  convenience init(copying text: String) {
    var text = text
    self.init()
    text.withUTF8 { utf8 in
      let markLength = byteOrderMarkLength(utf8)
      replace(with: UnsafeBufferPointer(rebasing: utf8.dropFirst(markLength)))
      hadByteOrderMark = markLength > 0
    }
  }

  /// Reads a style sheet from a file, which may be a pipe.
  static func sheet(at path: String) throws(SourceError) -> SourceBuffer {
    do throws(FileError) {
      return try OpenFile(path, .readable).read(limit: TokenBuffer.maximumLength - 1)
    } catch {
      throw SourceError(error)
    }
  }

  /// Reads a style sheet from standard input.
  static func standardInput(_ name: String) throws(SourceError) -> SourceBuffer {
    do throws(FileError) {
      return try SourceBuffer(
        readingStandardInputAs: name, limit: TokenBuffer.maximumLength - 1)
    } catch {
      throw SourceError(error)
    }
  }
}
