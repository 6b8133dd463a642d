// SPDX-License-Identifier: Apache-2.0

/// The result of a reload, as ``Theme/reloads`` and ``Theme/observeReloads(_:)`` report it.
///
/// An observer that is busy receives fewer results, but always the current state. Consecutive
/// reloads are merged into one, and of several failures only the last is delivered.
public enum ThemeReload: Sendable {
  /// Style sheets were reloaded and have another text, with the time in ms since the detection.
  case reloaded(ThemeChange, milliseconds: Double)
  /// Some style sheets are invalid and unchanged.
  ///
  /// A failure is reported once, and again if the problems change.
  case failed(ReloadFailure)
  /// All style sheets are valid again after a failure.
  ///
  /// If they differ from the last valid ones, ``reloaded(_:milliseconds:)`` follows.
  case recovered
  /// The system reports no file changes, for the specified reason; the files are polled.
  case polling(reason: String)
}

extension ThemeReload: CustomStringConvertible {
  /// A short description, such as `reloaded in 3.2 ms: change of brand.css`.
  public var description: String {
    switch self {
    case .reloaded(let change, let milliseconds):
      "reloaded in \((milliseconds * 10).rounded() / 10) ms: \(change)"
    case .failed(let failure): "failed: \(failure)"
    case .recovered: "recovered"
    case .polling(let reason): "polling: \(reason)"
    }
  }
}
