// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// The values of a computed style, by name and by type.
@Suite struct ComputedStyleTests {
  private let sheet = CSSStyleSheet(
    """
    window { --accent: teal; font-size: 20px }
    button {
      color: var(--accent); border-top: 1px solid; width: 2em; text-shadow: 1px 1px currentcolor;
      margin: 1px 2px
    }
    """)

  private var style: ComputedStyle {
    var path = StylePath(StyleElement("window"))
    path.append(StyleElement("button"))
    return sheet.computedStyle(for: path)
  }

  @Test(
    "every declared property has the value of css()",
    arguments: [
      "color", "border-top-color", "border-top", "width", "text-shadow", "margin", "font-size",
      "--accent",
      "margin-left", "border-top-width",
    ])
  func valueEqualsCSS(name: String) {
    let value = sheet.css("window > button", name)
    #expect(value != nil)
    #expect(style.value(named: name)?.description == value?.description)
  }

  @Test(
    "an undeclared property has its initial value",
    arguments: [
      ("height", "auto"), ("opacity", "1"), ("border-left-color", "rgb(0, 128, 128)"),
      ("display", "inline"), ("text-align", "start"), ("padding", "0px"),
    ])
  func initialValues(name: String, text: String) throws {
    #expect(style.value(named: name)?.description == text)
    let property = try #require(Property(name: name))
    #expect(style[property].description == text)
    #expect(style.declaredValue(of: property) == nil)
  }

  @Test("returns nil for unknown names", arguments: ["--other", "colour", ""])
  func unknownNames(name: String) {
    #expect(style.value(named: name) == nil)
  }

  @Test("returns typed values also if undeclared, or nil if the type cannot represent them")
  func typedValues() {
    #expect(style.value(of: .width, as: LengthPercentageAuto.self)?.cssValue.description == "40px")
    #expect(style.value(of: .height, as: LengthPercentageAuto.self) == .auto)
    #expect(style.value(of: .color, as: CSSColor.self) == CSSColor(.teal))
    #expect(style.value(of: .borderTopColor, as: CSSColor.self) == CSSColor(.teal))
    #expect(style.value(of: .height, as: CSSColor.self) == nil)
  }

  @Test("the rule set has exactly the declared and inherited values")
  func ruleSet() {
    let ruleSet = style.ruleSet
    #expect(ruleSet.selector.isEmpty)
    #expect(ruleSet.isMatched)
    #expect(ruleSet.color == CSSColor(.teal))
    #expect(ruleSet.fontSize == 20)
    #expect(ruleSet[.textShadow]?.description == "rgb(0, 128, 128) 1px 1px 0px")
    #expect(ruleSet.height == nil)
    #expect(ruleSet[.borderTopColor]?.description == "rgb(0, 128, 128)")
  }

  @Test("the rule set of an unmatched element has the inherited values")
  func unmatched() {
    var path = StylePath(StyleElement("window"))
    path.append(StyleElement("label"))
    let style = sheet.computedStyle(for: path)
    #expect(!style.isMatched)
    #expect(!style.ruleSet.isMatched)
    #expect(style.ruleSet.fontSize == 20)
    #expect(style.ruleSet.description == "{ font-size: 20px }")
    #expect(style.description == "font-size: 20px")
  }

  @Test("lists declared values in table order, then custom properties")
  func declaredValues() {
    let sheet = CSSStyleSheet(
      "a { --b: 2; width: 1px; color: red; --a: 1; border-left-color: currentcolor }")
    let style = sheet.computedStyle(for: StylePath(StyleElement("a")))
    let values = style.declaredValues
    #expect(values.map(\.name) == sheet.prepare("a").values.map(\.name))
    #expect(values.suffix(2).map(\.name) == ["--a", "--b"])
    #expect(values.first { $0.name == "border-left-color" }?.value.description == "rgb(255, 0, 0)")
    let mirror = Mirror(reflecting: style)
    #expect(mirror.children.compactMap(\.label) == values.map(\.name))
    #expect(!style.description.contains("--"))
  }

  @Test("a root without a color has the system's text color of its scheme")
  func initialColor() {
    var sheet = CSSStyleSheet(
      ":root { color-scheme: light dark } b { outline-color: currentcolor }")
    let tree = StyleElement("a", children: [StyleElement("b")])
    #expect(sheet.styledTree(of: tree).style(at: 1).color == CSSColor(.black))
    sheet.environment.colorScheme = .dark
    #expect(sheet.styledTree(of: tree).style(at: 0).color == CSSColor(.white))
    #expect(sheet.styledTree(of: tree).style(at: 1)[.outlineColor] == .color(CSSColor(.white)))
    sheet.add(":root { --livery-canvas-text: teal }", name: "teal.css")
    #expect(sheet.styledTree(of: tree).style(at: 1).color == CSSColor(.teal))
  }
}
