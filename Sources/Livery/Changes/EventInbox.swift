// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The pending events for one task, from the creation of the inbox on.
final class EventInbox<Pending: PendingEvents>: Sendable {
  private let events: Events
  private let signals: AsyncStream<Void>
  private let observation: ThemeObservation

  private final class Events: Sendable {
    let pending = Mutex(Pending())
  }

  /// Creates an inbox for the events of observers.
  init(_ observers: Observers<Pending>) {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let events = Events()
    self.events = events
    self.signals = signals
    observation = observers.add(finish: { signal.finish() }) { event in
      events.pending.withLock { $0.add(event) }
      signal.yield()
    }
  }

  /// An iterator that waits for events and removes them from the inbox.
  struct Iterator {
    private let inbox: EventInbox
    private var signals: AsyncStream<Void>.Iterator

    init(_ inbox: EventInbox) {
      self.inbox = inbox
      signals = inbox.signals.makeAsyncIterator()
    }

    /// Returns the next event, or `nil` if the task is canceled or the theme is deallocated.
    mutating func next(isolation actor: isolated (any Actor)?) async -> Pending.Event? {
      while !Task.isCancelled {
        if let event = inbox.events.pending.withLock({ $0.popNext() }) { return event }
        guard await signals.next(isolation: actor) != nil else { return nil }
      }
      return nil
    }
  }
}
