// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A unit that no dimension has.
  static let unknownUnit = LintRule(
    "unknown-unit", .error,
    help: "a unit that nobody knows makes the value invalid",
    bad: ".pane { width: 20pixel }",
    good: ".pane { width: 20px; rotate: 0.5turn }",
    kinds: [.unknownUnit])
}

extension InvalidValue.Subject {
  /// A dimension at the place where the value stops making sense, or before it, whose unit is none.
  var unknownUnit: Diagnostic? {
    let end = found.map { $0 + 1 } ?? value.upperBound
    for token in value.lowerBound..<end where stream[token].kind == .dimension {
      let unit = stream.unit(of: token)
      guard !ValueNames.units.contains(unit.lowercased()) else { continue }
      return Diagnostic(
        .unknownUnit, unknown: unit, at: stream.unitRange(of: token), among: ValueNames.units)
    }
    return nil
  }
}
