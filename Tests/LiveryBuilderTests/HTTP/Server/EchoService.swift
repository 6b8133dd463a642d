// SPDX-License-Identifier: Apache-2.0
import Synchronization

@testable import LiveryBuilder

/// A service that echoes messages, and counts ended conversations.
final class EchoService: WebService {
  /// The counts of conversations.
  struct Log: Sendable, Hashable {
    /// The number of conversations that have begun.
    var begun = 0
    /// The number of client streams that have ended.
    var left = 0
    /// The number of streams to clients that have ended or were canceled.
    var ended = 0
  }

  let log = Mutex(Log())

  func response(to request: WebRequest) async -> WebResponse {
    switch request.path {
    case "/": return WebResponse(type: "text/html; charset=utf-8", body: Array("<p>page</p>".utf8))
    case "/assets/a.js": return WebResponse(type: "text/javascript", body: Array("1;".utf8))
    case "/query":
      let items = request.query.sorted { $0.key < $1.key }
      return WebResponse(body: Array(items.description.utf8))
    case "/large":
      return WebResponse(type: "image/png", body: [UInt8](repeating: 7, count: 4_194_304))
    case "/huge":
      return WebResponse(type: "image/png", body: [UInt8](repeating: 7, count: 33_554_432))
    case "/slow":
      // The shutdown of the server cancels this operation.
      try? await Task.sleep(for: .seconds(86_400))
      return WebResponse()
    default: return WebResponse(status: 404, body: Array("nothing\n".utf8))
    }
  }

  func openSession(
    for request: WebRequest, with client: AsyncStream<WebMessage>
  ) async -> AsyncStream<WebMessage>? {
    switch request.path {
    case "/echo": echo(client, count: .max)
    case "/once": echo(client, count: 1)
    case "/flood": flood(client)
    case "/deaf": deaf(client)
    default: nil
    }
  }

  /// Echoes a number of messages.
  private func echo(_ client: AsyncStream<WebMessage>, count: Int) -> AsyncStream<WebMessage> {
    log.withLock { $0.begun += 1 }
    let (stream, continuation) = AsyncStream<WebMessage>.makeStream()
    let task = Task {
      var count = count
      for await message in client {
        continuation.yield(message)
        count -= 1
        if count == 0 { break }
      }
      log.withLock { $0.left += 1 }
      continuation.finish()
    }
    continuation.onTermination = { [self] _ in
      log.withLock { $0.ended += 1 }
      task.cancel()
    }
    return stream
  }

  /// Starts a conversation that receives no message.
  private func deaf(_ client: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> {
    log.withLock { $0.begun += 1 }
    return stream {
      // The end of the conversation cancels this operation.
      try? await Task.sleep(for: .seconds(86_400))
      return withExtendedLifetime(client) { nil }
    }
  }

  /// Sends large messages as fast as they are accepted, and counts the end of the client's stream.
  private func flood(_ client: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> {
    log.withLock { $0.begun += 1 }
    Task {
      for await _ in client {}
      log.withLock { $0.left += 1 }
    }
    return stream { .binary([UInt8](repeating: 1, count: 1_000_000)) }
  }

  /// Returns a stream whose cancellation counts once.
  ///
  /// The library may report a cancellation twice: in and after a call that returns a message.
  private func stream(
    of next: @escaping @Sendable () async -> WebMessage?
  ) -> AsyncStream<WebMessage> {
    let isCancelled = Atomic(false)
    return AsyncStream(
      unfolding: next,
      onCancel: { [self] in
        if !isCancelled.exchange(true, ordering: .relaxed) { log.withLock { $0.ended += 1 } }
      })
  }
}
