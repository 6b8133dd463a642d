// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for reading, and that is closed at the end of its lifetime.
///
/// All files of the package are read through this type.
package struct OpenFile: ~Copyable {
  /// The kinds of files that may be opened.
  package enum Kind: Sendable {
    /// Regular files; a pipe or a device is rejected at once, without waiting for a writer.
    case regular
    /// Regular files, except symbolic links.
    case regularWithoutLink
    /// Everything that can be read to its end, including a pipe.
    case readable
  }

  /// The size, the identity and the times of the file when it was opened.
  package let status: FileStatus
  private let path: String
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kind: The accepted kind of file. A folder is never accepted.
  /// - Throws: ``FileError`` if the file cannot be opened or is of another kind.
  package init(_ path: String, _ kind: Kind = .regular) throws(FileError) {
    var flags = O_RDONLY | O_CLOEXEC
    if kind != .readable { flags |= O_NONBLOCK | O_NOCTTY }
    if kind == .regularWithoutLink { flags |= O_NOFOLLOW }
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw FileError(path, .system(errno)) }
    var status = stat()
    let error: FileError.Cause? =
      if fstat(descriptor, &status) != 0 {
        .system(errno)
      } else if status.st_mode & S_IFMT == S_IFDIR {
        .system(EISDIR)
      } else if kind != .readable, status.st_mode & S_IFMT != S_IFREG {
        .notRegularFile
      } else {
        nil
      }
    if let error {
      close(descriptor)
      throw FileError(path, error)
    }
    (self.path, self.descriptor, self.status) = (path, descriptor, FileStatus(status))
  }

  deinit { close(descriptor) }

  /// Reads the file to its end; it may grow meanwhile, up to the limit.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  /// - Returns: The bytes.
  /// - Throws: ``FileError`` above the limit, or if the system cannot read the file.
  package borrowing func read(limit: Int) throws(FileError) -> SourceBuffer {
    try SourceBuffer(reading: descriptor, expecting: status.size, limit: limit, path: path)
  }

  /// Reads the file to its end as an array; see ``read(limit:)``.
  ///
  /// - Parameter limit: The maximum size, in bytes.
  /// - Returns: The bytes.
  /// - Throws: ``FileError`` above the limit, or if the system cannot read the file.
  package borrowing func bytes(limit: Int) throws(FileError) -> [UInt8] {
    let buffer = try read(limit: limit)
    return withExtendedLifetime(buffer) { Array(buffer.bytes) }
  }
}

/// The size, the identity and the modification time of a file.
///
/// Another file, or another state of the same file, differs in at least one of them.
package struct FileStatus: Sendable, Hashable {
  /// The size, in bytes.
  package let size: Int
  private let device: UInt64
  private let inode: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
