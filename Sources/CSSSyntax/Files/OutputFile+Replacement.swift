// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OutputFile {
  /// Puts a text in the place of the file's, which must be the one that was read.
  ///
  /// Who reads the file meanwhile sees the old one or the new one. A link keeps leading to the file, which keeps its
  /// permissions and its byte order mark. Whatever goes wrong, the file is as it was and nothing stands beside it.
  ///
  /// - Parameters:
  ///   - old: the text as it was read from the file.
  ///   - new: what comes in its place.
  /// - Throws: ``ReplacementError`` when the file holds something else by now, cannot be written, or is in an encoding in
  ///   which the new text would be lost.
  package func replace(_ old: SourceText, with new: String) throws(ReplacementError) {
    var new = new
    new.makeContiguousUTF8()
    guard old.diagnostics.isEmpty else { throw .undecodable(path) }
    // Text in ASCII has the same bytes in every encoding that shares its first half.
    let isPlain = old.isASCII && new.utf8.allSatisfy { $0 < 0x80 }
    guard old.encoding == .utf8 || isPlain else { throw .encoding(path, old.encoding) }
    let (file, permissions) = try target()
    let mark = try mark(before: old)
    let bytes = mark + Array(new.utf8)
    let decoded = SourceText(decoding: bytes, name: path)
    // A text may begin to say another encoding than the one it is in.
    guard decoded.holds(new), isPlain || decoded.encoding == old.encoding else {
      throw .encoding(path, decoded.encoding)
    }
    try file.put(bytes, inPlaceOf: old, permissions: permissions)
  }

  /// The file itself, where the path leads to it by links, and its permissions.
  private func target() throws(ReplacementError) -> (file: OutputFile, permissions: mode_t) {
    guard let resolved = realpath(path, nil) else {
      throw .unreadable(SourceError(path, code: errno))
    }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw .unreadable(SourceError(path, code: errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(.unreadable(path, reason: "it is no regular file"))
    }
    // To rename over a file is a matter of its folder; the file's own permission is asked all the same.
    guard access(resolved, W_OK) == 0 else { throw .unwritable(failure()) }
    return (OutputFile(String(cString: resolved)), status.st_mode & 0o7777)
  }

  /// The byte order mark of the file, which must hold a text behind it.
  private func mark(before old: SourceText) throws(ReplacementError) -> [UInt8] {
    let buffer: SourceBuffer
    do throws(SourceError) {
      buffer = try SourceBuffer(contentsOfFile: path)
    } catch {
      throw .unreadable(error)
    }
    let length = byteOrderMarkLength(buffer.bytes)
    let rest = UnsafeBufferPointer(rebasing: buffer.bytes.dropFirst(length))
    guard rest.elementsEqual(old.utf8(in: 0..<old.byteCount)) else { throw .changed(path) }
    return Array(buffer.bytes.prefix(length))
  }

  /// Writes the bytes beside the file, and renames them when the file still holds a text.
  private func put(
    _ bytes: [UInt8], inPlaceOf old: SourceText, permissions: mode_t
  ) throws(ReplacementError) {
    let temporary = "\(path).\(getpid()).part"
    do throws(Failure) {
      try put(bytes, at: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
    } catch {
      // One that was there before is somebody else's.
      if error.number != EEXIST { unlink(temporary) }
      throw .unwritable(error)
    }
    do throws(ReplacementError) {
      guard chmod(temporary, permissions) == 0 else { throw .unwritable(failure()) }
      _ = try mark(before: old)
      guard rename(temporary, path) == 0 else { throw .unwritable(failure()) }
    } catch {
      unlink(temporary)
      throw error
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
