// SPDX-License-Identifier: Apache-2.0
import Synchronization

@testable import LiveryBuilder

/// A service that says what is said to it, and notes which conversations have ended.
final class EchoService: WebService {
  /// What has happened to conversations.
  struct Log: Sendable, Hashable {
    /// How many have begun.
    var begun = 0
    /// How many clients' streams have ended.
    var left = 0
    /// How many streams to a client have ended, or were cancelled.
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
      // The end of the server ends this operation.
      try? await Task.sleep(for: .seconds(86_400))
      return WebResponse()
    default: return WebResponse(status: 404, body: Array("nothing\n".utf8))
    }
  }

  func conversation(
    _ request: WebRequest, with client: AsyncStream<WebMessage>
  ) async -> AsyncStream<WebMessage>? {
    switch request.path {
    case "/echo": echo(client, count: .max)
    case "/once": echo(client, count: 1)
    case "/flood": flood(client)
    case "/deaf": deaf(client)
    default: nil
    }
  }

  /// Says a number of messages again.
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

  /// Takes no message.
  private func deaf(_ client: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> {
    log.withLock { $0.begun += 1 }
    return stream {
      // The end of the conversation ends this operation.
      try? await Task.sleep(for: .seconds(86_400))
      return withExtendedLifetime(client) { nil }
    }
  }

  /// Says large messages as fast as they are taken, and counts the client as gone when it is.
  private func flood(_ client: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> {
    log.withLock { $0.begun += 1 }
    Task {
      for await _ in client {}
      log.withLock { $0.left += 1 }
    }
    return stream { .binary([UInt8](repeating: 1, count: 1_000_000)) }
  }

  /// A stream whose cancellation counts once, though the library may report it twice: in and after a call that returns a message.
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
