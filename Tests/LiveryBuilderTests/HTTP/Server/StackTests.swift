// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// The tests of a running server, in sequence because they count its resources.
  @Suite("A server", .serialized)
  enum StackTests {}

  extension RunningServer {
    /// Waits until the counts of conversations satisfy a condition.
    func wait(until isReached: (EchoService.Log) -> Bool) async throws {
      try await until(
        "conversations are as far as expected", facts: { "\(service.log.withLock { $0 })" }
      ) {
        isReached(service.log.withLock { $0 })
      }
    }

    /// Waits until only a number of sockets are open: by default the listening ones.
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
