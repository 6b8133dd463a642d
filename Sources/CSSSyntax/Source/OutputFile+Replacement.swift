// SPDX-License-Identifier: Apache-2.0
package import CSSStorage

extension OutputFile {
  /// Replaces the text of the file, if the file is unchanged since it was read.
  ///
  /// The byte order mark of the file is kept.
  ///
  /// - Parameters:
  ///   - old: The text as it was read from the file.
  ///   - new: The new text.
  /// - Throws: ``ReplacementError`` if the file has changed, cannot be written, or is in an
  ///   encoding that would lose a part of the new text.
  package func replace(_ old: SourceText, with new: String) throws(ReplacementError) {
    var new = new
    new.makeContiguousUTF8()
    guard old.diagnostics.isEmpty else { throw .undecodable(path: path) }
    // ASCII text has the same bytes in every ASCII-compatible encoding.
    let isPlain = old.isASCII && new.utf8.allSatisfy { $0 < 0x80 }
    guard old.encoding == .utf8 || isPlain else {
      throw .unsupportedEncoding(path: path, old.encoding)
    }
    let byteOrderMark = try byteOrderMark(before: old)
    let bytes = byteOrderMark + Array(new.utf8)
    let decoded = SourceText(decoding: bytes, name: path)
    // The new text may declare another encoding.
    guard decoded.contains(new), isPlain || decoded.encoding == old.encoding else {
      throw .unsupportedEncoding(path: path, decoded.encoding)
    }
    var rejection: ReplacementError?
    do throws(Failure) {
      try write(bytes) {
        do throws(ReplacementError) { _ = try self.byteOrderMark(before: old) } catch {
          rejection = error
        }
        return rejection == nil
      }
    } catch {
      throw .unwritable(error)
    }
    if let rejection { throw rejection }
  }

  /// Returns the byte order mark of the file, which must still contain the text.
  private func byteOrderMark(before old: SourceText) throws(ReplacementError) -> [UInt8] {
    let contents: FileContents
    do throws(FileError) {
      contents = try FileContents(contentsOfFile: path)
    } catch {
      throw .unreadable(SourceError(error))
    }
    return try contents.withBytes { (bytes) throws(ReplacementError) in
      let bytes = bytes.bindMemory(to: UInt8.self)
      let length = byteOrderMarkLength(bytes)
      let remainder = UnsafeBufferPointer(rebasing: bytes.dropFirst(length))
      guard remainder.elementsEqual(old.utf8(in: 0..<old.byteCount)) else {
        throw .changed(path: path)
      }
      return Array(bytes.prefix(length))
    }
  }
}

extension SourceText {
  /// Whether all characters are ASCII.
  fileprivate var isASCII: Bool { utf8(in: 0..<byteCount).allSatisfy { $0 < 0x80 } }

  /// Returns whether the text equals a string.
  fileprivate func contains(_ text: String) -> Bool {
    text.utf8.elementsEqual(utf8(in: 0..<byteCount))
  }
}
