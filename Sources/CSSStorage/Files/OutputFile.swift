// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is saved atomically.
///
/// Commands, caches and the style builder save all files with it.
///
/// The bytes go to a new file beside the target. Once they have reached the disk, or at once for a
/// file that need not survive a power failure, a rename replaces the target. A reader sees the old
/// file or the new one, and after any failure the old file is unchanged. An existing target keeps
/// its permissions, its extended attributes and, where the system allows it, its owner and group. A
/// target without write permission is rejected, even for root. A target with several hard links is
/// also rejected, because its other names would keep the old contents.
package struct OutputFile: Sendable {
  /// The path of the file.
  package let path: String
  /// Whether a symbolic link at the path is followed.
  ///
  /// If not, a link is rejected.
  let followsLinks: Bool
  /// Whether a save ends when the file has reached the disk.
  ///
  /// If not, the operating system writes the file later, which is much faster for many files.
  let isDurable: Bool

  /// Creates a file at a path.
  package init(_ path: String, followsLinks: Bool = true, isDurable: Bool = true) {
    self.path = path
    self.followsLinks = followsLinks
    self.isDurable = isDurable
  }
}

extension OutputFile {
  /// Saves the file.
  ///
  /// A file that is not regular, such as `/dev/stdout`, is written in place.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - isPrivate: Whether only the user may read and write the file, regardless of its previous
  ///     permissions.
  ///   - isExpected: A condition that is evaluated right before the new file replaces the old one;
  ///     if it is false, the old file stays.
  /// - Throws: The reason that the file cannot be saved.
  package func write(
    _ bytes: [UInt8], isPrivate: Bool = false, if isExpected: () -> Bool = { true }
  ) throws(Failure) {
    let target = try SaveTarget(self)
    guard target.isRegular else { return try Self.write(bytes, inPlaceAt: path) }
    let partialFile = try PartialFile.create(
      for: target, contents: bytes, isPrivate: isPrivate, isDurable: isDurable)
    if isExpected() { try partialFile.replaceTarget() }
  }

  /// Creates a folder and its missing parents.
  ///
  /// An existing folder is left unchanged.
  package static func makeFolder(_ path: String) throws(Failure) {
    var parent = path[...]
    while parent.last == "/" { parent.removeLast() }
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = parent.lastIndex(of: "/"), slash != parent.startIndex else {
      throw Failure(path, errno)
    }
    try makeFolder(String(parent[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure(path, errno) }
  }

  private static func write(_ bytes: [UInt8], inPlaceAt path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(path, errno) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw Failure(path, errno) }
  }
}

/// Writes all bytes to a descriptor.
///
/// A write above the size limit of the process fails with `EFBIG`. The signal `SIGXFSZ`, which
/// would end the process, is suppressed.
///
/// - Returns: Whether all bytes were written; if not, `errno` contains the reason.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var remainder = bytes
    var error: Int32 = 0
    withoutSizeSignal {
      while !remainder.isEmpty, error == 0 {
        let count = write(descriptor, remainder.baseAddress, remainder.count)
        if count > 0 {
          remainder = UnsafeRawBufferPointer(rebasing: remainder.dropFirst(count))
        } else if count == 0 || errno != EINTR {
          error = count == 0 ? ENOSPC : errno
        }
      }
    }
    errno = error
    return remainder.isEmpty
  }
}

/// Calls a function with `SIGXFSZ` blocked in this thread, and discards the signal if the function
/// caused it.
private func withoutSizeSignal(_ body: () -> Void) {
  var signals = sigset_t()
  var previousMask = sigset_t()
  var pending = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGXFSZ)
  pthread_sigmask(SIG_BLOCK, &signals, &previousMask)
  sigpending(&pending)
  let wasPending = sigismember(&pending, SIGXFSZ) == 1
  body()
  sigpending(&pending)
  if !wasPending, sigismember(&pending, SIGXFSZ) == 1 {
    var signal: Int32 = 0
    sigwait(&signals, &signal)
  }
  pthread_sigmask(SIG_SETMASK, &previousMask, nil)
}
