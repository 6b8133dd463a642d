// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An unknown unit.
  package static let unknownUnit = Self("unknown-unit", .error) {
    "unknown unit '\($0.found)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// An unknown unit.
  static let unknownUnit = LintRule(
    .unknownUnit, .error, scope: .rule,
    help: "an unknown unit makes the value invalid",
    bad: ".pane { width: 20pixel }",
    good: ".pane { width: 20px; rotate: 0.5turn }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog(sheet.faults.diagnostics.filter { $0.kind == .unknownUnit })
    for value in sheet.unresolvedValues {
      if let unknown = Diagnostic.unknownUnit(in: value, of: sheet.stream) { log.add(unknown) }
    }
    return log.diagnostics
  }
}

extension InvalidValue.Subject {
  /// The diagnostic for a dimension with an unknown unit at or before the fault.
  var unknownUnit: Diagnostic? {
    Diagnostic.unknownUnit(
      in: value.lowerBound..<(found.map { $0 + 1 } ?? value.upperBound), of: stream)
  }
}

extension Diagnostic {
  /// Returns the diagnostic for the first dimension with an unknown unit among some tokens.
  fileprivate static func unknownUnit(in tokens: Range<Int>, of stream: TokenStream) -> Diagnostic?
  {
    for token in tokens where stream[token].kind == .dimension {
      let unit = stream.unit(of: token)
      guard !ValueNames.units.contains(unit.lowercased()) else { continue }
      return Diagnostic(
        .unknownUnit, unknown: unit, at: stream.unitRange(of: token), among: ValueNames.units)
    }
    return nil
  }
}
