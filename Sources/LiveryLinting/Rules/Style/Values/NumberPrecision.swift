// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A number with too many fraction digits.
  package static let numberPrecision = Self("number-precision", .warning) {
    "'\($0.found)' has more than \($0.limit) digits after the decimal point"
  }
}

extension LintRule {
  /// A number with too many fraction digits.
  static let numberPrecision: LintRule = LintRule(
    .numberPrecision, .style, scope: .rule,
    help:
      "numbers have at most 4 digits after the decimal point, or the number that the option sets",
    options: [RuleOption("digits", .limit(4), help: "the maximum number of digits, up to 15")],
    bad: ".pane { width: 33.333333% }",
    good: ".pane { width: 33.3333% }"
  ) { (sheet: LintedSheet) in
    let digits = min(sheet.settings.limit("digits", of: .numberPrecision), 15)
    let stream = sheet.stream
    var log = DiagnosticLog()
    for styled in sheet.styledValues {
      for token in styled.value where stream[token].kind.isNumeric {
        let range = stream.range(of: token).lowerBound..<stream.unitRange(of: token).lowerBound
        let text = stream.text(in: range)
        guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
          text.utf8[point...].count - 1 > digits,
          text.utf8[point...].dropFirst().allSatisfy(\.isDigit)
        else { continue }
        let shorter = rounded(stream.number(of: token), digits)
        log.add(
          Diagnostic(
            .numberPrecision, range: range,
            facts: [.found(String(text.prefix(60))), .limit(digits)],
            fixIts: shorter.map { [.init(range: range, replacement: $0, isSafe: false)] } ?? []))
      }
    }
    return log.diagnostics
  }
}

/// Returns a number rounded to some fraction digits, or `nil` if it is too large for that format.
private func rounded(_ number: Double, _ digits: Int) -> String? {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (abs(number) * scale).rounded()
  guard scaled < 1e15 else { return nil }
  let whole = Int(scaled)
  let unit = Int(scale)
  var fraction = String(whole % unit)
  fraction = String(repeating: "0", count: max(0, digits - fraction.utf8.count)) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  let sign = number < 0 && whole > 0 ? "-" : ""
  return sign + String(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
}
