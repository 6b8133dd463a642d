// SPDX-License-Identifier: Apache-2.0

extension Task where Success: Sendable, Failure == Never {
  /// Does something in a task of its own, which is cancelled when its time is over, and waits for it.
  ///
  /// - Parameters:
  ///   - duration: the time.
  ///   - started: gets what cancels the task earlier.
  ///   - operation: what is done; it should end soon when it is cancelled.
  /// - Returns: what the operation returns.
  static func limited(
    to duration: Duration, started: (@escaping @Sendable () -> Void) -> Void = { _ in },
    _ operation: @escaping @Sendable () async -> Success
  ) async -> Success {
    let work = Task { await operation() }
    started { work.cancel() }
    let timer = Task<Void, any Error> {
      try await Task<Never, Never>.sleep(for: duration)
      work.cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }
}
