// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A file that a compiled theme was made from, as it was: a cache looks at these to know whether the theme still holds.
package struct CompiledInput: Sendable, Hashable {
  /// The file's path.
  package let path: String
  /// What the file held; nil where there was none.
  package let content: Content?

  /// What a file holds, in short.
  package struct Content: Sendable, Hashable {
    /// The number of its bytes.
    package let size: Int
    /// A number that depends on all of them.
    package let checksum: UInt64

    /// What some bytes are in short.
    package init(of bytes: UnsafeRawBufferPointer) {
      size = bytes.count
      checksum = CSSStorage.checksum(of: bytes)
    }

    /// What was noted before.
    init(size: Int, checksum: UInt64) {
      self.size = size
      self.checksum = checksum
    }
  }

  /// A file as it is now.
  package init(path: String) {
    self.path = path
    content = (try? FileContents(contentsOfFile: path)).map { $0.withBytes { Content(of: $0) } }
  }

  /// A file as it was.
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
