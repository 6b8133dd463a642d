// SPDX-License-Identifier: Apache-2.0

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

  private let inbox: EventInbox<PendingChange>
  /// The element or custom property that a change must affect; nil for all changes.
  private let name: String?

  init(of observers: Observers<PendingChange>, affecting name: String? = nil) {
    inbox = EventInbox(observers)
    self.name = name
  }

  /// Waits for changes.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox, name) }

  /// Waits for the changes of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private var changes: EventInbox<PendingChange>.Iterator
    private let name: String?

    fileprivate init(_ inbox: EventInbox<PendingChange>, _ name: String?) {
      changes = EventInbox.Iterator(inbox)
      self.name = name
    }

    /// The next change; nil when the task is cancelled or the theme is gone.
    public mutating func next() async -> ThemeChange? { await next(isolation: nil) }

    /// The next change, for an actor; nil when the task is cancelled or the theme is gone.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeChange? {
      while let change = await changes.next(isolation: actor) {
        if name.map(change.affects) ?? true { return change }
      }
      return nil
    }
  }
}

/// All changes that an observer has not heard of, as one from the first state to the last.
struct PendingChange: PendingEvents {
  private var change: ThemeChange?

  mutating func add(_ next: ThemeChange) { change = change.map { $0.followed(by: next) } ?? next }

  mutating func take() -> ThemeChange? {
    defer { change = nil }
    return change.flatMap { $0.isNone ? nil : $0 }
  }
}
