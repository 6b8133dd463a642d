// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// What needs a server that runs: one test after the other, for they count what it holds.
  @Suite("A server", .serialized)
  enum StackTests {}

  extension RunningServer {
    /// Waits until conversations have gone as far as is expected.
    func wait(until isReached: (EchoService.Log) -> Bool) async throws {
      try await until(
        "conversations are as far as expected", facts: { "\(service.log.withLock { $0 })" }
      ) {
        isReached(service.log.withLock { $0 })
      }
    }

    /// Waits until only a number of sockets is open: by default those that listen.
    func settles(at expected: Int? = nil) async throws {
      let expected = expected ?? listeningSockets
      var count = 0
      try await until("\(expected) sockets are open", facts: { "There are \(count)." }) {
        count = Resources.sockets(port: server.port)
        return count == expected
      }
    }
  }
#endif
