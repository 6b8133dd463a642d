// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Hostile queries: each returns a value or a diagnostic.
@Suite struct HostileQueryTests {
  @Test("rejects a selector of 100,000 compounds", .tier(.standard))
  func compounds() {
    let sheet = CSSStyleSheet(".a { color: red }")
    for combinator in [" ", ">", "+", "~"] {
      let query = Array(repeating: ".a", count: 100_000).joined(separator: combinator)
      #expect(sheet.css(query, "color") == nil)
      #expect(sheet.prepare(query).diagnostics.count == 1)
    }
  }

  @Test("accepts one compound of 100,000 simple selectors", .tier(.standard))
  func compound() {
    let rules = String(repeating: ".a { color: red }", count: 1000)
    let sheet = CSSStyleSheet(rules + ".b99999 { color: blue }")
    #expect(sheet.text(String(repeating: ".a", count: 100_000), "color") == "rgb(255, 0, 0)")
    let classes = (0..<100_000).map { ".b\($0)" }.joined()
    #expect(sheet.text(classes, "color") == "rgb(0, 0, 255)")
  }

  @Test(
    "returns nil for bytes that are not a selector",
    arguments: ["\0", "{}", "a{", "\\", "#", ":", "(((("])
  func noSelector(text: String) {
    let sheet = CSSStyleSheet("* { color: red }")
    let prepared = sheet.prepare(text)
    // A backslash at the end and a NUL are parsed as U+FFFD, which is a name.
    #expect(prepared.isMatched == prepared.diagnostics.isEmpty)
    #expect((prepared.css("color") == nil) == !prepared.isMatched)
  }

  @Test("rejects 100,000 brackets")
  func brackets() {
    let sheet = CSSStyleSheet("* { color: red }")
    for bracket in ["(", "[", ":is(", ":not("] {
      #expect(sheet.css("a" + String(repeating: bracket, count: 100_000), "color") == nil)
    }
  }
}
