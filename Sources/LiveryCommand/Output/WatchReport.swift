// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Livery
import LiveryFormatting
import LiveryPrinting

/// The output of `livery watch`: a line for each event.
struct WatchReport {
  private let format: OutputFormat

  init(_ format: OutputFormat) { self.format = format }
}

extension WatchReport {
  /// Prints the followed files and their initial diagnostics.
  func begin(_ theme: Theme) {
    let files = theme.sheet.sources.flatMap(\.files)
    switch format {
    case .text: line(CommandMessages.watching(files))
    case .json:
      object("watching") { json in Self.write("files", files, to: &json) }
    }
    DiagnosticReport.write(theme.sheet.diagnostics)
  }

  /// Prints the result of a save.
  func write(_ reload: ThemeReload) {
    switch format {
    case .text: writeText(reload)
    case .json: writeJSON(reload)
    }
  }

  private func writeText(_ reload: ThemeReload) {
    switch reload {
    case .reloaded(let change, let milliseconds):
      line(CommandMessages.reloaded(change, milliseconds: milliseconds))
    case .failed(let failure):
      write(failure)
      line(CommandMessages.keptLastValidTheme(failure.problems.count))
    case .recovered: line(CommandMessages.themeRecovered)
    case .polling(let reason): StandardError.write(CommandMessages.polling(reason))
    }
  }

  /// Prints the problems of a failed reload on standard error.
  private func write(_ failure: ReloadFailure) {
    for problem in failure.problems {
      switch problem {
      case .invalid(let diagnostic): DiagnosticReport.write([diagnostic])
      default: StandardError.write(CommandMessages.unusable(problem))
      }
    }
  }

  private func line(_ text: String) {
    StandardOutput.write { sink in
      sink.write(printable: text)
      sink.write("\n")
    }
  }
}

extension WatchReport {
  private func writeJSON(_ reload: ThemeReload) {
    switch reload {
    case .reloaded(let change, let milliseconds):
      object("reloaded") { json in
        json.member("milliseconds", (milliseconds * 1000).rounded() / 1000)
        Self.write("files", change.sheets, to: &json)
        Self.write("selectors", change.selectors, to: &json)
        Self.write("customProperties", change.customProperties, to: &json)
        Self.write("keyframes", change.difference.keyframes, to: &json)
        Self.write("fontFamilies", change.difference.fontFamilies, to: &json)
      }
    case .failed(let failure):
      object("failed") { json in
        json.name("errors")
        json.array { json in
          for problem in failure.problems { json.object { Self.write(problem, to: &$0) } }
        }
      }
    case .recovered: object("recovered") { _ in }
    case .polling(let reason): object("polling") { $0.member("reason", reason) }
    }
  }

  private func object(_ event: String, _ members: (inout JSONWriter) -> Void) {
    StandardOutput.writeJSON { json in
      json.object { json in
        json.member("event", event)
        members(&json)
      }
    }
  }

  private static func write(_ name: String, _ texts: [String], to json: inout JSONWriter) {
    json.name(name)
    json.array { json in
      for text in texts { json.value(text) }
    }
  }

  private static func write(_ problem: ReloadFailure.Problem, to json: inout JSONWriter) {
    guard case .invalid(let sheet) = problem else { return json.member("message", "\(problem)") }
    let location = LineIndex(sheet.source.tree.stream).location(
      of: sheet.diagnostic.range.lowerBound)
    json.member("rule", sheet.diagnostic.kind.id)
    json.member("message", sheet.diagnostic.message)
    json.member("file", location.name)
    json.member("line", location.line)
    json.member("column", location.column)
  }
}
