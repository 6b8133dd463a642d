// SPDX-License-Identifier: Apache-2.0

extension Task where Success: Sendable, Failure == Never {
  /// Does something in a task of its own, which is cancelled when its time is over, and waits for it.
  ///
  /// - Parameters:
  ///   - duration: the time, which begins with the call.
  ///   - clock: the clock that measures it.
  ///   - started: gets what cancels the task earlier.
  ///   - operation: what is done; it should end soon when it is cancelled.
  /// - Returns: what the operation returns.
  static func limited(
    to duration: Duration, on clock: any GateClock,
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
}

extension Task {
  /// Waits until the task ends, at most for some time, though the task may not heed its cancellation.
  ///
  /// - Parameters:
  ///   - duration: the maximum time.
  ///   - clock: the clock that measures it.
  func wait(atMost duration: Duration, on clock: any GateClock) async {
    await Task<Void, Never>.limited(to: duration, on: clock) {
      let ended = AsyncStream<Void>.makeStream()
      Task<Void, Never> {
        _ = await self.result
        ended.continuation.finish()
      }
      for await _ in ended.stream {}
    }
  }
}
