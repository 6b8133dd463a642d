// SPDX-License-Identifier: Apache-2.0

/// What comes of reloads of a theme, one after the other, from the moment on at which the sequence was asked for.
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
/// One sequence is for one task. What happens while it is busy is told as ``ThemeReload`` says; nothing piles up. It
/// ends with the task, and when the theme is gone.
public struct ThemeReloads: AsyncSequence, Sendable {
  /// What came of a reload.
  public typealias Element = ThemeReload
  /// It never fails.
  public typealias Failure = Never

  private let inbox: EventInbox<PendingReloads>

  init(of observers: Observers<PendingReloads>) { inbox = EventInbox(observers) }

  /// Waits for reloads.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox) }

  /// Waits for what comes of the reloads of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private var reloads: EventInbox<PendingReloads>.Iterator

    fileprivate init(_ inbox: EventInbox<PendingReloads>) { reloads = EventInbox.Iterator(inbox) }

    /// The next reload; nil when the task is cancelled or the theme is gone.
    public mutating func next() async -> ThemeReload? { await next(isolation: nil) }

    /// The next reload, for an actor; nil when the task is cancelled or the theme is gone.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeReload? {
      await reloads.next(isolation: actor)
    }
  }
}
