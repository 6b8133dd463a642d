// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import Glibc

  /// Wakes the loop of a window from any thread; the client then receives ``WindowEvent/woken``.
  public final class WindowWaker: Sendable {
    /// The file descriptor to wait for.
    let readEnd: Int32
    private let writeEnd: Int32

    /// Creates a self-pipe.
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

    /// Wakes the loop; repeated calls before it wakes have no further effect.
    public func wake() {
      var byte: UInt8 = 1
      // A full pipe also wakes the loop.
      _ = write(writeEnd, &byte, 1)
    }

    /// Discards all pending calls, and returns whether there were any.
    func drain() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 64)
      var hasAny = false
      while read(readEnd, &bytes, bytes.count) > 0 { hasAny = true }
      return hasAny
    }
  }
#endif
