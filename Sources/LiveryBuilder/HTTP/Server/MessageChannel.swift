// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A queue from a sending task to a receiving task, in which the sender waits for free capacity.
///
/// A stream with a continuation would keep all elements.
final class MessageChannel<Element: Sendable>: Sendable {
  private struct State {
    var elements: ArraySlice<Element> = []
    var cost = 0
    var isFinished = false
    var receiver: CheckedContinuation<Element?, Never>?
    var sender: (element: Element, continuation: CheckedContinuation<Bool, Never>)?
  }

  private let state = Mutex(State())
  private let limit: Int
  private let cost: @Sendable (Element) -> Int

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - limit: The maximum cost of its elements; a single element may cost more.
  ///   - cost: Returns the cost of an element.
  init(limit: Int, cost: @escaping @Sendable (Element) -> Int) {
    self.limit = limit
    self.cost = cost
  }

  /// The elements for the receiving task, whose cancellation finishes the queue.
  var stream: AsyncStream<Element> {
    AsyncStream(unfolding: { await self.next() }, onCancel: { self.finish() })
  }

  /// Whether the sender waits for free capacity.
  var hasWaitingSender: Bool { state.withLock { $0.sender != nil } }

  /// Whether the receiver waits for an element.
  var hasWaitingReceiver: Bool { state.withLock { $0.receiver != nil } }

  /// Appends an element as soon as there is free capacity.
  ///
  /// - Parameter element: The element.
  /// - Returns: `false` if the queue is finished or the task is canceled.
  func send(_ element: Element) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if state.isFinished || Task.isCancelled {
            continuation.resume(returning: false)
          } else if let receiver = state.receiver.take() {
            receiver.resume(returning: element)
            continuation.resume(returning: true)
          } else if append(element, to: &state) {
            continuation.resume(returning: true)
          } else {
            state.sender = (element, continuation)
          }
        }
      }
    } onCancel: {
      state.withLock { $0.sender.take() }?.continuation.resume(returning: false)
    }
  }

  /// Removes the first element as soon as there is one.
  ///
  /// - Returns: The element, or `nil` at the end or if the task is canceled.
  func next() async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { state in
          if let element = removeFirst(&state) {
            continuation.resume(returning: element)
          } else if state.isFinished || Task.isCancelled || state.receiver != nil {
            continuation.resume(returning: nil)
          } else {
            state.receiver = continuation
          }
        }
      }
    } onCancel: {
      state.withLock { $0.receiver.take() }?.resume(returning: nil)
    }
  }

  /// Finishes the queue: no elements can be appended, and it ends after the last one.
  func finish() {
    state.withLock { state in
      state.isFinished = true
      state.receiver.take()?.resume(returning: nil)
      state.sender.take()?.continuation.resume(returning: false)
    }
  }
}

extension MessageChannel {
  private func append(_ element: Element, to state: inout State) -> Bool {
    let cost = cost(element)
    guard state.elements.isEmpty || state.cost + cost <= limit else { return false }
    state.elements.append(element)
    state.cost += cost
    return true
  }

  /// Removes the first element, and appends that of a waiting sender if it fits now.
  private func removeFirst(_ state: inout State) -> Element? {
    guard let element = state.elements.popFirst() else { return nil }
    state.cost -= cost(element)
    if let sender = state.sender, append(sender.element, to: &state) {
      state.sender = nil
      sender.continuation.resume(returning: true)
    }
    return element
  }
}
