// SPDX-License-Identifier: Apache-2.0
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A language server for themes, which an editor runs and asks about the text that a user writes.
///
/// ```swift
/// // Serves the editor that started the program, until it disconnects.
/// exit(LanguageServer().run())
/// ```
///
/// The server reports the findings of the linter while the user types, completes names and values,
/// explains them, finds and renames names in all files of the theme, and formats. It needs no
/// network and reads only files in the folders of themes.
///
/// Defined by the [Language Server Protocol 3.17](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
public struct LanguageServer: Sendable {
  private let logPath: String?

  /// Creates a server.
  ///
  /// - Parameter logPath: The path of a file that log messages are appended to, besides the client's log, or `nil`.
  public init(logPath: String? = nil) { self.logPath = logPath }

  /// Serves one client until it disconnects, sends `exit`, or its process ends.
  ///
  /// - Parameters:
  ///   - input: The file descriptor that messages are read from; standard input by default.
  ///   - output: The file descriptor that messages are written to; standard output by default.
  /// - Returns: The exit code: 0 after `shutdown` and `exit`, otherwise 1.
  public func run(input: Int32 = 0, output: Int32 = 1) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let inbox = MessageInbox()
    let outbox = MessageOutbox()
    DispatchQueue(label: "livery.lsp.output").async { outbox.run(writingTo: output) }
    DispatchQueue(label: "livery.lsp.input").async {
      MessageReader(descriptor: input, inbox: inbox, outbox: outbox).run()
    }
    let log = logPath.flatMap(ServerLog.init(path:))
    let session = ServerSession(ServerConnection(outbox, log: log))
    let code = Self.serve(session, inbox, outbox)
    log?.write("the server ends with code \(code)")
    outbox.close()
    return code
  }

  /// Handles messages until the end, and returns the exit code.
  private static func serve(
    _ session: ServerSession, _ inbox: MessageInbox, _ outbox: MessageOutbox
  ) -> Int32 {
    while true {
      let delay = session.diagnostics.delay
      if let delay, delay == 0, !inbox.hasMessages { session.runDiagnostics() }
      switch inbox.next(within: session.diagnostics.delay ?? 2000) {
      case .message(let message, let isCancelled):
        session.handle(message, isCancelled: isCancelled)
        if let code = session.lifecycle.exitCode { return code }
      case .timeout:
        if outbox.isBroken { return 1 }
        if let process = session.lifecycle.clientProcess, kill(process, 0) != 0, errno == ESRCH {
          return 1
        }
      case .end:
        if case .shutDown = session.lifecycle.stage { return 0 }
        return 1
      }
      if session.diagnostics.isOverdue { session.runDiagnostics() }
    }
  }
}
