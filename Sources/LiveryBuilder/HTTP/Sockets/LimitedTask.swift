// SPDX-License-Identifier: Apache-2.0

extension Task where Success: Sendable, Failure == Never {
  /// Performs an operation in its own task, cancels the task at a time limit, and waits for it.
  ///
  /// - Parameters:
  ///   - duration: The time limit, counted from the call.
  ///   - clock: The clock that measures it.
  ///   - started: Receives a closure that cancels the task earlier.
  ///   - operation: The operation, which ends soon after its cancellation.
  /// - Returns: The result of the operation.
  static func limited(
    to duration: Duration, on clock: any TimeoutClock,
    started: (@escaping @Sendable () -> Void) -> Void = { _ in },
    _ operation: @escaping @Sendable () async -> Success
  ) async -> Success {
    let deadline = clock.now.advanced(by: duration)
    let work = Task { await operation() }
    started { work.cancel() }
    let timer = Task<Void, any Error> {
      try await clock.sleep(until: deadline, tolerance: nil)
      work.cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  /// Waits for the value for a maximum time, and then cancels the task.
  ///
  /// The task need not respond to its cancellation.
  ///
  /// - Parameters:
  ///   - duration: The maximum time.
  ///   - clock: The clock that measures it.
  /// - Returns: The value, or `nil` if the time is over or the caller is canceled.
  func value(within duration: Duration, on clock: any TimeoutClock) async -> Success? {
    let values = AsyncStream<Success>.makeStream()
    Task<Void, Never> { values.continuation.yield(await self.value) }
    let value = await Task<Success?, Never>.limited(to: duration, on: clock) {
      for await value in values.stream { return value }
      return nil
    }
    if value == nil { cancel() }
    return value
  }
}
