// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Passes elements from one task to another, and lets the first one wait while the second has enough of them.
///
/// A stream with a continuation would keep whatever comes.
final class MessageChannel<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var cost = 0
    var isFinished = false
    var receiver: (number: UInt64, continuation: CheckedContinuation<Element?, Never>)?
    var senders:
      [(number: UInt64, element: Element, continuation: CheckedContinuation<Bool, Never>)] =
        []
    var next: UInt64 = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  private let cost: @Sendable (Element) -> Int

  /// An empty channel.
  ///
  /// - Parameters:
  ///   - limit: how much it holds; one element always has a place.
  ///   - cost: how much of that an element takes.
  init(limit: Int, cost: @escaping @Sendable (Element) -> Int) {
    self.limit = limit
    self.cost = cost
  }

  /// What comes out of the channel, for one task; when that is cancelled, the channel is finished.
  var stream: AsyncStream<Element> {
    AsyncStream(unfolding: { await self.next() }, onCancel: { self.finish() })
  }

  /// The number of senders that wait for a place.
  var waitingSenders: Int { state.withLock { $0.senders.count } }

  /// Whether a receiver waits for an element.
  var hasWaitingReceiver: Bool { state.withLock { $0.receiver != nil } }

  /// Puts an element in, as soon as there is a place.
  ///
  /// - Returns: false where nobody will get it.
  func send(_ element: Element) async -> Bool {
    let number = newNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let action = state.withLock { state -> (() -> Void)? in
          if state.isFinished || Task.isCancelled {
            return { continuation.resume(returning: false) }
          }
          if let receiver = state.receiver {
            state.receiver = nil
            return {
              receiver.continuation.resume(returning: element)
              continuation.resume(returning: true)
            }
          }
          let cost = cost(element)
          if state.elements.isEmpty || state.cost + cost <= limit {
            state.elements.append(element)
            state.cost += cost
            return { continuation.resume(returning: true) }
          }
          state.senders.append((number, element, continuation))
          return nil
        }
        action?()
      }
    } onCancel: {
      cancelSender(number)
    }
  }

  /// Takes an element out, as soon as there is one; nil at the end, or when the task is cancelled.
  func next() async -> Element? {
    let number = newNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let action = state.withLock { state -> (() -> Void)? in
          if let (element, admitted) = takeFirst(&state) {
            return {
              admitted.forEach { $0.resume(returning: true) }
              continuation.resume(returning: element)
            }
          }
          if state.isFinished || Task.isCancelled || state.receiver != nil {
            return { continuation.resume(returning: nil) }
          }
          state.receiver = (number, continuation)
          return nil
        }
        action?()
      }
    } onCancel: {
      cancelReceiver(number)
    }
  }

  /// Ends the channel: what is in it can be taken out, and nothing is put in any more.
  func finish() {
    let (receiver, senders) = state.withLock { state in
      state.isFinished = true
      defer {
        state.receiver = nil
        state.senders = []
      }
      return (state.receiver, state.senders)
    }
    receiver?.continuation.resume(returning: nil)
    for sender in senders { sender.continuation.resume(returning: false) }
  }
}

extension MessageChannel {
  private func newNumber() -> UInt64 {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  /// Takes the first element out, and lets those in who have waited for its place.
  private func takeFirst(
    _ state: inout State
  ) -> (Element, [CheckedContinuation<Bool, Never>])? {
    guard !state.elements.isEmpty else { return nil }
    let element = state.elements.removeFirst()
    state.cost -= cost(element)
    var admitted: [CheckedContinuation<Bool, Never>] = []
    while let sender = state.senders.first {
      let cost = cost(sender.element)
      guard state.elements.isEmpty || state.cost + cost <= limit else { break }
      state.senders.removeFirst()
      state.elements.append(sender.element)
      state.cost += cost
      admitted.append(sender.continuation)
    }
    return (element, admitted)
  }

  private func cancelSender(_ number: UInt64) {
    let sender = state.withLock { state in
      state.senders.firstIndex { $0.number == number }.map { state.senders.remove(at: $0) }
    }
    sender?.continuation.resume(returning: false)
  }

  private func cancelReceiver(_ number: UInt64) {
    let receiver = state.withLock { state in
      guard state.receiver?.number == number else {
        return nil as CheckedContinuation<Element?, Never>?
      }
      defer { state.receiver = nil }
      return state.receiver?.continuation
    }
    receiver?.resume(returning: nil)
  }
}
