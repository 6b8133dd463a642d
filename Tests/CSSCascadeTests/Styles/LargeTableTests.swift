// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests of trees with many elements, values and names: no number exceeds its field.
@Suite("Large tables")
struct LargeTableTests {
  /// A number that exceeds 16 bits.
  private static let count = 66_000

  @Test("styles a million elements with few rows", .tier(.full))
  func millionElements() {
    let sheet = CSSStyleSheet(
      """
      .row { color: navy } .cell { width: 2em } .cell:first-child { width: 3em }
      .row:nth-child(odd) { margin: 1px }
      """)
    let cells = (0..<4).map { _ in StyleElement("td", classes: ["cell"]) }
    let row = StyleElement("tr", classes: ["row"], children: cells)
    let rows = [StyleElement](repeating: row, count: 200_000)
    let tree = StyledTree(of: StyleElement("table", children: rows), in: sheet)
    #expect(tree.count == 1_000_001)
    #expect(tree.style(at: 1_000_000)[.width].description == "32px")
    #expect(tree.style(at: 999_997)[.width].description == "48px")
    #expect(tree.style(at: 999_996)[.marginTop].description == "0px")
    #expect(tree.style(at: 999_991)[.marginTop].description == "1px")
    #expect(tree.store.count < 1000 && tree.store.rowCount < 1000)
  }

  @Test("100,000 updates need no more rows than the first 10,000", .tier(.full))
  func updates() {
    let sheet = CSSStyleSheet(".a { color: red } .b { margin: 1em } * { --x: 1px }")
    let children = (0..<50).map { StyleElement("p", classes: [$0 % 2 == 0 ? "a" : "b"]) }
    var tree = StyledTree(of: StyleElement("main", children: children), in: sheet)
    var greatest = [0, 0]
    for update in 0..<100_000 {
      var element = StyleElement("p", classes: ["a"])
      element.inlineStyle = "width: \(update)px; --x: \(update)px"
      tree.update(1 + update % 50, to: element)
      let part = update < 10_000 ? 0 : 1
      greatest[part] = max(greatest[part], tree.tableSize)
    }
    #expect(Double(greatest[1]) <= Double(greatest[0]) * 1.2)
    #expect(tree.style(at: 50)[.width].description == "99999px")
  }

  @Test("more values, lists and rows than numbers of 16 bits", .tier(.full))
  func values() {
    let rules = (0..<Self.count).map { number in
      ".c\(number) { width: \(number).5px; letter-spacing: \(number)px; --v: \(number) }"
    }
    let sheet = CSSStyleSheet(rules.joined(separator: "\n"))
    let children = (0..<Self.count).map { StyleElement("p", classes: ["c\($0)"]) }
    let tree = StyledTree(of: StyleElement("main", children: children), in: sheet)
    for number in [0, 1, 32_767, 32_768, 65_534, 65_535, 65_536, 65_537, Self.count - 1] {
      let style = tree.style(at: number + 1)
      #expect(style[.width].description == "\(number).5px")
      #expect(style[.letterSpacing].description == "\(number)px")
      #expect(style.value(named: "--v")?.description == "\(number)")
    }
    #expect(tree.store.count > 65_536 && tree.store.rowCount > 2 * 65_536)
  }

  @Test("more registered custom properties than numbers of 16 bits", .tier(.full))
  func registrations() {
    let rules = (0..<Self.count).map { number in
      "@property --p\(number) { syntax: '<length>'; inherits: false; initial-value: \(number)px }"
    }
    let last = Self.count - 1
    let sheet = CSSStyleSheet(
      rules.joined(separator: "\n") + "a { width: var(--p0); height: var(--p\(last)) }"
        + "a { --p65536: 2in; min-width: var(--p65535); max-width: var(--p65536) }")
    let style = StyledTree(of: StyleElement("a"), in: sheet).style(at: 0)
    #expect(style[.width].description == "0px" && style[.height].description == "\(last)px")
    #expect(style[.minWidth].description == "65535px" && style[.maxWidth].description == "192px")
  }

  @Test("rejects layers above the limit and keeps those below", .tier(.full))
  func layers() {
    let blocks = (0..<Self.count).map { "@layer l\($0) { a { width: \($0)px } }" }
    let sheet = CSSStyleSheet(blocks.joined(separator: "\n"))
    let limit = LayerTable.maximumCount
    let style = StyledTree(of: StyleElement("a"), in: sheet).style(at: 0)
    #expect(style[.width].description == "\(limit - 1)px")
    #expect(sheet.diagnostics.contains { "\($0)".contains("65") })
  }
}
