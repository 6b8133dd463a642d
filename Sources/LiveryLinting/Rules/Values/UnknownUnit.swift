// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A unit that no dimension has.
  package static let unknownUnit = Self("unknown-unit", .error) {
    "unknown unit '\($0.found)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// A unit that no dimension has.
  static let unknownUnit = LintRule(
    .unknownUnit, .error, isLocal: true,
    help: "a unit that nobody knows makes the value invalid",
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
  /// A dimension at the place where the value stops making sense, or before it, whose unit is none.
  var unknownUnit: Diagnostic? {
    Diagnostic.unknownUnit(
      in: value.lowerBound..<(found.map { $0 + 1 } ?? value.upperBound), of: stream)
  }
}

extension Diagnostic {
  /// The diagnostic of the first dimension among some tokens whose unit is none.
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
