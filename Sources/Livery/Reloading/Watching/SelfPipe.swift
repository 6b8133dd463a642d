// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A self-pipe that wakes a thread that waits for descriptors; closed on deallocation.
final class SelfPipe: Sendable {
  /// The descriptor that becomes readable after a wake-up.
  let descriptor: Int32
  private let end: Int32

  /// Creates a pipe, or returns `nil` if the system has none left.
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

  /// Wakes the thread; has no effect if it was already woken.
  func signal() {
    var byte: UInt8 = 1
    _ = write(end, &byte, 1)
  }

  /// Discards the pending wake-ups.
  func drain() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}

/// Closes a descriptor.
func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    _ = Darwin.close(descriptor)
  #elseif canImport(Musl)
    _ = Musl.close(descriptor)
  #else
    _ = Glibc.close(descriptor)
  #endif
}
