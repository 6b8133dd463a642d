// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes that distinguish two states of a file without reading it.
struct FileSignature: Hashable, Sendable {
  /// The size in bytes.
  let size: Int
  /// The identity of the file, independent of its contents.
  let identity: Identity
  private let mode: UInt32
  private let modified: Instant
  private let changed: Instant

  /// The identity of a file in the system.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// A time in seconds and nanoseconds, as the file system records it.
  private struct Instant: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
  }

  /// Creates the signature of the file at a path, or returns `nil` if there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    mode = UInt32(status.st_mode)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.modified = Instant(seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
    self.changed = Instant(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec))
  }
}

extension FileSignature {
  /// Whether the file was modified so recently that another write may be undetectable.
  ///
  /// The clocks of file systems have a resolution of some milliseconds.
  var isRecentlyModified: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return true }
    let seconds = Int(now.tv_sec) - modified.seconds
    // A time in the future is unreliable, but must not make the file young forever.
    guard seconds >= 0, seconds < 2 else { return false }
    return seconds * 1_000_000_000 + Int(now.tv_nsec) - modified.nanoseconds < 50_000_000
  }
}
