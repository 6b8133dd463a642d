// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CProcess
import LiveryFormatting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `livery`: parses arguments, calls the libraries and prints the results.
@main
struct Main: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "livery",
    abstract: "Inspects, checks and queries the CSS themes of native programs.",
    discussion: """
      A FILE is a style sheet in CSS or, if its name ends in .json, in JSON; - is CSS on standard input. Results go \
      to standard output, diagnostics to standard error.

      Exit codes: 0 success; 1 the theme has errors, or a query has no answer; 2 an input cannot be read; 64 wrong \
      usage, or an output that cannot be created; 70 a fault of livery itself, or a failed write; 78 an invalid \
      configuration.
      """,
    version: version,
    subcommands: [
      Dump.self, Query.self, Explain.self, Lint.self, Format.self, Render.self, Gallery.self,
      Generate.self, Convert.self, Compile.self, Watch.self, Lsp.self, Builder.self, New.self,
    ]
  )

  /// The version of the package.
  static let version = "0.1.0"

  /// Runs the command that the arguments specify.
  ///
  /// `--version` is handled first, because parsing a command line takes as long as starting the
  /// program.
  static func main() {
    // Output above the file size limit then fails with a message, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = arguments
    if arguments == ["--version"] {
      StandardOutput.write { $0.write(version + "\n") }
    } else {
      main(arguments)
    }
  }

  /// The arguments after the name of the program, also in a root without `/proc`.
  private static var arguments: [String] {
    let arguments = CommandLine.arguments
    guard arguments.isEmpty, let values = livery_arguments() else {
      return Array(arguments.dropFirst())
    }
    return (0..<livery_argument_count()).dropFirst().map { String(cString: values[$0]) }
  }
}
