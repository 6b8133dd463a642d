// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is known about where the command prints.
enum Terminal {
  /// Whether diagnostics are printed in color: on a terminal that has colors, unless `NO_COLOR` is set.
  ///
  /// Defined by [no-color.org](https://no-color.org).
  static var showsColorOnStandardError: Bool { showsColor(STDERR_FILENO) }

  /// Whether a report is printed in color.
  static var showsColorOnStandardOutput: Bool { showsColor(STDOUT_FILENO) }

  /// Whether diagnostics are read on a terminal.
  static let hasStandardError = isatty(STDERR_FILENO) == 1
  /// Whether results are.
  static let hasStandardOutput = isatty(STDOUT_FILENO) == 1
  /// Whether somebody types the standard input.
  static let hasStandardInput = isatty(STDIN_FILENO) == 1

  /// How many columns the terminal of the standard error has now.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func showsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && value(of: "NO_COLOR").isEmpty && value(of: "TERM") != "dumb"
  }

  /// What a variable of the environment says; nothing when it is not set.
  static func value(of variable: String) -> String {
    getenv(variable).map { String(cString: $0) } ?? ""
  }
}
