// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The operations on a watcher from other threads than its own.
final class WatchControl: Sendable {
  /// The self-pipe that wakes the thread.
  let selfPipe: SelfPipe
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var isCheckRequested = false
  }

  /// Creates the control of a watcher, or returns `nil` if the system has no pipe left.
  init?() {
    guard let selfPipe = SelfPipe() else { return nil }
    self.selfPipe = selfPipe
  }

  /// Whether the watcher is canceled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the watcher.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    selfPipe.signal()
  }

  /// Requests a check of the files.
  func requestCheck() {
    state.withLock { $0.isCheckRequested = true }
    selfPipe.signal()
  }

  /// Returns whether a check was requested since the last call.
  func consumeCheckRequest() -> Bool {
    state.withLock { state in
      defer { state.isCheckRequested = false }
      return state.isCheckRequested
    }
  }
}
