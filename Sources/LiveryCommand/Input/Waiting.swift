// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Dispatch
  import Synchronization

  /// Waits in the command's own thread for what tasks do.
  enum Waiting {
    /// What an asynchronous function gives or throws.
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
