// SPDX-License-Identifier: Apache-2.0
import LiveryFormatting

#if Builder
  import CSSCascade
  import CSSSyntax
  import Livery
  import LiveryBuilder

  extension Builder {
    /// Runs the service until it is told to end.
    func serve() -> CommandExit {
      let signals = EndingSignals()
      let theme = Theme(leavesDefaultOut ? CSSStyleSheet() : Theme.defaultSheet)
      for file in files {
        do throws(SourceError) {
          try theme.add(contentsOfFile: file)
        } catch {
          StandardError.write(Wording.unreadable(error))
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
      switch Waiting.result({ try await StyleBuilder(theme, archives: folder, options: settings) })
      {
      case .failure(let error):
        StandardError.write(Wording.unservable(error))
        return error is ArchiveError ? .unreadable : .usage
      case .success(let builder):
        if listen != nil, !builder.isLoopback {
          StandardError.write(Wording.listensBeyondLoopback(builder.clientAddress))
        }
        StandardOutput.write { $0.write(builder.address + "\n") }
        let watcher = try? theme.watch()
        signals.wait()
        watcher?.cancel()
        _ = Waiting.result { await builder.stop() }
        return .done
      }
    }
  }
#endif
