// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The messages of the program.
enum CodegenMessages {
  static let usage =
    "Usage: livery-codegen FILE... -o OUT.swift [--prefix P] [--access public|package|internal]"

  static let help = """
    OVERVIEW: Generates typed Swift code for a theme, as 'livery generate' does.

    \(usage)
           [--name Style] [--config FILE] [--folder FOLDER] [--base three20|harbor|none]

    --prefix P        The prefix of every type name.
    --access WHO      The access level of the types: public, package or internal.
    --name NAME       The name of the root type after the prefix; Style by default.
    --config FILE     A JSON file with any of these options; the command line overrides it.
    --folder FOLDER   The folder that comments leave out of file names.
    --base NAME       The theme below the files: three20, harbor or none; three20 by default.
    --no-default      The same as --base none.

    Exit codes: 0 success; 1 the theme has errors, and nothing is written; 2 a file cannot be read; \
    64 wrong usage; 70 a system error; 78 an invalid configuration.
    """

  /// Writes a line to standard error.
  static func report(_ line: String) {
    var remainder = Array((line + "\n").utf8)[...]
    while !remainder.isEmpty {
      let count = remainder.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      remainder = remainder.dropFirst(count)
    }
  }
}
