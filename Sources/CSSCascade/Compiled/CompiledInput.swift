// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The recorded state of a source file of a compiled theme.
///
/// A cache compares it with the file to determine whether the theme is up to date.
package struct CompiledInput: Sendable, Hashable {
  /// The file's path.
  package let path: String
  /// The file's content when the theme was compiled; `nil` if the file did not exist.
  package let content: Content?

  /// A summary of a file's content.
  package struct Content: Sendable, Hashable {
    /// The size in bytes.
    package let size: Int
    /// The checksum of all bytes.
    package let checksum: UInt64

    /// Creates the summary of some bytes.
    package init(of bytes: UnsafeRawBufferPointer) {
      size = bytes.count
      checksum = CSSStorage.checksum(of: bytes)
    }

    /// Creates a summary that was recorded before.
    init(size: Int, checksum: UInt64) {
      self.size = size
      self.checksum = checksum
    }
  }

  /// Creates the current state of a file.
  package init(path: String) {
    self.path = path
    content = (try? FileContents(contentsOfFile: path)).map { $0.withBytes { Content(of: $0) } }
  }

  /// Creates a recorded state of a file.
  package init(path: String, content: Content?) {
    self.path = path
    self.content = content
  }
}

extension CompiledInput {
  func write(to writer: inout BinaryWriter) {
    writer.write(path)
    writer.write(content == nil ? UInt32(0) : 1)
    writer.align()
    writer.write(UInt64(content?.size ?? 0))
    writer.write(content?.checksum ?? 0)
  }

  init(_ reader: inout BinaryReader) throws(BinaryReader.Damage) {
    path = try reader.text()
    let isPresent = try reader.number() != 0
    try reader.align()
    let size = Int(truncatingIfNeeded: try reader.longNumber())
    let checksum = try reader.longNumber()
    content = isPresent ? Content(size: size, checksum: checksum) : nil
  }
}
