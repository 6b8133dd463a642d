// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a file as the system maps them into memory, or some bytes in memory: read as they are, never copied.
///
/// Whoever changes the file is to put another one in its place: one that is cut short while it is mapped has no bytes behind
/// its end.
package final class MappedFile: Sendable {
  /// The bytes; they live as long as the object and begin at a multiple of eight.
  nonisolated(unsafe) package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Larger files are not mapped.
  package static let maximumSize = 1 << 30

  /// Maps a file.
  ///
  /// - Throws: ``SourceError`` when there is nothing to read.
  package init(contentsOfFile path: String) throws(SourceError) {
    // A pipe is not waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SourceError(path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SourceError(path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path, reason: "it is no regular file")
    }
    let size = Int(status.st_size)
    guard size <= Self.maximumSize else { throw .tooLarge(path) }
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      isMapped = false
      return
    }
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw SourceError(path, code: errno) }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    isMapped = true
  }

  /// A copy of some bytes.
  package init(copying source: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 8)
    copy.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
  }

  deinit {
    if isMapped, let start = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}
