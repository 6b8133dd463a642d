// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Returns the diagnostic with its ranges replaced by the results of a function.
  func moved(_ move: (Range<Int>) -> Range<Int>) -> Diagnostic {
    let fixIts = fixIts.map {
      FixIt(range: move($0.range), replacement: $0.replacement, isSafe: $0.isSafe)
    }
    return with(range: move(range), facts: facts, fixIts: fixIts)
  }

  /// Returns the diagnostic a number of bytes after its position, or before it if negative.
  func moved(by count: Int) -> Diagnostic {
    moved { $0.moved(by: count) }
  }

  /// Returns a diagnostic of the same kind and severity.
  func with(range: Range<Int>, facts: [Fact], fixIts: [FixIt]) -> Diagnostic {
    var result = Diagnostic(kind, range: range, facts: facts, fixIts: fixIts)
    result.severity = severity
    return result
  }
}
