// SPDX-License-Identifier: Apache-2.0

extension OutputFile {
  /// Replaces the text of the file, which must still be the one that was read.
  ///
  /// The byte order mark of the file stays.
  ///
  /// - Parameters:
  ///   - old: The text as it was read from the file.
  ///   - new: The new text.
  /// - Throws: ``ReplacementError`` if the file has changed, cannot be saved, or is in an encoding that would lose a
  ///   part of the new text.
  package func replace(_ old: SourceText, with new: String) throws(ReplacementError) {
    var new = new
    new.makeContiguousUTF8()
    guard old.diagnostics.isEmpty else { throw .undecodable(path) }
    // Text in ASCII has the same bytes in every encoding that shares its first half.
    let isPlain = old.isASCII && new.utf8.allSatisfy { $0 < 0x80 }
    guard old.encoding == .utf8 || isPlain else { throw .encoding(path, old.encoding) }
    let target: SaveTarget
    do throws(Failure) { target = try SaveTarget(self) } catch { throw .unwritable(error) }
    let mark = try mark(before: old)
    let bytes = mark + Array(new.utf8)
    let decoded = SourceText(decoding: bytes, name: path)
    // A text may begin to state another encoding than its own.
    guard decoded.holds(new), isPlain || decoded.encoding == old.encoding else {
      throw .encoding(path, decoded.encoding)
    }
    try save(bytes, to: target, inPlaceOf: old)
  }

  /// Saves bytes if the file still has the text that was read.
  private func save(
    _ bytes: [UInt8], to target: SaveTarget, inPlaceOf old: SourceText
  ) throws(ReplacementError) {
    let part: PartialFile
    do throws(Failure) { part = try .besides(target, holding: bytes) } catch {
      throw .unwritable(error)
    }
    _ = try mark(before: old)
    do throws(Failure) { try part.takePlace() } catch { throw .unwritable(error) }
  }

  /// The byte order mark of the file, which must be a regular file with a text after the mark.
  private func mark(before old: SourceText) throws(ReplacementError) -> [UInt8] {
    let contents: FileContents
    do throws(SourceError) {
      contents = try FileContents(contentsOfFile: path)
    } catch {
      throw .unreadable(error)
    }
    return try contents.withBytes { (bytes) throws(ReplacementError) in
      let bytes = bytes.bindMemory(to: UInt8.self)
      let length = byteOrderMarkLength(bytes)
      let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst(length))
      guard rest.elementsEqual(old.utf8(in: 0..<old.byteCount)) else { throw .changed(path) }
      return Array(bytes.prefix(length))
    }
  }
}

extension SourceText {
  /// Whether all characters are ASCII.
  fileprivate var isASCII: Bool { utf8(in: 0..<byteCount).allSatisfy { $0 < 0x80 } }

  /// Whether a text is this one.
  fileprivate func holds(_ text: String) -> Bool {
    text.utf8.elementsEqual(utf8(in: 0..<byteCount))
  }
}
