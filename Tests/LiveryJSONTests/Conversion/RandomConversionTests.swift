// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

@Suite("Random sheets there and back") struct RandomConversionTests {
  @Test("JSON to CSS to JSON to CSS gives the same CSS, and then the same JSON", arguments: 0..<20)
  func stability(seed: UInt64) {
    for number in 0..<10 {
      var random = RandomSheet(seed: seed &* 1_000 &+ UInt64(number))
      let json = random.json()
      let sheet = JSONStyleSheet(SourceText(json))
      #expect(sheet.diagnostics.map(\.message) == [], "\(json)")
      let back = JSONConversion(sheet.tree)
      #expect(back.diagnostics.isEmpty)
      let again = JSONStyleSheet(SourceText(back.text))
      #expect(again.diagnostics.map(\.message) == [], "\(back.text)")
      #expect(again.css == sheet.css, "\(json)")
      #expect(JSONConversion(again.tree).text == back.text)
    }
  }

  @Test(
    "texts with pieces exchanged end in CSS and diagnostics, and their CSS comes back",
    arguments: 0..<20)
  func damage(seed: UInt64) {
    let pieces = [
      "\"", "{", "}", "[", "]", "@", "~", "(", ")", ",", ":", "\\", "null", "1e999", "@colors",
      "--", " ", "/*", ";", "%",
    ]
    for number in 0..<10 {
      var random = RandomSheet(seed: seed &* 1_000 &+ UInt64(number))
      var text = Array(random.json())
      for _ in 0..<3 {
        let at = Int.random(in: 0..<text.count, using: &random)
        text.replaceSubrange(at...at, with: Array(pieces.randomElement(using: &random) ?? ""))
      }
      let sheet = JSONStyleSheet(SourceText(String(text)))
      let back = JSONStyleSheet(SourceText(JSONConversion(sheet.tree).text))
      // What JSON made is CSS without faults, whatever was wrong with the JSON.
      #expect(SyntaxTree(parsing: sheet.css).diagnostics.isEmpty, "\(String(text))")
      #expect(back.css == sheet.css, "\(String(text))")
    }
  }
}
