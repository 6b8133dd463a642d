// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Synchronization
  import Testing

  @testable import LiveryBuilder

  /// What needs a server that runs: one test after the other, for they count what it holds.
  @Suite("A server behind its gate", .serialized)
  enum StackTests {}

  extension RunningServer {
    /// Waits until conversations have gone as far as is expected.
    func wait(until isReached: (EchoService.Log) -> Bool) async throws {
      for _ in 0..<1_500 {
        if isReached(service.log.withLock { $0 }) { return }
        try await Task.sleep(for: .milliseconds(10))
      }
      Issue.record("conversations are not where they should be: \(service.log.withLock { $0 })")
    }

    /// The sockets that are open when nothing happens any more: those that listen.
    func settledSockets() async throws -> Int {
      var count = Int.max
      for _ in 0..<1_000 {
        count = Resources.sockets(port: server.port, folder: server.folder.path)
        if count <= 3 { break }
        try await Task.sleep(for: .milliseconds(10))
      }
      return count
    }
  }
#endif
