// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import Testing

  @testable import LiveryBuilder

  /// Tests that limited waits end although the awaited task does not.
  @Suite struct LimitedTaskTests {
    @Test("waits only for a limited time for a task that ignores cancellation")
    func stubborn() async {
      let hasEnded = Mutex(false)
      let gate = AsyncStream<Void>.makeStream()
      // A detached task is not canceled with the task that waits for it.
      let stubborn = Task<Int, Never> {
        await Task.detached { for await _ in gate.stream {} }.value
        hasEnded.withLock { $0 = true }
        return 7
      }
      stubborn.cancel()
      #expect(await stubborn.value(within: .milliseconds(10), on: ContinuousClock()) == nil)
      #expect(!hasEnded.withLock { $0 })
      gate.continuation.finish()
      #expect(await stubborn.value(within: .seconds(1000), on: ContinuousClock()) == 7)
      #expect(hasEnded.withLock { $0 })
    }
  }
#endif
