// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the stored properties of a rule set: typed if declared, or else `nil`.
@Suite struct RuleSetTests {
  private func ruleSet(_ declarations: String) -> RuleSet {
    CSSStyleSheet("a { \(declarations) }").ruleSet(for: "a")
  }

  @Test("a rule set without declarations has none of its properties")
  func empty() {
    let a = ruleSet("")
    #expect(a.isMatched)
    #expect(a.color == nil)
    #expect(a.backgroundColor == nil)
    #expect(a.backgroundImage == nil)
    #expect(a.fontFamily == nil)
    #expect(a.fontSize == nil)
    #expect(a.fontWeight == nil)
    #expect(a.fontStyle == nil)
    #expect(a.textAlign == nil)
    #expect(a.verticalAlign == nil)
    #expect(a.textShadows == nil)
    #expect(a.textShadowOpacity == nil)
    #expect(a.visibility == nil)
    for path in Self.lengths.map(\.path) { #expect(a[keyPath: path] == nil) }
  }

  @Test("colors")
  func colors() {
    let a = ruleSet("color: rgb(255 0 255 / 50%); background-color: transparent")
    #expect(a.color == CSSColor(red: 1, green: 0, blue: 1, alpha: 0.5))
    #expect(a.backgroundColor == CSSColor.transparent)
    #expect(ruleSet("background-color: currentcolor; color: red").backgroundColor == CSSColor(.red))
    #expect(ruleSet("color: none").color == nil)
  }

  @Test("pictures")
  func images() {
    let base = URLBase(sheet: "<string>")
    #expect(
      ruleSet("background-image: url(a.png), none").backgroundImage == [
        .url(URLValue("a.png", base: base)), .none,
      ])
    #expect(
      ruleSet("background-image: url('a b.png')").backgroundImage == [
        .url(URLValue("a b.png", base: base))
      ])
    #expect(ruleSet("background-image: none").backgroundImage == [])
  }

  @Test("properties of fonts")
  func font() {
    let a = ruleSet("font: italic 300 12pt 'Helvetica Neue', Arial, serif")
    #expect(a.fontFamily == [.named("Helvetica Neue"), .named("Arial"), .generic(.serif)])
    #expect(a.fontSize == 16)
    #expect(a.fontWeight == .light)
    #expect(a.fontStyle == .italic)
    #expect(ruleSet("font-style: oblique 10deg").fontStyle == .oblique(CSSAngle(10)))
    #expect(ruleSet("font-weight: bold").fontWeight == .bold)
  }

  @Test("properties of text styles")
  func text() {
    let a = ruleSet(
      "text-align: justify; vertical-align: 2px; text-shadow-opacity: 25%; visibility: collapse")
    #expect(a.textAlign == .justify)
    #expect(a.verticalAlign == .length(Length(2)))
    #expect(a.textShadowOpacity == 0.25)
    #expect(a.visibility == .collapse)
  }

  @Test("returns complete shadows, topmost first")
  func shadows() {
    let a = ruleSet("color: red; text-shadow: 1px 2px, lime 3px 4px 5px")
    #expect(
      a.textShadows == [
        Shadow(x: .init(1), y: .init(2), blur: .zero, color: .color(CSSColor(.red))),
        Shadow(x: .init(3), y: .init(4), blur: .init(5), color: .color(CSSColor(.lime))),
      ])
    #expect(ruleSet("text-shadow: none").textShadows == [])
  }

  static let lengths:
    [(name: String, path: any KeyPath<RuleSet, LengthPercentageAuto?> & Sendable)] = [
      ("width", \.width), ("height", \.height), ("top", \.top), ("left", \.left),
      ("right", \.right),
      ("bottom", \.bottom), ("margin-top", \.marginTop), ("margin-right", \.marginRight),
      ("margin-bottom", \.marginBottom), ("margin-left", \.marginLeft),
    ]

  @Test("keeps lengths, percentages and auto", arguments: lengths.indices)
  func length(index: Int) {
    let (name, path) = Self.lengths[index]
    #expect(ruleSet("\(name): 12pt")[keyPath: path] == .length(Length(16)))
    #expect(ruleSet("\(name): 2em; font-size: 10px")[keyPath: path] == .length(Length(20)))
    #expect(ruleSet("\(name): 50%")[keyPath: path] == .percentage(50))
    #expect(ruleSet("\(name): auto")[keyPath: path] == .auto)
    #expect(ruleSet("\(name): 12")[keyPath: path] == nil)
  }

  @Test("an intrinsic width is not a length")
  func content() {
    let a = ruleSet("width: min-content")
    #expect(a.width == nil)
    #expect(a[.width] == .keyword(.minContent))
    #expect(a.size == BoxSize(width: .auto, height: .auto))
  }

  @Test("returns any property by its table entry")
  func table() {
    let a = ruleSet("line-height: 1.5; margin: 1px")
    #expect(a[.lineHeight]?.as(LineHeight.self) == .number(1.5))
    #expect(a[.margin] == .unparsed("1px"))
    #expect(a[.fontVariant] == nil)
  }
}
