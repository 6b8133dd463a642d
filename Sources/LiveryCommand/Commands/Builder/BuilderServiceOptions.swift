// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LiveryFormatting

/// The options of the service of `livery builder`.
struct BuilderServiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Sheets in CSS or, if their names end in .json, in JSON.", valueName: "file")
  )
  var files: [String] = []

  @OptionGroup var base: BaseOptions

  @Option(help: ArgumentHelp("The port; 0 is any free port.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The numeric address to listen on (default: 127.0.0.1).", valueName: "address"))
  var listen: String?

  @Option(
    help: ArgumentHelp(
      "The folder that archives are read from and written to (default: the working folder).",
      valueName: "folder"))
  var archives: String?

  @Option(help: ArgumentHelp("The archive to open first.", valueName: "name"))
  var open: String?

  /// Whether an option of the service is set.
  var isStated: Bool {
    !files.isEmpty || listen != nil || archives != nil || open != nil || port != 0
      || base.isStated
  }
}

#if Builder
  import CSSCascade
  import CSSSyntax
  import Livery
  import LiveryBuilder

  extension BuilderServiceOptions {
    /// Runs the service until a signal ends it.
    func serve() -> CommandExit {
      let signals = TerminationSignals()
      let theme = Theme(base.sheet)
      for file in files {
        do throws(SourceError) {
          try theme.add(contentsOfFile: file)
        } catch {
          StandardError.write(CommandMessages.unreadable(error))
          return .unreadable
        }
      }
      DiagnosticReport.write(theme.diagnostics)
      var options = BuilderOptions()
      options.port = port
      options.address = listen ?? options.address
      options.archive = open
      options.isRemembered = true
      let (folder, settings) = (archives ?? ".", options)
      switch SynchronousTask.result({
        try await StyleBuilder(theme, archives: folder, options: settings)
      })
      {
      case .failure(let error):
        StandardError.write(CommandMessages.unservable(error))
        return error is ArchiveError ? .unreadable : .usage
      case .success(let builder):
        if listen != nil, !builder.isLoopback {
          StandardError.write(CommandMessages.listensBeyondLoopback(builder.clientAddress))
        }
        StandardOutput.write { $0.write(builder.address + "\n") }
        let watcher = try? theme.watch()
        signals.wait()
        watcher?.cancel()
        _ = SynchronousTask.result { await builder.stop() }
        return .done
      }
    }
  }
#endif
