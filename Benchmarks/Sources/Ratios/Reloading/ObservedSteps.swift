// SPDX-License-Identifier: Apache-2.0
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The times at which a listener received each step.
final class ObservedSteps: Sendable {
  private let times = Mutex<[Int: Int64]>([:])

  /// Records the current time for a step.
  func record(_ step: String?) {
    let now = realTime()
    guard let number = step.flatMap({ Int($0) }) else { return }
    times.withLock { times in if times[number] == nil { times[number] = now } }
  }

  /// Returns the time of a step in nanoseconds, or `nil` if it does not arrive within five seconds.
  func time(of step: Int) -> Int64? {
    for _ in 0..<50_000 {
      if let time = times.withLock({ $0[step] }) { return time }
      usleep(100)
    }
    return nil
  }
}

/// Returns the real time that file systems use, in nanoseconds.
func realTime() -> Int64 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
}
