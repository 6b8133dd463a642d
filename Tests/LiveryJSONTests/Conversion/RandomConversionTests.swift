// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@Suite("Round trips of random style sheets") struct RandomConversionTests {
  @Test(
    "JSON to CSS to JSON to CSS yields the same CSS, then the same JSON",
    arguments: TestTier.part(of: 0..<12))
  func stability(seed: UInt64) {
    for number in 0..<8 {
      var random = RandomSheet(seed: seed &* 1_000 &+ UInt64(number))
      let json = random.json()
      let sheet = JSONStyleSheet(SourceText(json))
      #expect(faults(sheet) == [], "\(json)")
      let back = JSONConversion(sheet.tree)
      #expect(back.diagnostics.map(\.message) == [], "\(json)")
      let again = JSONStyleSheet(SourceText(back.text))
      #expect(again.diagnostics.map(\.message) == [], "\(back.text)")
      #expect(again.css == sheet.css, "\(json)")
      #expect(JSONConversion(again.tree).text == back.text)
      // The converted form needs no report, because it is restored completely.
      #expect(JSONConversion.lostForms(of: again.tree).map(\.message) == [], "\(back.text)")
    }
  }

  @Test(
    "reports every key that does not round-trip, at its position",
    arguments: TestTier.part(of: 0..<12))
  func forms(seed: UInt64) {
    for number in 0..<8 {
      var random = RandomSheet(seed: seed &* 1_000 &+ 500 &+ UInt64(number))
      let json = random.json()
      #expect(unfounded(json) == [], "\(json)")
    }
  }

  /// Returns the messages of a sheet's diagnostics, except those of rejected property values.
  private func faults(_ sheet: JSONStyleSheet) -> [String] {
    sheet.diagnostics.filter { $0.kind != .keptAsCustomProperty }.map(\.message)
  }

  @Test(
    "mutated texts yield CSS and diagnostics, and the CSS round-trips",
    arguments: TestTier.part(of: 0..<12))
  func damage(seed: UInt64) {
    let pieces = [
      "\"", "{", "}", "[", "]", "@", "~", "(", ")", ",", ":", "\\", "null", "1e999", "@colors",
      "--", " ", "/*", ";", "%",
    ]
    for number in 0..<8 {
      var random = RandomSheet(seed: seed &* 1_000 &+ UInt64(number))
      var text = Array(random.json())
      for _ in 0..<3 {
        let at = Int.random(in: 0..<text.count, using: &random)
        text.replaceSubrange(at...at, with: Array(pieces.randomElement(using: &random) ?? ""))
      }
      let sheet = JSONStyleSheet(SourceText(String(text)))
      // The CSS of a JSON sheet has no syntax errors, even if the JSON is invalid.
      #expect(SyntaxTree(parsing: sheet.css).diagnostics.isEmpty, "\(String(text))")
      let conversion = JSONConversion(sheet.tree)
      // Rules beyond the depth limit are reported.
      if conversion.diagnostics.contains(where: { $0.kind == .lostInJSON }) { continue }
      #expect(JSONStyleSheet(SourceText(conversion.text)).css == sheet.css, "\(String(text))")
    }
  }
}
