// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import Testing

  @testable import LiveryBuilder

  /// Waits that end though what they wait for does not.
  @Suite struct LimitedTaskTests {
    @Test("a task that does not heed its cancellation is waited for only for a time")
    func stubborn() async {
      let hasEnded = Mutex(false)
      let gate = AsyncStream<Void>.makeStream()
      // A detached task is not cancelled with the one that waits for it.
      let stubborn = Task {
        await Task.detached { for await _ in gate.stream {} }.value
        hasEnded.withLock { $0 = true }
      }
      stubborn.cancel()
      await stubborn.wait(atMost: .milliseconds(10), on: ContinuousClock())
      #expect(!hasEnded.withLock { $0 })
      gate.continuation.finish()
      await stubborn.wait(atMost: .seconds(1000), on: ContinuousClock())
      #expect(hasEnded.withLock { $0 })
    }
  }
#endif
