// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import Glibc

  /// Wakes a window's loop from any thread, which then tells its client ``WindowEvent/woken``.
  public final class WindowWaker: Sendable {
    /// What the loop waits for.
    let readEnd: Int32
    private let writeEnd: Int32

    /// A pipe to oneself.
    init() throws(WindowError) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .tooManyFiles }
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      readEnd = ends[0]
      writeEnd = ends[1]
    }

    deinit {
      close(readEnd)
      close(writeEnd)
    }

    /// Wakes the loop; several calls before it wakes are one.
    public func wake() {
      var byte: UInt8 = 1
      // A full pipe wakes as well.
      _ = write(writeEnd, &byte, 1)
    }

    /// Takes out all calls; tells whether there were any.
    func drain() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 64)
      var hasAny = false
      while read(readEnd, &bytes, bytes.count) > 0 { hasAny = true }
      return hasAny
    }
  }
#endif
