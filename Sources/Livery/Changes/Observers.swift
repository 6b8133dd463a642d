// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The events that an observer has not received yet, merged into as few as possible.
protocol PendingEvents: Sendable {
  /// An event.
  associatedtype Event: Sendable

  /// Creates a value without events.
  init()

  /// Adds an event.
  mutating func add(_ event: Event)

  /// Removes and returns the next event, or returns `nil` if there is none.
  mutating func popNext() -> Event?
}

/// The observers of a theme, each with its own pending events.
///
/// The task that adds an event also notifies the observers, outside of all locks. If another task
/// is already notifying, that task continues with the new event. The next event is delivered only
/// after all observers received the current one. An observer may change the theme itself.
final class Observers<Pending: PendingEvents>: Sendable {
  private let state = Mutex(State())

  private struct State {
    var observers: [Observer] = []
    var isNotifying = false
  }

  private final class Observer: Sendable {
    let call: @Sendable (Pending.Event) -> Void
    /// The callback at the end of the observation, or when the theme is deallocated.
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

  /// Adds an observer of future events.
  ///
  /// - Parameters:
  ///   - finish: The callback at the end of the observation; called once.
  ///   - call: The callback for each event.
  /// - Returns: The observation, which ends when it is deallocated.
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

  /// Adds events, which ``notify()`` delivers to the observers.
  func add(_ events: [Pending.Event]) {
    guard !events.isEmpty else { return }
    for observer in state.withLock({ $0.observers }) {
      observer.pending.withLock { pending in
        for event in events { pending.add(event) }
      }
    }
  }

  /// Delivers the pending events to the observers, unless another task is doing so.
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

  /// Returns the next event of each observer with pending events.
  ///
  /// The result is `nil` if there is none, which ends the notification.
  private func nextCalls() -> [(observer: Observer, event: Pending.Event)]? {
    state.withLock { state in
      let calls = state.observers.compactMap { observer in
        observer.pending.withLock { $0.popNext() }.map { (observer, $0) }
      }
      state.isNotifying = !calls.isEmpty
      return calls.isEmpty ? nil : calls
    }
  }

  /// Ends all observations, because the theme is deallocated.
  func finish() {
    let observers = state.withLock { state in
      defer { state.observers = [] }
      return state.observers
    }
    for observer in observers { observer.finish() }
  }
}
