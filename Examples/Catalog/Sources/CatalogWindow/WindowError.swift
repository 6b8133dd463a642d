// SPDX-License-Identifier: Apache-2.0

/// Why there is no window.
public enum WindowError: Error, Hashable, CustomStringConvertible {
  /// No X server answers.
  case noDisplay
  /// The program was not built for a system with X11.
  case unsupportedSystem
  /// The system has no descriptor left.
  case tooManyFiles

  /// The reason, and what helps.
  public var description: String {
    switch self {
    case .noDisplay: "no display: set DISPLAY, or run under xvfb-run"
    case .unsupportedSystem:
      "windows are drawn on Linux only, with X11; --screenshot works everywhere"
    case .tooManyFiles: "too many files are open"
    }
  }
}
