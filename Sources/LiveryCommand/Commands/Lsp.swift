// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CProcess
import LiveryLanguageServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `livery lsp`: the language server.
struct Lsp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves an editor that speaks the Language Server Protocol.",
    discussion: """
      The editor starts the command and exchanges messages with it on standard input and output. The server ends when \
      the editor disconnects or its process ends. The exit code is 0 after the editor has ended the session, and 1 if \
      the connection is lost.
      """)

  @Option(help: ArgumentHelp("Appends log messages to a file.", valueName: "file"))
  var log: String?

  @Flag(help: .hidden)
  var stdio = false

  func validate() throws {
    guard let log else { return }
    let descriptor = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ValidationError(CommandMessages.noLog(log)) }
    close(descriptor)
  }

  func run() throws {
    // The server runs for days, and its threads come and go.
    livery_limit_heaps(2)
    throw ExitCode(LanguageServer(logPath: log).run())
  }
}
