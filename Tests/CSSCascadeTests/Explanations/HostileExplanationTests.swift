// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Sheets with a very large number of candidates for one value.
@Suite struct HostileExplanationTests {
  private static let rows: [(String, @Sendable (Int) -> String)] = [
    ("rules", { ".a { width: \($0)px }" }),
    ("important ones", { ".a { width: \($0)px !important }" }),
    ("invalid values", { ".a { width: bogus\($0) }" }),
    ("layers", { "@layer l\($0) { .a { width: \($0)px } }" }),
    ("layers that revert", { "@layer l\($0) { .a { all: revert-layer } }" }),
    ("scopes", { "@scope (body) { .a { width: \($0)px } }" }),
    ("conditions", { "@media (width > \($0)px) { .a { width: 1px } }" }),
    ("selectors of one rule", { $0 == 0 ? ".a { width: 1px } .b" : ", .a" }),
  ]

  @Test("explains 2,000 candidates", arguments: TestTier.part(of: rows.map(\.0)))
  func many(name: String) {
    let piece = Self.rows.first { $0.0 == name }!.1
    var text = (0..<2000).map(piece).joined()
    if name.hasPrefix("selectors") { text += "{ width: 2px }" }
    let sheet = CSSStyleSheet(text)
    let explanation = sheet.explain("section .a", "width")
    #expect(explanation.value == sheet.css("section .a", "width")?.description)
    #expect(explanation.candidates.count == (name.hasPrefix("selectors") ? 2 : 2000))
  }

  @Test(
    "explains all properties of an element in time linear in the sheet",
    arguments: TestTier.part(of: LongList.all))
  func everything(list: LongList) {
    expectGrowth(from: 500) { count in
      let sheet = CSSStyleSheet(list.css(count))
      let element = sheet.prepare(".a", states: [])
      for explanation in sheet.explanations(of: element, states: []) {
        #expect(explanation.diagnostics.isEmpty)
      }
    }
  }

  @Test("explains 1,000 declarations of a block, also as a shorthand")
  func block() {
    let text = ".a { " + String(repeating: "margin: 1px; all: initial; ", count: 500) + "}"
    let sheet = CSSStyleSheet(text)
    for property in ["margin-top", "margin", "all"] {
      #expect(sheet.explain(".a", property).candidates.count == 1000)
    }
  }

  @Test("explains a chain of 1,000 inheriting elements in part")
  func depth() {
    var element = StyleElement("a")
    for _ in 0..<1000 {
      let child = element
      element = StyleElement("a", children: [child])
    }
    let tree = StyledTree(of: element, in: CSSStyleSheet("a { color: inherit }"))
    let explanation = tree.explain("color", at: tree.count - 1)
    #expect(explanation.inheritedFrom.count == Explanation.maximumAncestors)
  }
}
