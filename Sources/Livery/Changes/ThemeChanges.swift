// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The changes of a theme, one after the other, from the moment on at which the sequence was asked for.
///
/// ```swift
/// for await change in theme.changes {
///   window.redraw(change)
/// }
/// ```
///
/// One sequence is for one task: each listener asks for its own. Nothing piles up while the task is busy: what happens
/// meanwhile is one change, from the first state to the last. The sequence ends with the task, and when the theme is gone.
public struct ThemeChanges: AsyncSequence, Sendable {
  /// A change.
  public typealias Element = ThemeChange
  /// It never fails.
  public typealias Failure = Never

  private let inbox: ThemeInbox
  /// The element or custom property that a change must affect; nil for all changes.
  private let name: String?

  init(of listeners: ThemeListeners, affecting name: String? = nil) {
    inbox = ThemeInbox(listeners)
    self.name = name
  }

  /// Waits for changes.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox, name) }

  /// Waits for the changes of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox: ThemeInbox
    private let name: String?
    private var news: AsyncStream<Void>.Iterator

    fileprivate init(_ inbox: ThemeInbox, _ name: String?) {
      self.inbox = inbox
      self.name = name
      news = inbox.news.makeAsyncIterator()
    }

    /// The next change; nil when the task is cancelled or the theme is gone.
    public mutating func next() async -> ThemeChange? { await next(isolation: nil) }

    /// The next change, for an actor; nil when the task is cancelled or the theme is gone.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeChange? {
      while await news.next(isolation: actor) != nil {
        guard let change = inbox.take() else { continue }
        if let name, !change.affects(name) { continue }
        return change
      }
      return nil
    }
  }
}

/// What one task is yet to be told.
final class ThemeInbox: Sendable {
  /// Says that there is something to take.
  let news: AsyncStream<Void>
  private let pending: Pending
  private let observation: ThemeObservation

  private final class Pending: Sendable {
    let change = Mutex<ThemeChange?>(nil)
  }

  init(_ listeners: ThemeListeners) {
    let (news, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let pending = Pending()
    self.news = news
    self.pending = pending
    observation = listeners.add(finish: { bell.finish() }) { change in
      pending.change.withLock { $0 = $0.map { $0.followed(by: change) } ?? change }
      bell.yield()
    }
  }

  /// All that happened since it was asked last; nil when that comes to nothing.
  func take() -> ThemeChange? {
    let change = pending.change.withLock { pending in
      defer { pending = nil }
      return pending
    }
    return change.flatMap { $0.isNone ? nil : $0 }
  }
}
