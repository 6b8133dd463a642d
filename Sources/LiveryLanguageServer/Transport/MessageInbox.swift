// SPDX-License-Identifier: Apache-2.0
import Dispatch
import LiveryJSON
import Synchronization

/// The messages that were read and not handled yet.
///
/// A thread that reads adds messages, and the thread of the server takes them.
final class MessageInbox: Sendable {
  /// The maximum size of waiting messages in bytes; beyond it, the reader waits.
  private static let maximumSize = 8 << 20

  private let state = Mutex(State())
  /// Counts the messages and the end of the input.
  private let available = DispatchSemaphore(value: 0)
  /// Signaled when a reader that waits for capacity may continue.
  private let room = DispatchSemaphore(value: 0)

  private struct State {
    var messages: [(message: IncomingMessage, size: Int)] = []
    /// The index of the next message in ``messages``.
    var next = 0
    var size = 0
    var isReaderWaiting = false
    var isClosed = false
    /// The waiting requests, and those of them that the client cancelled.
    var waiting: Set<MessageID> = []
    var cancelled: Set<MessageID> = []
  }

  /// The next event for the server.
  enum Event {
    /// A message; a cancelled request is answered by an error.
    case message(IncomingMessage, isCancelled: Bool)
    /// No message within the time.
    case timeout
    /// The end of the input.
    case end
  }

  /// Adds a message, and waits while too many are not handled.
  func add(_ message: IncomingMessage, size: Int) {
    if case .notification("$/cancelRequest", let params) = message {
      cancel(MessageID(params?["id"]))
      return
    }
    let mustWait = state.withLock { state in
      if case .request(let id, _, _) = message { state.waiting.insert(id) }
      state.messages.append((message, size))
      state.size += size
      state.isReaderWaiting = state.size > Self.maximumSize
      return state.isReaderWaiting
    }
    available.signal()
    if mustWait { room.wait() }
  }

  private func cancel(_ id: MessageID?) {
    guard let id else { return }
    state.withLock { state in
      if state.waiting.contains(id) { state.cancelled.insert(id) }
    }
  }

  /// Ends the input.
  func close() {
    state.withLock { $0.isClosed = true }
    available.signal()
    room.signal()
  }

  /// Returns the next event.
  ///
  /// - Parameter delay: The time to wait for a message, in milliseconds.
  /// - Returns: The event.
  func next(within delay: Int) -> Event {
    if available.wait(timeout: .now() + .milliseconds(delay)) == .timedOut { return .timeout }
    let (event, hasRoom) = state.withLock { state -> (Event, Bool) in
      guard state.next < state.messages.count else { return (.end, false) }
      let entry = state.messages[state.next]
      state.next += 1
      state.size -= entry.size
      if state.next == state.messages.count {
        state.messages.removeAll(keepingCapacity: state.messages.capacity < 4096)
        state.next = 0
      }
      var isCancelled = false
      if case .request(let id, _, _) = entry.message {
        state.waiting.remove(id)
        isCancelled = state.cancelled.remove(id) != nil
      }
      let hasRoom = state.isReaderWaiting && state.size <= Self.maximumSize / 2
      if hasRoom { state.isReaderWaiting = false }
      return (.message(entry.message, isCancelled: isCancelled), hasRoom)
    }
    if hasRoom { room.signal() }
    return event
  }

  /// Whether a message is waiting.
  var hasMessages: Bool { state.withLock { $0.next < $0.messages.count } }
}
