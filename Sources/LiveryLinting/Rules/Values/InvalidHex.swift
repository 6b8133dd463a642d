// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A hexadecimal color with the wrong number of digits, or with other characters.
  package static let invalidHex = Self("invalid-hex", .error) {
    "'\($0.found)' is not a color: a color has 3, 4, 6 or 8 hexadecimal digits"
  }
}

extension LintRule {
  /// An invalid hexadecimal color.
  static let invalidHex = LintRule(
    .invalidHex, .error, scope: .rule,
    help: "a hexadecimal color has 3, 4, 6 or 8 digits",
    bad: ".title { color: #12345 }",
    good: ".title { color: #123456; background-color: #1234 }",
    check: .diagnostics(ofKinds: [.invalidHex]))
}

extension InvalidValue.Subject {
  /// The diagnostic for a `#` whose following characters are not a color.
  ///
  /// Defined by [CSS Color 4, section 5.2](https://drafts.csswg.org/css-color-4/#hex-notation).
  var invalidHex: Diagnostic? {
    guard let found, stream[found].kind == .hash else { return nil }
    let digits = stream.text(of: found).dropFirst()
    if digits.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.utf8.count) { return nil }
    return Diagnostic(
      .invalidHex, range: stream.range(of: found), facts: [stream.found(found..<found + 1)])
  }
}
