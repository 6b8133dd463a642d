// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import Synchronization

/// Watches the files of a theme, and wakes the window when the theme changes.
final class ThemeFollower: Sendable {
  /// The changes since the last call of `take()`.
  struct Update: Sendable {
    /// Whether the theme or its environment changed.
    var isChanged = false
    /// Whether files were reloaded.
    var isReloaded = false
    /// The errors of the files, or `nil` if they did not change.
    var failure: ReloadFailure?
    /// Whether the files have no more errors.
    var isRecovered = false
    /// The text of the banner for the reloaded files, or `nil` if they were not checked.
    var problems: String??
  }

  private let box: PendingUpdate
  private let observations: [ThemeObservation]
  private let watcher: ThemeWatcher

  private final class PendingUpdate: Sendable {
    let update = Mutex(Update())
  }

  init(_ theme: Theme, waking waker: WindowWaker) throws(WatchError) {
    let box = PendingUpdate()
    self.box = box
    observations = [
      theme.observe { _ in
        box.update.withLock { $0.isChanged = true }
        waker.wake()
      },
      theme.observeReloads { [weak theme] reload in
        box.update.withLock { $0.add(reload) }
        waker.wake()
        // The check of all sheets takes time, so the window is drawn before.
        guard let theme, reload.isSuccess else { return }
        let problems = Banner.text(of: theme)
        box.update.withLock { $0.problems = .some(problems) }
        waker.wake()
      },
    ]
    watcher = try theme.watch()
  }

  /// Returns the changes since the last call.
  func consumeUpdate() -> Update {
    box.update.withLock { update in
      defer { update = Update() }
      return update
    }
  }
}

extension ThemeFollower.Update {
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
  /// Whether the reloaded files are usable.
  fileprivate var isSuccess: Bool {
    switch self {
    case .reloaded, .recovered: true
    case .failed, .polling: false
    }
  }
}
