// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests that cached styles are correct and do not fill the memory.
@Suite struct StyleCacheTests {
  @Test("caches one object per selector and state")
  func identity() {
    let sheet = CSSStyleSheet("a { color: red }")
    let first = sheet.prepare("a").style
    #expect(sheet.prepare("a").style === first)
    #expect(sheet.prepare("a", state: .focused).style !== first)
    #expect(sheet.prepare("a ").style !== first)
  }

  @Test("a copy shares the cached styles, and a change discards them")
  func copies() {
    var sheet = CSSStyleSheet("a { color: red }", name: "a.css")
    let copy = sheet
    let first = sheet.prepare("a").style
    #expect(copy.prepare("a").style === first)
    sheet.add("b {}", name: "b.css")
    #expect(sheet.prepare("a").style !== first)
    #expect(copy.prepare("a").style === first)
  }

  @Test(
    "evicts cached styles beyond 4096 and recomputes equal ones",
    .tier(.standard))
  func bounded() {
    let sheet = CSSStyleSheet(".a { color: red } .a .b7 { color: blue }")
    let first = sheet.prepare(".a .b0").style
    weak let forgotten = sheet.prepare(".a .b1").style
    #expect(forgotten != nil)
    for number in 0..<3 * StyleCache.capacity {
      let expected = number == 7 ? "rgb(0, 0, 255)" : nil
      #expect(sheet.text(".a .b\(number)", "color") == expected)
    }
    #expect(forgotten == nil)
    #expect(sheet.prepare(".a .b0").style !== first)
    #expect(sheet.text(".a .b7", "color") == "rgb(0, 0, 255)")
  }

  @Test("resolves very long selectors without caching them")
  func long() {
    let sheet = CSSStyleSheet(".a { color: red }")
    let query = ".a" + String(repeating: ":hover", count: StyleCache.maximumLength)
    #expect(sheet.text(query, "color") == "rgb(255, 0, 0)")
    #expect(sheet.prepare(query).style !== sheet.prepare(query).style)
  }

  @Test("evicts large cached styles earlier")
  func large() {
    let text = String(repeating: "x", count: 60_000)
    let variables = (0..<100).map { "--v\($0): \(text);" }.joined()
    let sheet = CSSStyleSheet(":not(:root) { \(variables) color: red }")
    weak let forgotten = sheet.prepare("a0").style
    weak let tables = sheet.prepare("a0").computedStyle?.tables
    #expect(forgotten?.sizeInBytes ?? 0 > 6_000_000 && tables != nil)
    for number in 0..<12 { #expect(sheet.text("a\(number)", "color") == "rgb(255, 0, 0)") }
    #expect(forgotten == nil)
    for number in 12..<26 { #expect(sheet.text("a\(number)", "color") == "rgb(255, 0, 0)") }
    #expect(tables == nil)
  }

  @Test("values inherited from the implied root need no additional memory")
  func shared() {
    let text = String(repeating: "x", count: 60_000)
    let sheet = CSSStyleSheet(":root { --v: \(text) } a { color: red }")
    #expect(sheet.prepare("a").css("--v")?.description.utf8.count == 60_000)
    #expect(sheet.prepare("a").style.sizeInBytes == 0)
    #expect(sheet.prepare(":root").style.sizeInBytes > 60_000)
  }

  @Test("distinguishes selectors that differ in Unicode composition")
  func bytes() {
    let sheet = CSSStyleSheet(".e\u{301} { color: red }")
    #expect(sheet.text(".e\u{301}", "color") == "rgb(255, 0, 0)")
    #expect(sheet.text(".\u{E9}", "color") == nil)
  }
}
