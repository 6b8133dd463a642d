// SPDX-License-Identifier: Apache-2.0

/// The results of reloads that an observer has not received yet: at most one of each kind.
struct PendingReloads: PendingEvents {
  private var polling: String?
  private var isRecovered = false
  private var reloaded: (change: ThemeChange, milliseconds: Double)?
  private var failure: ReloadFailure?
  /// Whether the last delivered result is a failure.
  private var isBroken = false
}

extension PendingReloads {
  /// Adds a result.
  mutating func add(_ event: ThemeReload) {
    switch event {
    case .polling(let reason): polling = reason
    case .recovered:
      failure = nil
      // An observer that did not receive the failure needs no recovery.
      if isBroken { isRecovered = true }
    case .failed(let failure): self.failure = failure
    case .reloaded(let change, let milliseconds):
      if let before = reloaded {
        let both = before.change.followed(by: change)
        reloaded = both.isUnchanged ? nil : (both, max(before.milliseconds, milliseconds))
      } else {
        reloaded = (change, milliseconds)
      }
    }
  }

  /// Removes and returns the next result.
  mutating func popNext() -> ThemeReload? {
    if let reason = polling {
      polling = nil
      return .polling(reason: reason)
    }
    if isRecovered {
      isRecovered = false
      isBroken = false
      return .recovered
    }
    if let (change, milliseconds) = reloaded {
      reloaded = nil
      return .reloaded(change, milliseconds: milliseconds)
    }
    if let failure {
      self.failure = nil
      isBroken = true
      return .failed(failure)
    }
    return nil
  }
}
