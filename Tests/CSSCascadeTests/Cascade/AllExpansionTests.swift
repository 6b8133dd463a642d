// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

@Suite("The expansion of 'all'")
struct AllExpansionTests {
  private func blocks(_ css: String) -> [DeclarationBlock] {
    let index = RuleIndex([StyleSource(SyntaxTree(parsing: css), name: "a.css")])
    return index.rules.indices.map { index.block(of: Int($0)) }
  }

  @Test(
    "all declarations with a keyword share one expansion",
    arguments: ["initial", "inherit", "unset", "revert", "revert-layer"])
  func shared(keyword: String) throws {
    let blocks = blocks(
      """
      a { all: \(keyword) } .b { width: 1px; all: \(keyword); color: red }
      .c { all: \(keyword) !important } .d { all: initial; all: \(keyword) }
      """)
    let expansion = try #require(blocks[0].normal.expansion)
    #expect(blocks[1].normal.expansion === expansion)
    #expect(blocks[2].important.expansion === expansion)
    #expect(blocks[3].normal.expansion === expansion)
    #expect(blocks.map(\.normal.values.count) == [0, 1, 0, 0])
    #expect(blocks.map(\.hasImportant) == [false, false, true, false])
    #expect(expansion.keys.count == Property.all.longhands.count)
  }

  @Test("a declaration with variables has its own value and shared keys")
  func variables() throws {
    let blocks = blocks("a { all: var(--x) } .b { all: var(--x, unset) } .c { all: var(--y) }")
    #expect(blocks.map(\.normal.values.count) == [0, 0, 0])
    let keys = try blocks.map { try #require($0.normal.expansion).keys }
    #expect(keys[0].allSatisfy { $0.dependence == .element })
    #expect(keys[1].allSatisfy { $0.dependence == .variables })
    let addresses = keys.map { $0.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(addresses[0] == addresses[2])
  }

  /// The computed values of `width`, `color`, `margin-left` and `direction` for each sheet.
  ///
  /// An undeclared longhand is `none`.
  private static let orders: [(css: String, values: [String])] = [
    ("a { width: 5px; color: red; all: unset }", ["auto", "rgb(0, 0, 255)", "0px", "none"]),
    ("a { all: unset; width: 5px; color: red }", ["5px", "rgb(255, 0, 0)", "0px", "none"]),
    ("a { all: initial; width: 5px; all: inherit }", ["7px", "rgb(0, 0, 255)", "3px", "none"]),
    ("a { direction: rtl; width: 5px; all: unset }", ["auto", "rgb(0, 0, 255)", "0px", "rtl"]),
    ("a { all: unset; direction: rtl }", ["auto", "rgb(0, 0, 255)", "0px", "rtl"]),
    ("a { all: inherit; margin-inline-start: 5px }", ["7px", "rgb(0, 0, 255)", "5px", "none"]),
    ("a { margin-inline-start: 5px; all: inherit }", ["7px", "rgb(0, 0, 255)", "3px", "none"]),
    (
      "a { all: inherit; direction: rtl; margin-inline-end: 5px }",
      ["7px", "rgb(0, 0, 255)", "5px", "rtl"]
    ),
    ("a { width: 5px !important; all: inherit }", ["5px", "rgb(0, 0, 255)", "3px", "none"]),
    ("a { all: inherit !important; width: 5px }", ["7px", "rgb(0, 0, 255)", "3px", "none"]),
    (
      "a { all: inherit !important; width: 5px !important }",
      ["5px", "rgb(0, 0, 255)", "3px", "none"]
    ),
    (
      "* { width: 9px } a { all: initial; width: revert-layer }",
      ["none", "rgb(0, 0, 0)", "0px", "none"]
    ),
    (
      "@layer l { a { width: 9px; margin-inline: 2px } } a { width: 1px; all: revert-layer }",
      ["9px", "rgb(0, 0, 255)", "2px", "none"]
    ),
    (
      "@layer l { a { width: 9px } } a { all: revert-layer; margin-left: 4px }",
      ["9px", "rgb(0, 0, 255)", "4px", "none"]
    ),
    (
      "a { --x: inherit; color: red; all: var(--y, inherit); width: 5px }",
      ["5px", "rgb(0, 0, 255)", "3px", "none"]
    ),
    (
      "a { width: 5px } a { all: unset } a { margin-left: 4px }",
      ["auto", "rgb(0, 0, 255)", "4px", "none"]
    ),
    (
      "p { writing-mode: vertical-rl } a { writing-mode: vertical-rl; margin-left: 1px } "
        + "a { all: inherit; margin-block-end: 6px }", ["7px", "rgb(0, 0, 255)", "6px", "none"]
    ),
  ]

  @Test("a declaration of 'all' overrides only earlier declarations", arguments: orders)
  func order(css: String, values: [String]) {
    let sheet = CSSStyleSheet("p { width: 7px; color: blue; margin-left: 3px } \(css)")
    let properties = ["width", "color", "margin-left", "direction"]
    #expect(properties.map { sheet.css("p > a", $0)?.description ?? "none" } == values)
  }

  @Test("cascades rules that set 'all' in linear time")
  func growth() {
    for declarations in ["all: unset", "all: unset; color: red", "all: var(--x)", "all: revert"] {
      expectGrowth(from: 2_000, declarations) { count in
        let sheet = CSSStyleSheet(String(repeating: "a { \(declarations) }", count: count))
        _ = sheet.css("a", "width")
      }
    }
  }
}
