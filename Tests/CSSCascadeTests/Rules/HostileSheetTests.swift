// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Hostile style sheets: they are parsed, and the rest of each sheet applies.
@Suite struct HostileSheetTests {
  /// A text with a piece that is repeated many times.
  struct Endless: Sendable, CustomStringConvertible {
    let opening: String
    let piece: String
    var counterpart = ""
    let closing: String
    var count = 100_000

    var text: String {
      opening + String(repeating: piece, count: count)
        + String(repeating: counterpart, count: count) + closing
    }
    var description: String { "\(opening)\(piece)×\(count)\(closing)" }
  }

  @Test(
    "the last rule applies after any text",
    arguments: TestTier.part(of: [
      Endless(opening: "", piece: ".a ", closing: "{}"),
      Endless(opening: "", piece: ".a", closing: "{}"),
      Endless(opening: "", piece: "a,", closing: "a {}"),
      Endless(opening: "", piece: ".a>.a~.a+", closing: ".a {}", count: 30_000),
      Endless(opening: "", piece: "a{}", closing: ""),
      Endless(opening: "", piece: "}", closing: "{}"),
      Endless(opening: "", piece: "(", counterpart: ")", closing: "{}"),
      Endless(opening: "\u{FEFF}", piece: "\0", closing: "{}"),
      Endless(opening: "", piece: "@media all {}", closing: ""),
      Endless(opening: "", piece: "@x;", closing: ""),
      Endless(opening: "", piece: "a{color:x}", closing: ""),
      Endless(opening: "a{", piece: "color: x y;", closing: "}"),
      Endless(opening: "a{", piece: "--x: y;", closing: "}"),
      Endless(opening: "a{--x:", piece: "y ", closing: "}"),
      Endless(opening: "a{", piece: "margin: 1px 1px 1px 1px;", closing: "}"),
      Endless(opening: "a{color:", piece: "var(--x,", counterpart: ")", closing: "}"),
      Endless(opening: "a{text-shadow: 1px 1px", piece: ", 1px 1px", closing: "}", count: 20_000),
      Endless(opening: "a{font-family: x", piece: ", x", closing: "}"),
    ]))
  func lastRule(endless: Endless) {
    let sheet = CSSStyleSheet(endless.text + " last { width: 1px }")
    #expect(sheet.text("last", "width") == "1px")
    _ = sheet.text("a", "color")
    _ = sheet.text("x .a", "--x")
  }

  @Test("drops rules nested too deep with a diagnostic and keeps the outer ones")
  func nesting() {
    for rule in ["a, b { color: red; ", "& { color: red; ", "@media all { a { color: red; "] {
      let sheet = CSSStyleSheet(String(repeating: rule, count: 100_000))
      #expect(!sheet.diagnostics.isEmpty)
      #expect(sheet.text("a a", "color") == "rgb(255, 0, 0)" || rule.hasPrefix("&"))
    }
  }

  @Test("nested selector lists do not multiply")
  func nestedLists() {
    let rule = Endless(
      opening: "", piece: "&, .a, .b { color: red; ", counterpart: "}", closing: "", count: 400)
    #expect(
      CSSStyleSheet(rule.text + ".a { color: blue }").text(".a .b", "color") == "rgb(255, 0, 0)")
  }

  @Test("a sheet of 100,000 rules for one element keeps their order", .tier(.standard))
  func manyRules() {
    let rules = (0..<100_000).map { ".a { width: \($0)px }" }.joined()
    #expect(CSSStyleSheet(rules).text(".a", "width") == "99999px")
  }

  @Test("a sheet of 100,000 selectors finds the right one", .tier(.standard))
  func manySelectors() {
    let rules = (0..<100_000).map { ".c\($0) { width: \($0)px }" }.joined()
    let sheet = CSSStyleSheet(rules)
    #expect(sheet.text(".c77777", "width") == "77777px")
    #expect(sheet.text(".c100000", "width") == nil)
  }

  @Test("clamps huge numbers")
  func numbers() {
    let sheet = CSSStyleSheet(
      "a { width: 1e999px; left: -1e999px; font-weight: 1e999; font-size: 1e38em; height: 1e38em }")
    #expect(sheet.ruleSet(for: "a").width != nil)
    #expect(sheet.ruleSet(for: "a").fontSize?.isFinite == true)
    #expect(sheet.text("a", "font-weight") == nil)
    #expect(sheet.text("a", "left")?.hasPrefix("-34028234663852886") == true)
  }
}
