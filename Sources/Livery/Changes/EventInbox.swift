// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The events that one task waits for, from the moment on at which the inbox was made.
final class EventInbox<Pending: PendingEvents>: Sendable {
  private let events: Events
  private let signals: AsyncStream<Void>
  private let observation: ThemeObservation

  private final class Events: Sendable {
    let pending = Mutex(Pending())
  }

  /// An inbox for the events of some observers.
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

  /// Takes the events out, one after the other.
  struct Iterator {
    private let inbox: EventInbox
    private var signals: AsyncStream<Void>.Iterator

    init(_ inbox: EventInbox) {
      self.inbox = inbox
      signals = inbox.signals.makeAsyncIterator()
    }

    /// Returns the next event; `nil` when the task is cancelled or the theme is gone.
    mutating func next(isolation actor: isolated (any Actor)?) async -> Pending.Event? {
      while !Task.isCancelled {
        if let event = inbox.events.pending.withLock({ $0.take() }) { return event }
        guard await signals.next(isolation: actor) != nil else { return nil }
      }
      return nil
    }
  }
}
