// SPDX-License-Identifier: Apache-2.0

/// The sequence of changes of a theme, from the creation of the sequence on.
///
/// ```swift
/// for await change in theme.changes {
///   window.redraw(change)
/// }
/// ```
///
/// A sequence is for one task; each observer requests its own. While the task is busy, changes are
/// merged into one, from the first state to the last. The sequence ends when the task is canceled
/// or the theme is deallocated.
public struct ThemeChanges: AsyncSequence, Sendable {
  /// A change.
  public typealias Element = ThemeChange
  /// The sequence never throws.
  public typealias Failure = Never

  private let inbox: EventInbox<PendingChange>
  /// The element or custom property that a change must affect, or `nil` for all changes.
  private let name: String?

  init(of observers: Observers<PendingChange>, affecting name: String? = nil) {
    inbox = EventInbox(observers)
    self.name = name
  }

  /// Returns an iterator that waits for changes.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox, name) }

  /// An iterator that waits for the changes of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private var changes: EventInbox<PendingChange>.Iterator
    private let name: String?

    fileprivate init(_ inbox: EventInbox<PendingChange>, _ name: String?) {
      changes = EventInbox.Iterator(inbox)
      self.name = name
    }

    /// Returns the next change, or `nil` if the task is canceled or the theme is deallocated.
    public mutating func next() async -> ThemeChange? { await next(isolation: nil) }

    /// Returns the next change, in the isolation of an actor.
    ///
    /// The result is `nil` if the task is canceled or the theme is deallocated.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeChange? {
      while let change = await changes.next(isolation: actor) {
        if name.map(change.affects) ?? true { return change }
      }
      return nil
    }
  }
}

/// The changes that an observer has not received yet, merged from the first state to the last.
struct PendingChange: PendingEvents {
  private var change: ThemeChange?

  mutating func add(_ next: ThemeChange) { change = change.map { $0.followed(by: next) } ?? next }

  mutating func popNext() -> ThemeChange? {
    defer { change = nil }
    return change.flatMap { $0.isUnchanged ? nil : $0 }
  }
}
