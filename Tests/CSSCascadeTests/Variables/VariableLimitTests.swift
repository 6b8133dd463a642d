// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests that variables cannot make a program hang or exhaust its memory.
@Suite struct VariableLimitTests {
  @Test(
    "resolves chains of variables of any length and order",
    .tier(.standard), arguments: [1, 127, 128, 129, 1000, 20_000])
  func chains(length: Int) {
    let links = (0..<length).map { "--c\($0): var(--c\($0 + 1));" } + ["--c\(length): red;"]
    for links in [links, links.reversed()] {
      let sheet = CSSStyleSheet(":root { \(links.joined()) } a { color: var(--c0) }")
      #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
    }
  }

  @Test("keeps a text of up to 65,536 bytes and rejects longer ones")
  func length() {
    let longest = String(repeating: "x", count: CustomPropertyResolver.maximumLength)
    #expect(CSSStyleSheet("a { --x: \(longest) }").text("a", "--x") == longest)
    #expect(CSSStyleSheet("a { --x: \(longest)x }").text("a", "--x") == nil)
    #expect(CSSStyleSheet("a { --y: \(longest); --x: var(--y) }").text("a", "--x") == longest)
    #expect(CSSStyleSheet("a { --y: \(longest); --x: var(--y) x }").text("a", "--x") == nil)
    #expect(CSSStyleSheet("a { --y: \(longest)x; --x: var(--y, z) }").text("a", "--x") == "z")
  }

  @Test("variables that double repeatedly become undefined")
  func exponential() {
    let doubling = (1...64).map { "--v\($0): var(--v\($0 - 1))var(--v\($0 - 1));" }.joined()
    let sheet = CSSStyleSheet(":root { --v0: ,,,,,,,,; \(doubling) } a { color: var(--v64, red) }")
    #expect(sheet.text("a", "--v13") == String(repeating: ",", count: 65_536))
    #expect(sheet.text("a", "--v14") == nil)
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test("doubling within a property value makes it unset")
  func exponentialValue() {
    let shadow = "1px 1px" + String(repeating: ",1px 1px", count: 8000)
    let uses = Array(repeating: "var(--s)", count: 1000).joined(separator: ",")
    let sheet = CSSStyleSheet("a { --s: \(shadow); text-shadow: \(uses); color: red }")
    #expect(sheet.text("a", "text-shadow") == "none")
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test("limits the total size of an element's variables")
  func total() {
    let long = String(repeating: "x", count: 60_000)
    let many = (1...5000).map { "--v\($0): var(--v0);" }.joined()
    let sheet = CSSStyleSheet(":root { --v0: \(long); \(many) } a { color: red }")
    let lengths = (0...5000).map { sheet.css("a", "--v\($0)")?.description.utf8.count ?? 0 }
    #expect(lengths[0] == 60_000)
    #expect(lengths.reduce(0, +) <= CustomPropertyResolver.maximumTotal + 65_536)
    #expect(lengths.last == 0)
    #expect(sheet.text("a", "color") == "rgb(255, 0, 0)")
  }

  @Test(
    "resolves references to one variable in linear time", .tier(.standard))
  func references() {
    expectGrowth(from: 6_000) { count in
      let uses = String(repeating: "var(--y)", count: count)
      #expect(CSSStyleSheet("a { --y: ; --x: \(uses) }").text("a", "--x") == "")
    }
    let uses = String(repeating: "var(--y)", count: 100_000)
    #expect(CSSStyleSheet("a { --y: 1; --x: \(uses) }").text("a", "--x") == nil)
    #expect(CSSStyleSheet("a { --y: var(--x); --x: \(uses) }").text("a", "--x") == nil)
  }

  @Test("fallbacks nest as deep as blocks")
  func nested() {
    func color(_ depth: Int) -> String? {
      let opening = String(repeating: "var(--x, ", count: depth)
      let sheet = CSSStyleSheet("a { color: \(opening)red\(String(repeating: ")", count: depth)) }")
      return sheet.text("a", "color")
    }
    #expect(color(400) == "rgb(255, 0, 0)")
    #expect(color(5000) == nil)
  }
}
