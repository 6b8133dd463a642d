// SPDX-License-Identifier: Apache-2.0

/// The reason why a window cannot be opened.
public enum WindowError: Error, Hashable, CustomStringConvertible {
  /// No X server is available.
  case noDisplay
  /// The program was built for a system without X11.
  case unsupportedSystem
  /// The process has no file descriptors left.
  case tooManyFiles

  /// The reason, and the remedy.
  public var description: String {
    switch self {
    case .noDisplay: "no display: set DISPLAY, or run under xvfb-run"
    case .unsupportedSystem:
      "windows are drawn on Linux only, with X11; --screenshot works everywhere"
    case .tooManyFiles: "too many files are open"
    }
  }
}
