// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The diagnostics of a JSON style sheet, each with its text.
struct SheetLog {
  private var entries: [Entry] = []
  private var known: Set<Entry> = []

  private struct Entry: Hashable {
    let text: Int
    let diagnostic: Diagnostic
  }

  /// Adds a diagnostic of a text, unless an equal one is already present.
  mutating func add(_ diagnostic: Diagnostic, in text: Int) {
    guard entries.count < DiagnosticLog.limit else { return }
    let entry = Entry(text: text, diagnostic: diagnostic)
    if known.insert(entry).inserted { entries.append(entry) }
  }

  /// Adds a diagnostic for a range.
  mutating func add(
    _ kind: Diagnostic.Kind, at location: JSONLocation, _ facts: [Diagnostic.Fact] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    add(Diagnostic(kind, range: location.range, facts: facts, fixIts: fixIts), in: location.text)
  }

  /// Returns all diagnostics, with their ranges mapped to the generated CSS.
  func diagnostics(by map: SourceMap) -> [Diagnostic] {
    entries.map { entry in
      let diagnostic = entry.diagnostic
      var moved = Diagnostic(
        diagnostic.kind, range: map.range(of: diagnostic.range, in: entry.text),
        facts: diagnostic.facts,
        fixIts: diagnostic.fixIts.map {
          Diagnostic.FixIt(
            range: map.range(of: $0.range, in: entry.text), replacement: $0.replacement,
            isSafe: $0.isSafe)
        })
      moved.severity = diagnostic.severity
      return moved
    }
  }
}
