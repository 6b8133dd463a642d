// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The operations on a watcher from other threads than its own.
final class WatchControl: Sendable {
  /// The self-pipe that wakes the thread.
  let bell: SelfPipe
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var isAsked = false
  }

  /// Creates the control of a watcher, or returns `nil` if the system has no pipe left.
  init?() {
    guard let bell = SelfPipe() else { return nil }
    self.bell = bell
  }

  /// Whether the watcher is canceled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the watcher.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    bell.ring()
  }

  /// Requests a check of the files.
  func requestCheck() {
    state.withLock { $0.isAsked = true }
    bell.ring()
  }

  /// Returns whether a check was requested since the last call.
  func takeCheckRequest() -> Bool {
    state.withLock { state in
      defer { state.isAsked = false }
      return state.isAsked
    }
  }
}
