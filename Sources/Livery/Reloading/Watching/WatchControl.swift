// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What others than its thread can do with a watch.
final class WatchControl: Sendable {
  /// Wakes the thread.
  let bell: WakePipe
  private let state = Mutex(State())

  private struct State {
    var isCancelled = false
    var isAsked = false
  }

  /// Control of a watch that has not begun; nil where the system has no pipe left.
  init?() {
    guard let bell = WakePipe() else { return nil }
    self.bell = bell
  }

  /// Whether the watch is to end.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends the watch.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    bell.ring()
  }

  /// Asks for a look at the files.
  func ask() {
    state.withLock { $0.isAsked = true }
    bell.ring()
  }

  /// Whether somebody asked for a look since the last time.
  func takeQuestion() -> Bool {
    state.withLock { state in
      defer { state.isAsked = false }
      return state.isAsked
    }
  }
}
