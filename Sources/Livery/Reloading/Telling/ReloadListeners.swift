// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Those who are told what comes of reloads; each has its own news, so that a slow one holds nobody's back.
///
/// Whoever reloads also tells, outside of all locks, unless somebody is telling already.
final class ReloadListeners: Sendable {
  private let state = Mutex(State())

  private struct State {
    var listeners: [Listener] = []
    var isTelling = false
  }

  /// One who is told.
  final class Listener: Sendable {
    let call: @Sendable (ThemeReload) -> Void
    let finish: @Sendable () -> Void
    fileprivate let news = Mutex(ReloadNews())
    fileprivate let isCancelled = Atomic(false)

    fileprivate init(
      finish: @escaping @Sendable () -> Void, _ call: @escaping @Sendable (ThemeReload) -> Void
    ) {
      self.finish = finish
      self.call = call
    }
  }
}

extension ReloadListeners {
  /// Whether nobody listens.
  var isEmpty: Bool { state.withLock { $0.listeners.isEmpty } }

  /// Lets somebody listen from now on.
  func add(
    finish: @escaping @Sendable () -> Void = {}, _ call: @escaping @Sendable (ThemeReload) -> Void
  ) -> ThemeObservation {
    let listener = Listener(finish: finish, call)
    state.withLock { $0.listeners.append(listener) }
    return ThemeObservation { [self] in remove(listener) }
  }

  private func remove(_ listener: Listener) {
    guard !listener.isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    state.withLock { $0.listeners.removeAll { $0 === listener } }
    listener.finish()
  }

  /// Takes down what happened, to be told by ``tell()``.
  func add(_ events: [ThemeReload]) {
    guard !events.isEmpty else { return }
    for listener in state.withLock({ $0.listeners }) {
      listener.news.withLock { news in
        for event in events { news.add(event) }
      }
    }
  }

  /// Tells what was taken down, unless somebody is doing so.
  func tell() {
    guard
      state.withLock({ state in
        defer { state.isTelling = true }
        return !state.isTelling
      })
    else { return }
    while let listener = next() {
      while !listener.isCancelled.load(ordering: .acquiring),
        let event = listener.news.withLock({ $0.take() })
      {
        listener.call(event)
      }
    }
  }

  /// The next listener that there is something to tell.
  private func next() -> Listener? {
    state.withLock { state in
      let next = state.listeners.first { $0.news.withLock { !$0.isEmpty } }
      if next == nil { state.isTelling = false }
      return next
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
