// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What is wrong with a JSON style sheet, each with the text it stands in.
struct SheetLog {
  private var entries: [Entry] = []
  private var known: Set<Entry> = []

  private struct Entry: Hashable {
    let text: Int
    let diagnostic: Diagnostic
  }

  /// Adds something that is wrong in a text; what was told of the same place already is not told again.
  mutating func add(_ diagnostic: Diagnostic, in text: Int) {
    guard entries.count < DiagnosticLog.limit else { return }
    let entry = Entry(text: text, diagnostic: diagnostic)
    if known.insert(entry).inserted { entries.append(entry) }
  }

  /// Adds something that is wrong at a place.
  mutating func add(
    _ kind: Diagnostic.Kind, at place: JSONPlace, _ facts: [Diagnostic.Fact] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    add(Diagnostic(kind, range: place.range, facts: facts, fixIts: fixIts), in: place.text)
  }

  /// All of it, with the ranges that a map gives places of its originals.
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
