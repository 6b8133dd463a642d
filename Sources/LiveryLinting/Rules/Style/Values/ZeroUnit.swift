// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A unit on a length of zero.
  package static let zeroUnit = Self("zero-unit", .warning) { _ in "a length of 0 needs no unit" }
}

extension LintRule {
  /// A unit on a length of zero.
  static let zeroUnit = LintRule(
    .zeroUnit, .style, scope: .rule,
    help: "a length of 0 is the same in every unit, and needs none",
    bad: ".pane { margin: 0px 8px }",
    good: ".pane { margin: 0 8px; width: calc(0px + 1em); transition-duration: 0s }"
  ) { (sheet: LintedSheet) in
    let stream = sheet.stream
    var log = DiagnosticLog()
    for styled in sheet.styledValues {
      let zeros = styled.topTokens.filter {
        stream[$0].kind == .dimension && stream.number(of: $0) == 0
      }
      let units = zeros.filter { lengthUnits.contains(stream.unit(of: $0).lowercased()) }
        .map { stream.unitRange(of: $0) }
      // In `flex` or `line-height`, a number has another meaning, so the computed values differ.
      guard !units.isEmpty, styled.isSame(as: styled.text(without: units)) else { continue }
      for range in units {
        let fix = Diagnostic.FixIt(range: range, replacement: "", isSafe: true)
        log.add(Diagnostic(.zeroUnit, range: range, fixIts: [fix]))
      }
    }
    return log.diagnostics
  }
}

private let lengthUnits = Set(Length.Unit.allCases.map(\.name))
