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

  private static func showsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && value(of: "NO_COLOR").isEmpty && value(of: "TERM") != "dumb"
  }

  private static func value(of variable: String) -> String {
    getenv(variable).map { String(cString: $0) } ?? ""
  }
}
