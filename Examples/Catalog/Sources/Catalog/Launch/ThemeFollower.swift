// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import Synchronization

/// Follows the files of a theme, and wakes the window when something came of it.
final class ThemeFollower: Sendable {
  /// What came of saves since somebody asked.
  struct News: Sendable {
    /// Whether the theme is another one, or its environment.
    var isChanged = false
    /// Whether that is because files were read again.
    var isReloaded = false
    /// What is wrong with the files; nil where that is as it was.
    var failure: ReloadFailure?
    /// Whether nothing is wrong with the files any more.
    var isRecovered = false
    /// What is wrong inside of the files that were read, in the words of the banner; nil where nobody looked.
    var problems: String??
  }

  private let box: NewsBox
  private let observations: [ThemeObservation]
  private let watcher: ThemeWatcher

  private final class NewsBox: Sendable {
    let news = Mutex(News())
  }

  init(_ theme: Theme, waking waker: WindowWaker) throws(WatchError) {
    let box = NewsBox()
    self.box = box
    observations = [
      theme.observe { _ in
        box.news.withLock { $0.isChanged = true }
        waker.wake()
      },
      theme.observeReloads { [weak theme] reload in
        box.news.withLock { $0.add(reload) }
        waker.wake()
        // All of the sheets are looked through for it: the window is drawn meanwhile.
        guard let theme, reload.isGood else { return }
        let problems = Banner.text(of: theme)
        box.news.withLock { $0.problems = .some(problems) }
        waker.wake()
      },
    ]
    watcher = try theme.watch()
  }

  /// What came since the last time.
  func take() -> News {
    box.news.withLock { news in
      defer { news = News() }
      return news
    }
  }
}

extension ThemeFollower.News {
  fileprivate mutating func add(_ reload: ThemeReload) {
    switch reload {
    case .reloaded: isReloaded = true
    case .failed(let failure):
      self.failure = failure
      isRecovered = false
      problems = nil
    case .recovered:
      failure = nil
      isRecovered = true
    case .polling: break
    }
  }
}

extension ThemeReload {
  /// Whether files were read that can be used.
  fileprivate var isGood: Bool {
    switch self {
    case .reloaded, .recovered: true
    case .failed, .polling: false
    }
  }
}
