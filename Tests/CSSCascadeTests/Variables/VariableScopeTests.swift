// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests of the rows that scopes of custom properties share.
@Suite struct VariableScopeTests {
  private static func element(_ names: [String], below: StyleElement? = nil) -> StyleElement {
    StyleElement("item", classes: names, children: below.map { [$0] } ?? [])
  }

  @Test("elements with equal custom properties share a scope")
  func sharing() {
    let sheet = CSSStyleSheet(
      ".a { --x: 1px } .b { --y: var(--x, 2px) } .c { --x: 1px } .d { width: var(--y) }")
    let first = Self.element(["a"], below: Self.element(["b"], below: Self.element(["d"])))
    let second = Self.element(["a"], below: Self.element(["a", "b"], below: Self.element(["d"])))
    let third = Self.element(["c"], below: Self.element(["b"], below: Self.element(["d"])))
    let tree = StyledTree(
      of: StyleElement("root", children: [first, second, third]), in: sheet)
    let leaves = [3, 6, 9].map { tree.style(at: $0) }
    #expect(leaves.map { $0[.width].description } == ["1px", "1px", "1px"])
    #expect(leaves[0].row.customProperties == leaves[1].row.customProperties)
    #expect(leaves[0].row.reset == leaves[1].row.reset)
    // A different declaration may have a different text, so its binding differs.
    #expect(leaves[0].row.customProperties != leaves[2].row.customProperties)
    #expect(leaves[0].customProperties.isSame(as: leaves[2].customProperties))
  }

  @Test("supports any number of names", arguments: [10, 1_100, 40_000])
  func depths(count: Int) {
    let names = (0..<count).map { "--n\($0): \($0)px;" }.joined()
    let sheet = CSSStyleSheet(
      ".a { --first: 1px } .b { \(names) } .c { --first: 2px; width: var(--n\(count - 1)) }")
    let tree = StyledTree(
      of: Self.element(["a"], below: Self.element(["b"], below: Self.element(["c"]))), in: sheet)
    let style = tree.style(at: 2)
    #expect(style[.width].description == "\(count - 1)px")
    #expect(style.value(named: "--n0")?.description == "0px")
    #expect(style.value(named: "--first")?.description == "2px")
    #expect(tree.style(at: 1).value(named: "--first")?.description == "1px")
    #expect(tree.style(at: 0).value(named: "--n0") == nil)
    #expect(style.customProperties.texts.count == count + 1)
    #expect(!style.customProperties.isSame(as: tree.style(at: 1).customProperties))
  }

  @Test(
    "only a used fallback takes part in a cycle",
    arguments: [
      ("--a: var(--b, var(--a)); --b: 1px", "1px"), ("--a: var(--b, var(--a))", nil),
      ("--a: var(--b, var(--c)); --c: var(--a, 3px)", nil),
      ("--a: var(--b, var(--c)); --b: 2px; --c: var(--a, 3px)", "2px"),
      ("--a: var(--a, 4px)", nil), ("--a: var(--b); --b: var(--c); --c: var(--b, 5px)", nil),
    ] as [(String, String?)])
  func cycles(declarations: String, text: String?) {
    let sheet = CSSStyleSheet("root { --b: } .x { \(declarations) }")
    let tree = StyledTree(
      of: StyleElement("other", children: [Self.element(["x"])]), in: sheet)
    #expect(tree.style(at: 1).value(named: "--a")?.description == text)
  }

  @Test("a CSS-wide keyword in a fallback applies to the custom property")
  func keywords() {
    let sheet = CSSStyleSheet(
      """
      .p { --x: 1px; --y: 2px } .q { --x: var(--none, inherit); --y: var(--none, initial) }
      .r { --x: var(--none, unset) } .s { --x: 3px }
      """)
    let tree = StyledTree(
      of: Self.element(["p"], below: Self.element(["q"], below: Self.element(["r"]))), in: sheet)
    #expect(tree.style(at: 1).value(named: "--x")?.description == "1px")
    #expect(tree.style(at: 1).value(named: "--y") == nil)
    #expect(tree.style(at: 2).value(named: "--x")?.description == "1px")
    let other = StyledTree(
      of: Self.element(["s"], below: Self.element(["q"], below: Self.element(["r"]))), in: sheet)
    #expect(other.style(at: 2).value(named: "--x")?.description == "3px")
  }

  @Test("new tables keep the values of the old ones")
  func compaction() {
    let sheet = CSSStyleSheet(
      """
      root { --size: 4px; --twice: calc(2 * var(--size)) } .a { --size: 6px }
      .b { --twice: calc(3 * var(--size)); width: var(--twice) }
      """)
    var tree = StyledTree(
      of: StyleElement("root", children: [Self.element(["a"], below: Self.element(["b"]))]),
      in: sheet)
    let before = ObjectIdentifier(tree.style(at: 2).tables)
    let copy = tree
    // Inline declarations are in the tables of one tree.
    var element = Self.element(["a"])
    element.inlineStyle = "height: 1px"
    tree.update(1, to: element)
    #expect(ObjectIdentifier(tree.style(at: 2).tables) != before)
    for style in [tree.style(at: 2), copy.style(at: 2)] {
      #expect(style[.width].description == "18px")
      #expect(style.value(named: "--twice")?.description == "calc(3 * 6px)")
      #expect(style.value(named: "--size")?.description == "6px")
    }
  }

  @Test("trees of the same sheets share results except attached declarations")
  func sharedLists() {
    let sheet = CSSStyleSheet(".a { width: 1px; --x: 2px } .b { width: var(--x); color: red }")
    var attached = Self.element(["a", "b"])
    attached.inlineStyle = "width: 7px; --x: 9px"
    let (plain, other) = (Self.element(["a", "b"]), StyledTree(of: attached, in: sheet))
    for _ in 0..<3 {
      let tree = StyledTree(of: plain, in: sheet)
      #expect(tree.style(at: 0)[.width].description == "2px")
      #expect(tree.style(at: 0).value(named: "--x")?.description == "2px")
    }
    #expect(other.style(at: 0)[.width].description == "7px")
    #expect(other.style(at: 0).value(named: "--x")?.description == "9px")
  }
}
