// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the diagnostics of sheets: sheet by sheet, in source order.
@Suite struct SheetDiagnosticTests {
  @Test("diagnostics of syntax and selectors are in source order")
  func order() {
    let sheet = CSSStyleSheet(
      """
      a:hovered { color: red }
      b { oops; color: red }
      ..c { color: red }
      d { width: 'x
      }
      """, name: "a.css")
    let found = sheet.diagnostics.map { $0.diagnostic.kind.id }
    let positions = sheet.diagnostics.map { $0.diagnostic.range.lowerBound }
    #expect(found.count == 4)
    #expect(found.first == "unknown-pseudo-class")
    #expect(found.contains("invalid-selector"))
    #expect(positions == positions.sorted())
  }

  @Test("reports invalid media queries in every position")
  func equalQueries() {
    let sheet = CSSStyleSheet("@media (x: 1) {} @media all {} @media (x: 1) {} @media (x: 1) {}")
    #expect(Set(sheet.diagnostics.map { $0.diagnostic.range.lowerBound }).count == 3)
    #expect(Set(sheet.diagnostics.map(\.diagnostic.kind.id)).count == 1)
  }

  @Test("lists diagnostics in the order of the sheets")
  func sheets() {
    var sheet = CSSStyleSheet("a { oops; }", name: "z.css")
    sheet.add("b:hovered {}", name: "a.css")
    sheet.add("c {}", name: "m.css")
    #expect(sheet.diagnostics.map(\.source.name) == ["z.css", "a.css"])
    sheet.replace("z.css", with: "a {}")
    #expect(sheet.diagnostics.map(\.source.name) == ["a.css"])
  }

  @Test("reports a file that is imported and added once")
  func importedAndAdded() throws {
    let folder = try SheetFolder([
      "app.css": "@import 'base.css'; @import 'base.css' print; a {}",
      "base.css": "a..b {} c:hoover {}",
    ])
    var sheet = try CSSStyleSheet(contentsOfFile: folder.path("base.css"))
    sheet.add(try StyleSource(contentsOfFile: folder.path("app.css")))
    #expect(
      sheet.diagnostics.map(\.diagnostic.kind.id) == ["invalid-selector", "unknown-pseudo-class"])
    var other = CSSStyleSheet("a..b {}")
    other.add("c..d {}", name: "b.css")
    #expect(other.diagnostics.count == 2)
  }

  @Test("reports an unmatched brace once")
  func brace() {
    let sheet = CSSStyleSheet("a { color: red } } b { color: red } } @media print {} }")
    #expect(
      sheet.diagnostics.map(\.diagnostic.kind.id) == Array(repeating: "unmatched-brace", count: 3))
  }

  @Test("prints position, message, line and caret")
  func text() throws {
    let sheet = CSSStyleSheet("x {}\na:hovered { color: red }", name: "a.css")
    let diagnostic = try #require(sheet.diagnostics.first)
    #expect(
      diagnostic.description == """
        a.css:2:2: error: unknown pseudo-class ':hovered'; did you mean ':hover'? [unknown-pseudo-class]
        a:hovered { color: red }
         ^~~~~~~~
        """)
  }

  @Test("a valid sheet has no diagnostics, and values are not checked")
  func none() {
    #expect(CSSStyleSheet("a { color: polkadot; --x: ]; unknown: 1 }").diagnostics.count <= 1)
    #expect(CSSStyleSheet("a { color: polkadot; unknown: 1 }").diagnostics.isEmpty)
  }

  @Test("keeps at most ten thousand diagnostics")
  func limit() {
    let sheet = CSSStyleSheet(String(repeating: "..a {}", count: 30_000))
    #expect(sheet.diagnostics.count == 10_001)
    #expect(sheet.diagnostics.last?.diagnostic.kind.id == "too-many-diagnostics")
  }
}
