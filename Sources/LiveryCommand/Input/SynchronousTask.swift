// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Dispatch
  import Synchronization

  /// A bridge that blocks the command's thread until a task ends.
  enum SynchronousTask {
    /// Returns the result of an asynchronous function.
    static func result<Value: Sendable>(
      _ body: @escaping @Sendable () async throws -> Value
    ) -> Result<Value, any Error> {
      let outcome = Outcome<Value>()
      let done = DispatchSemaphore(value: 0)
      Task {
        do {
          let value = try await body()
          outcome.result.withLock { $0 = .success(value) }
        } catch {
          outcome.result.withLock { $0 = .failure(error) }
        }
        done.signal()
      }
      done.wait()
      return outcome.result.withLock { $0 } ?? .failure(CancellationError())
    }

    private final class Outcome<Value: Sendable>: Sendable {
      let result = Mutex<Result<Value, any Error>?>(nil)
    }
  }
#endif
