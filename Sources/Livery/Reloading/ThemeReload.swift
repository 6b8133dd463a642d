// SPDX-License-Identifier: Apache-2.0

/// What came of looking at the files of a theme again: what ``Theme/reloads`` and ``Theme/observeReloads(_:)`` tell.
///
/// A listener that is busy hears less often, but of the state in which things are: reloads that follow one another are told as one, of
/// several failures the last.
public enum ThemeReload: Sendable {
  /// Sheets were read again and are another text now, so many milliseconds after that was noticed.
  case reloaded(ThemeChange, milliseconds: Double)
  /// Some sheets cannot be used; they stay as they were.
  ///
  /// It is told once, and again when something else is wrong.
  case failed(ReloadFailure)
  /// All sheets are good again after a failure; if they differ from the last good ones, ``reloaded(_:milliseconds:)`` follows.
  case recovered
  /// The system does not say when files change, for a reason; they are polled.
  case polling(reason: String)
}

extension ThemeReload: CustomStringConvertible {
  /// A short text, such as `reloaded in 3.2 ms: change of brand.css`.
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
