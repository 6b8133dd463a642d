// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Those who are told when a theme changes, and what is yet to be told.
///
/// Whoever changes the theme also tells of it, outside of all locks, unless somebody is telling already: then that one
/// goes on with it. So no listener is called before the last one has heard of the change before, and a listener may
/// change the theme itself. What waits is one change, however many it was made of.
final class ThemeListeners: Sendable {
  private let state = Mutex(State())

  private struct State {
    var listeners: [Listener] = []
    /// How many changes there were while somebody listened.
    var count: UInt64 = 0
    /// What nobody was told yet.
    var pending: ThemeChange?
    var isTelling = false
  }

  /// One who is told.
  fileprivate final class Listener: Sendable {
    let call: @Sendable (ThemeChange) -> Void
    /// Told when the theme is gone.
    let finish: @Sendable () -> Void
    /// The number of the last change that there was before it began to listen.
    fileprivate let start: UInt64
    fileprivate let isCancelled = Atomic(false)

    fileprivate init(
      from start: UInt64, finish: @escaping @Sendable () -> Void,
      _ call: @escaping @Sendable (ThemeChange) -> Void
    ) {
      self.start = start
      self.finish = finish
      self.call = call
    }
  }
}

extension ThemeListeners {
  /// Whether nobody listens.
  var isEmpty: Bool { state.withLock { $0.listeners.isEmpty } }

  /// Lets somebody listen from the next change on.
  func add(
    finish: @escaping @Sendable () -> Void = {}, _ call: @escaping @Sendable (ThemeChange) -> Void
  ) -> ThemeObservation {
    let listener = state.withLock { state in
      let listener = Listener(from: state.count, finish: finish, call)
      state.listeners.append(listener)
      return listener
    }
    return ThemeObservation { [self] in remove(listener) }
  }

  /// Lets somebody listen no longer.
  private func remove(_ listener: Listener) {
    guard listener.isCancelled.exchange(true, ordering: .acquiringAndReleasing) == false else {
      return
    }
    state.withLock { $0.listeners.removeAll { $0 === listener } }
    listener.finish()
  }

  /// Takes down a change, to be told by ``tell()``.
  func add(_ change: ThemeChange) {
    state.withLock { state in
      state.count += 1
      let whole = state.pending.map { $0.followed(by: change) } ?? change
      state.pending = whole.isNone ? nil : whole
    }
  }

  /// Tells what was taken down, unless somebody is doing so.
  func tell() {
    var isFirst = true
    while let (change, count, listeners) = next(isFirst: isFirst) {
      isFirst = false
      for listener in listeners
      where listener.start < count && !listener.isCancelled.load(ordering: .acquiring) {
        listener.call(change)
      }
    }
  }

  /// The next change to tell, and to whom; nil when there is none, or when it is told by somebody else.
  private func next(
    isFirst: Bool
  ) -> (change: ThemeChange, count: UInt64, listeners: [Listener])? {
    state.withLock { state in
      if isFirst, state.isTelling { return nil }
      guard let change = state.pending else {
        state.isTelling = false
        return nil
      }
      state.isTelling = true
      state.pending = nil
      return (change, state.count, state.listeners)
    }
  }

  /// Lets go of everybody, because the theme is gone.
  func finish() {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners { listener.finish() }
  }
}
