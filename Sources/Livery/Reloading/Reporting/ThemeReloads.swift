// SPDX-License-Identifier: Apache-2.0

/// The sequence of reload results of a theme, from the creation of the sequence on.
///
/// ```swift
/// for await reload in theme.reloads {
///   switch reload {
///   case .reloaded(let change, let milliseconds): log("\(change.sheets) in \(milliseconds) ms")
///   case .failed(let failure): log(failure.description)
///   case .recovered: log("good again")
///   case .polling(let reason): log("polling: \(reason)")
///   }
/// }
/// ```
///
/// A sequence is for one task. While the task is busy, results are merged as ``ThemeReload``
/// describes. The sequence ends when the task is canceled or the theme is deallocated.
public struct ThemeReloads: AsyncSequence, Sendable {
  /// The result of a reload.
  public typealias Element = ThemeReload
  /// The sequence never throws.
  public typealias Failure = Never

  private let inbox: EventInbox<PendingReloads>

  init(of observers: Observers<PendingReloads>) { inbox = EventInbox(observers) }

  /// Returns an iterator that waits for reloads.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox) }

  /// An iterator that waits for the reload results of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private var reloads: EventInbox<PendingReloads>.Iterator

    fileprivate init(_ inbox: EventInbox<PendingReloads>) { reloads = EventInbox.Iterator(inbox) }

    /// Returns the next result, or `nil` if the task is canceled or the theme is deallocated.
    public mutating func next() async -> ThemeReload? { await next(isolation: nil) }

    /// Returns the next result, in the isolation of an actor.
    ///
    /// The result is `nil` if the task is canceled or the theme is deallocated.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeReload? {
      await reloads.next(isolation: actor)
    }
  }
}
