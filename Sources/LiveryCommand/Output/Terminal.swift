// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The properties of the terminal.
enum Terminal {
  /// Whether diagnostics are printed in color: on a terminal with colors, unless `NO_COLOR` is set.
  ///
  /// Defined by [no-color.org](https://no-color.org).
  static var showsColorOnStandardError: Bool { showsColor(STDERR_FILENO) }

  /// Whether a report is printed in color.
  static var showsColorOnStandardOutput: Bool { showsColor(STDOUT_FILENO) }

  /// Whether standard error is a terminal.
  static let hasStandardError = isatty(STDERR_FILENO) == 1
  /// Whether standard output is a terminal.
  static let hasStandardOutput = isatty(STDOUT_FILENO) == 1
  /// Whether standard input is a terminal.
  static let hasStandardInput = isatty(STDIN_FILENO) == 1

  /// The current number of columns of the terminal on standard error.
  static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func showsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && value(of: "NO_COLOR").isEmpty && value(of: "TERM") != "dumb"
  }

  /// Returns the value of an environment variable, or an empty string if it is not set.
  static func value(of variable: String) -> String {
    getenv(variable).map { String(cString: $0) } ?? ""
  }
}
