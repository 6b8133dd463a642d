// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of non-inherited longhands.
@Suite struct NonInheritedLonghandTests {
  private static let sheet = CSSStyleSheet(
    """
    window { width: 30px; font-size: 20px; --size: 3em; --none: }
    button { width: var(--size); height: 2em; font-size: 10px; opacity: 50% }
    """)

  private func style(_ css: String, _ elements: [String]) -> ComputedStyle {
    CSSStyleSheet(css).computedStyle(for: Self.path(elements))
  }

  private static func path(_ elements: [String]) -> StylePath {
    var path = StylePath(StyleElement(elements[0]))
    for element in elements.dropFirst() { path.append(StyleElement(element)) }
    return path
  }

  @Test("concurrent tasks get equal values of one style")
  func tasks() async {
    for _ in 0..<50 {
      let style = Self.sheet.computedStyle(for: Self.path(["window", "button"]))
      let results = await withTaskGroup(of: [String].self) { group in
        for task in 0..<8 {
          group.addTask {
            let properties: [Property] = task.isMultiple(of: 2) ? [.width, .height] : [.height]
            return properties.map { style[$0].description }
          }
        }
        return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
      }
      #expect(results == [["30px", "20px"], ["20px"]])
    }
  }

  @Test(
    "resolves keywords that variables yield while the parent is available",
    arguments: [
      ("a { width: 7px } b { width: inherit }", "7px"),
      ("a { width: 7px } b { width: var(--x, inherit) }", "7px"),
      ("a { width: 7px } b { width: var(--x, initial) }", "auto"),
      ("a { width: 7px } b { width: var(--x, var(--y, inherit)) }", "7px"),
      ("a { width: 7px } b { width: env(--x, inherit) }", "7px"),
      ("a { width: 2em; font-size: 10px } b { width: var(--x, inherit) }", "20px"),
      ("a { width: var(--w); --w: 4px } b { width: inherit; --w: 5px }", "4px"),
      ("a { width: 7px } b { --x: inherit; width: var(--x) }", "auto"),
      ("b { width: 3px } b { width: var(--x, revert-layer) }", "auto"),
      ("a { width: 7px } b { width: unset }", "auto"),
    ])
  func keywords(css: String, expected: String) {
    #expect(style(css, ["a", "b"])[.width].description == expected)
  }

  @Test(
    "revert without a lower declaration behaves as unset",
    arguments: ["var(--x, revert)", "var(--x, revert-layer)", "env(--x, revert)", "revert"])
  func reverted(value: String) {
    let css = "b { width: \(value); color: \(value); height: 1px }"
    let style = style(css, ["a", "b"])
    #expect(style.declaredValue(of: .width) == nil && style[.width].description == "auto")
    #expect(style.declaredValue(of: .color) == nil)
    #expect(CSSStyleSheet(css).css("b", "width") == nil)
  }

  @Test(
    "a logical shorthand with variables sets the sides of the flow",
    arguments: [
      ("horizontal-tb", Property.paddingTop, "1px"), ("horizontal-tb", .paddingBottom, "2px"),
      ("vertical-rl", .paddingRight, "1px"), ("vertical-rl", .paddingLeft, "2px"),
      ("vertical-rl", .paddingTop, "0px"),
    ])
  func logicalShorthand(mode: String, property: Property, expected: String) {
    let css = "b { --x: 1px 2px; padding-block: var(--x); writing-mode: \(mode) }"
    #expect(style(css, ["a", "b"])[property].description == expected)
  }

  @Test("resolves a value inherited from a distant ancestor lazily")
  func chain() {
    let css = "a { width: 2em; font-size: 6px } b, c, d { width: inherit; font-size: 30px }"
    #expect(style(css, ["a", "b", "c", "d"])[.width].description == "12px")
  }

  @Test("elements with equal rules but different parents do not share inherited values")
  func sharing() {
    let leaf = StyleElement("leaf")
    let root = StyleElement(
      "root",
      children: [
        StyleElement("left", children: [leaf, leaf]), StyleElement("right", children: [leaf]),
        StyleElement("left", children: [leaf]),
      ])
    let tree = StyledTree(
      of: root,
      in: CSSStyleSheet("left { width: 1px } right { width: 2px } leaf { width: inherit }"))
    let widths = (0..<tree.count).map { tree.style(at: $0)[.width].description }
    #expect(widths == ["auto", "1px", "1px", "1px", "2px", "2px", "1px", "1px"])
    #expect(tree.styles[2] == tree.styles[3])
    #expect(tree.styles[2] != tree.styles[5])
  }
}
