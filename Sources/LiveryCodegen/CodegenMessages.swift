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
    OVERVIEW: Writes typed Swift for a theme, as 'livery generate' does.

    \(usage)
           [--name Style] [--config FILE] [--base FOLDER] [--no-default]

    --prefix P        What the name of every type begins with.
    --access WHO      Who may use the types: public, package or internal.
    --name NAME       What the root is called behind the prefix; Style by default.
    --config FILE     A file with any of these in JSON; what is written here counts more.
    --base FOLDER     What comments leave out of the names of files.
    --no-default      Leave out the default sheet.

    Exit codes: 0 done; 1 the theme has errors, and nothing is written; 2 a file cannot be read; \
    64 wrong usage; 70 a fault of the system; 78 broken configuration.
    """

  /// Writes a line to standard error.
  static func report(_ line: String) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
