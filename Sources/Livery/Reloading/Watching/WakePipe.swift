// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wakes a thread that waits for descriptors; closed when nobody keeps it any more.
final class WakePipe: Sendable {
  /// What can be read from when somebody rang.
  let descriptor: Int32
  private let end: Int32

  /// A pipe; nil where the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, end) = (ends[0], ends[1])
  }

  deinit {
    closeDescriptor(descriptor)
    closeDescriptor(end)
  }

  /// Wakes the thread; where it was woken already, nothing more happens.
  func ring() {
    var byte: UInt8 = 1
    _ = write(end, &byte, 1)
  }

  /// Takes out what rang.
  func empty() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}

/// Gives a descriptor back to the system.
func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    _ = Darwin.close(descriptor)
  #elseif canImport(Musl)
    _ = Musl.close(descriptor)
  #else
    _ = Glibc.close(descriptor)
  #endif
}
