// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the work that a change of style requires, and of the equality of styles.
@Suite struct DifferenceTests {
  @Test(
    "a change has the maximum effect of the changed longhands",
    arguments: [
      ("", "", ChangeEffect.nothing),
      ("color: red", "color: red", .nothing),
      ("color: red", "color: blue", .repaint),
      ("", "color: blue", .repaint),
      ("color: red", "", .repaint),
      ("width: 10px", "width: 20px", .relayout),
      ("width: 10px", "width: calc(5px + 5px)", .nothing),
      ("width: auto", "", .nothing),
      ("", "width: auto", .nothing),
      ("", "width: 0", .relayout),
      ("color: red; width: 1px", "color: blue; width: 2px", .relayout),
      ("color: red; width: 1px", "width: 1px; color: blue", .repaint),
      ("cursor: pointer", "cursor: default", .nothing),
      ("cursor: pointer; opacity: 0.5", "opacity: 0.25", .repaint),
      ("font-size: 10px", "font-size: 12px", .relayout),
      ("font-size: 10px; width: 2em", "font-size: 20px; width: 1em", .relayout),
      ("visibility: visible", "visibility: hidden", .repaint),
      ("visibility: visible", "visibility: collapse", .relayout),
      ("border: 1px solid red", "border: 1px dashed red", .repaint),
      ("border: 1px solid red", "border: 2px solid red", .relayout),
      ("border-left-style: solid", "border-left-style: none", .relayout),
    ])
  func effects(before: String, after: String, effect: ChangeEffect) {
    let (old, new) = (style(of: before), style(of: after))
    #expect(new.difference(from: old) == effect)
    #expect(old.difference(from: new) == effect, "it costs the same backwards")
  }

  @Test(
    "a change of color repaints properties with currentcolor",
    arguments: ["border-top-color: currentcolor", "box-shadow: 0 0 1px currentcolor", ""])
  func currentColor(declaration: String) {
    let (old, new) = (
      style(of: "color: red; \(declaration)"), style(of: "color: blue; \(declaration)")
    )
    #expect(new.difference(from: old) == .repaint)
    #expect(new != old)
  }

  @Test(
    "a change of a custom property repaints the element",
    arguments: [
      ("--a: 1", "--a: 2", ChangeEffect.repaint), ("--a: 1", "", .repaint),
      ("", "--a: 1", .repaint),
      ("--a: 1", "--b: 1", .repaint), ("--a: 1; --b: 2", "--b: 2; --a: 1", .nothing),
      ("--a: 1; width: 1px", "--a: 2; width: 2px", .relayout),
    ])
  func customProperties(before: String, after: String, effect: ChangeEffect) {
    let (old, new) = (style(of: before), style(of: after))
    #expect(new.difference(from: old) == effect)
    #expect((old == new) == (effect == .nothing))
  }

  @Test("a change of system colors affects the properties that use them")
  func environment() {
    var sheet = CSSStyleSheet(":root { color-scheme: light dark; color: canvastext }")
    let old = sheet.computedStyle(for: StylePath(StyleElement("window")))
    sheet.environment.colorScheme = .dark
    let new = sheet.computedStyle(for: StylePath(StyleElement("window")))
    #expect(old.color != new.color)
    #expect(new.difference(from: old) == .repaint)
    #expect(new != old)
  }

  @Test("styles with equal values are equal")
  func equality() {
    #expect(style(of: "width: auto; color: red") == style(of: "color: #f00"))
    #expect(style(of: "cursor: pointer") != style(of: "cursor: default"))
    let tree = CSSStyleSheet("item { color: red } .a { width: 1px }")
      .styledTree(
        of: StyleElement(
          "list",
          children: [
            StyleElement("item"), StyleElement("item"), StyleElement("item", classes: ["a"]),
          ]))
    #expect(tree.style(at: 1) == tree.style(at: 2))
    #expect(tree.style(at: 1) != tree.style(at: 3))
  }

  private func style(of declarations: String) -> ComputedStyle {
    CSSStyleSheet("item { \(declarations) }").computedStyle(for: StylePath(StyleElement("item")))
  }
}
