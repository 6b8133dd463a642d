// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A clock that advances only when a test advances it.
///
/// Time limits are therefore reached exactly when the test needs it.
///
/// ```swift
/// let clock = ManualClock()
/// let timer = Task { try await clock.sleep(for: .seconds(60)) }
/// try await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(60))
/// try await timer.value
/// ```
///
/// The instants are those of the continuous clock; the first one is the time of the creation.
package final class ManualClock: Clock, Sendable {
  package typealias Instant = ContinuousClock.Instant

  private struct Sleeper {
    let number: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = ContinuousClock.now
    var sleepers: [Sleeper] = []
    var next: UInt64 = 0
  }

  private let state = Mutex(State())

  /// Creates a clock without sleepers.
  package init() {}

  package var now: Instant { state.withLock { $0.now } }

  package var minimumResolution: Duration { .nanoseconds(1) }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(
            Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: UInt64) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}

extension ManualClock {
  /// The deadline of the sleeper that wakes next, or `nil` if there is no sleeper.
  package var nextDeadline: Instant? {
    state.withLock { state in state.sleepers.map(\.deadline).min() }
  }

  /// Waits until at least a number of tasks sleep.
  ///
  /// - Throws: ``WaitingError`` if fewer tasks sleep within ``Waiting/limit``.
  package func waitForSleepers(_ count: Int) async throws {
    try await until("\(count) tasks sleep") { state.withLock { $0.sleepers.count } >= count }
  }

  /// Advances the clock, and wakes sleepers in the order of their reached deadlines.
  package func advance(by duration: Duration) {
    advance(to: now + duration)
  }

  /// Advances the clock to an instant, and wakes sleepers in the order of their reached deadlines.
  package func advance(to instant: Instant) {
    let woken = state.withLock { state -> [Sleeper] in
      state.now = max(state.now, instant)
      let now = state.now
      let woken = state.sleepers.filter { $0.deadline <= now }
      state.sleepers.removeAll { $0.deadline <= now }
      return woken
    }
    let order = woken.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    for sleeper in order { sleeper.continuation.resume() }
  }

  /// Advances the clock step by step during an operation.
  ///
  /// The clock may advance by any number of steps, so only the limits under test may be finite.
  package func advancing<Success>(
    by step: Duration, isolation: isolated (any Actor)? = #isolation,
    while operation: () async throws -> Success
  ) async rethrows -> Success {
    let driver = Task {
      while !Task.isCancelled {
        advance(by: step)
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
    defer { driver.cancel() }
    return try await operation()
  }
}
