// SPDX-License-Identifier: Apache-2.0

/// The clock of the time limits: the continuous clock, or a test clock with the same instants.
protocol TimeoutClock: Clock where Instant == ContinuousClock.Instant {}

extension ContinuousClock: TimeoutClock {}

/// The maximum time that one wait may take.
struct Timeout: Sendable {
  /// The time, counted from the beginning of the wait.
  var duration: Duration
  /// The clock that measures it.
  var clock: any TimeoutClock
}
