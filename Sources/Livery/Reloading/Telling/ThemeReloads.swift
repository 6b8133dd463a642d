// SPDX-License-Identifier: Apache-2.0
import Synchronization

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

  private let inbox: ReloadInbox

  init(of listeners: ReloadListeners) { inbox = ReloadInbox(listeners) }

  /// Waits for reloads.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox) }

  /// Waits for what comes of the reloads of a theme.
  public struct Iterator: AsyncIteratorProtocol {
    private let inbox: ReloadInbox
    private var bell: AsyncStream<Void>.Iterator

    fileprivate init(_ inbox: ReloadInbox) {
      self.inbox = inbox
      bell = inbox.bell.makeAsyncIterator()
    }

    /// The next reload; nil when the task is cancelled or the theme is gone.
    public mutating func next() async -> ThemeReload? { await next(isolation: nil) }

    /// The next reload, for an actor; nil when the task is cancelled or the theme is gone.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> ThemeReload? {
      while true {
        if Task.isCancelled { return nil }
        if let event = inbox.take() { return event }
        guard await bell.next(isolation: actor) != nil else { return nil }
      }
    }
  }
}

/// What one task is yet to be told.
final class ReloadInbox: Sendable {
  /// Says that there is something to take.
  let bell: AsyncStream<Void>
  private let news: News
  private let observation: ThemeObservation

  private final class News: Sendable {
    let news = Mutex(ReloadNews())
  }

  init(_ listeners: ReloadListeners) {
    let (bell, ringer) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let news = News()
    self.bell = bell
    self.news = news
    observation = listeners.add(finish: { ringer.finish() }) { event in
      news.news.withLock { $0.add(event) }
      ringer.yield()
    }
  }

  /// The next event.
  func take() -> ThemeReload? { news.news.withLock { $0.take() } }
}
