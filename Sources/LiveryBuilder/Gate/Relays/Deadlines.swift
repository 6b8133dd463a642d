// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The times by which something has to have happened on a connection.
final class Deadlines: Sendable {
  /// What has to happen.
  enum Purpose: Sendable, Hashable, CaseIterable {
    /// A frame of the client is complete.
    case frame
    /// The client takes something of what is sent.
    case write
    /// The service begins its answer.
    case answer
  }

  private let clock: any GateClock
  private let times = Mutex<[Purpose: ContinuousClock.Instant]>([:])

  /// Deadlines on a clock, none of which is set.
  init(on clock: any GateClock) {
    self.clock = clock
  }

  /// Sets the time limit, counted from now; it replaces an earlier one.
  func set(_ purpose: Purpose, within duration: Duration) {
    let time = clock.now + duration
    times.withLock { $0[purpose] = time }
  }

  /// Says that something has happened.
  func clear(_ purpose: Purpose) {
    times.withLock { $0[purpose] = nil }
  }

  /// Waits until something has not happened in time.
  ///
  /// - Parameter step: how often the times are looked at, at least: the shortest of the durations that are set.
  /// - Returns: what has not happened; nil where the task was cancelled.
  func missed(lookingEvery step: Duration) async -> Purpose? {
    while !Task.isCancelled {
      let now = clock.now
      let times = times.withLock { $0 }
      if let missed = Purpose.allCases.first(where: { times[$0].map { $0 <= now } ?? false }) {
        return missed
      }
      let next = min(times.values.min() ?? now + step, now + step)
      try? await clock.sleep(until: next, tolerance: nil)
    }
    return nil
  }
}
