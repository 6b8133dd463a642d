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

  private let times = Mutex<[Purpose: ContinuousClock.Instant]>([:])

  /// Says when something has to have happened; what was said before counts no more.
  func set(_ purpose: Purpose, _ time: ContinuousClock.Instant) {
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
      let now = ContinuousClock.now
      let times = times.withLock { $0 }
      if let missed = Purpose.allCases.first(where: { times[$0].map { $0 <= now } ?? false }) {
        return missed
      }
      let next = min(times.values.min() ?? now + step, now + step)
      try? await Task.sleep(until: next)
    }
    return nil
  }
}
