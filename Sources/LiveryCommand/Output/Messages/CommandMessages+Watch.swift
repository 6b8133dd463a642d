// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery

extension CommandMessages {
  static let unwatchableInput = "standard input cannot be watched; name files"
  static let themeRecovered = "good again"

  static func noLog(_ path: String) -> String { "the log file '\(path)' cannot be written" }

  static func unwatchable(_ error: WatchError) -> String {
    "livery: the files cannot be watched: \(error)"
  }

  static func unusable(_ problem: ReloadFailure.Problem) -> String { "livery: \(problem)" }

  static func polling(_ reason: String) -> String {
    "livery: the files are polled, because \(reason)"
  }

  static func watching(_ files: [String]) -> String {
    "watching " + list(files.map { truncated($0, at: 120) })
  }

  static func keptLastValidTheme(_ count: Int) -> String {
    "\(count) \(count == 1 ? "error" : "errors"); the last good theme stays"
  }

  static func reloaded(_ change: ThemeChange, milliseconds: Double) -> String {
    let time = milliseconds < 10 ? "\((milliseconds * 10).rounded() / 10)" : "\(Int(milliseconds))"
    let difference = change.difference
    let changed =
      difference.selectors + difference.customProperties
      + difference.keyframes.map { "@keyframes \($0)" }
      + difference.fontFamilies.map { "@font-face \($0)" }
    let changes = changed.isEmpty ? "nothing looks different" : list(changed.map { truncated($0) })
    return "\(list(change.sheets.map { truncated($0, at: 120) })) in \(time) ms: \(changes)"
  }

  /// Returns the first of some names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let (shown, more) = (names.prefix(12), names.count - 12)
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
