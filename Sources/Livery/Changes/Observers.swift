// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The events that an observer has not heard of, joined to as few as describe what happened.
protocol PendingEvents: Sendable {
  /// An event.
  associatedtype Event: Sendable

  /// No event.
  init()

  /// Adds an event.
  mutating func add(_ event: Event)

  /// Removes the next event and returns it, or `nil` if there is none.
  mutating func take() -> Event?
}

/// The observers of a theme, each with its own pending events.
///
/// The task that adds an event also notifies the observers, outside of all locks, unless another task is notifying
/// already: then that one goes on with it. No observer is called before the last one has heard of the event before, and an
/// observer may change the theme itself.
final class Observers<Pending: PendingEvents>: Sendable {
  private let state = Mutex(State())

  private struct State {
    var observers: [Observer] = []
    var isNotifying = false
  }

  private final class Observer: Sendable {
    let call: @Sendable (Pending.Event) -> Void
    /// Called at the end of the observation, or when the theme is gone.
    let finish: @Sendable () -> Void
    let pending = Mutex(Pending())
    let isCancelled = Atomic(false)

    init(
      finish: @escaping @Sendable () -> Void, _ call: @escaping @Sendable (Pending.Event) -> Void
    ) {
      self.finish = finish
      self.call = call
    }
  }
}

extension Observers {
  /// Whether there are no observers.
  var isEmpty: Bool { state.withLock { $0.observers.isEmpty } }

  /// Adds an observer of the events from now on.
  ///
  /// - Parameters:
  ///   - finish: called once, at the end of the observation.
  ///   - call: called with each event.
  /// - Returns: the observation, which lasts as long as it is kept.
  func add(
    finish: @escaping @Sendable () -> Void = {}, _ call: @escaping @Sendable (Pending.Event) -> Void
  ) -> ThemeObservation {
    let observer = Observer(finish: finish, call)
    state.withLock { $0.observers.append(observer) }
    return ThemeObservation { [self] in remove(observer) }
  }

  private func remove(_ observer: Observer) {
    guard !observer.isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    state.withLock { $0.observers.removeAll { $0 === observer } }
    observer.finish()
  }

  /// Adds events, of which ``notify()`` informs the observers.
  func add(_ events: [Pending.Event]) {
    guard !events.isEmpty else { return }
    for observer in state.withLock({ $0.observers }) {
      observer.pending.withLock { pending in
        for event in events { pending.add(event) }
      }
    }
  }

  /// Informs the observers of the pending events, unless another task is doing so.
  func notify() {
    let isFirst = state.withLock { state in
      defer { state.isNotifying = true }
      return !state.isNotifying
    }
    guard isFirst else { return }
    while let calls = nextCalls() {
      for (observer, event) in calls where !observer.isCancelled.load(ordering: .acquiring) {
        observer.call(event)
      }
    }
  }

  /// The next event of each observer that has one; `nil` if none has, which ends the notification.
  private func nextCalls() -> [(observer: Observer, event: Pending.Event)]? {
    state.withLock { state in
      let calls = state.observers.compactMap { observer in
        observer.pending.withLock { $0.take() }.map { (observer, $0) }
      }
      state.isNotifying = !calls.isEmpty
      return calls.isEmpty ? nil : calls
    }
  }

  /// Ends all observations, because the theme is gone.
  func finish() {
    let observers = state.withLock { state in
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer.finish() }
  }
}
