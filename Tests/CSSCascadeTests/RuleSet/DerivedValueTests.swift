// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of values that a rule set derives from several properties, with their fallbacks.
@Suite struct DerivedValueTests {
  private func ruleSet(_ declarations: String) -> RuleSet {
    CSSStyleSheet("a { \(declarations) }").ruleSet(for: "a")
  }

  @Test(
    "completes the font with the system's family and size",
    arguments: [
      ("", "14px sans-serif"), ("font-weight: bold", "bold 14px sans-serif"),
      ("font-family: Arial", "14px Arial"), ("font-size: 20px", "20px sans-serif"),
      ("font: italic 300 12px Arial, serif", "italic 300 12px Arial, serif"),
    ])
  func font(declarations: String, font: String) {
    #expect(ruleSet(declarations).font.description == font)
  }

  @Test("the font has its width, its axes and its features")
  func fontSettings() {
    let font = ruleSet(
      "font-stretch: condensed; font-variation-settings: 'wght' 650; font-feature-settings: 'liga' 0"
    ).font
    #expect(font.stretch == FontStretch(percentage: 75))
    #expect(font.variations == [FontVariation("wght", 650)])
    #expect(font.features == [FontFeature("liga", 0)])
    #expect(ruleSet("").font.features.isEmpty)
  }

  @Test(
    "aligns text to the left unless center or right is declared",
    arguments: [
      ("", TextAlignment.left), ("text-align: left", .left), ("text-align: center", .center),
      ("text-align: right", .right), ("text-align: justify", .left), ("text-align: start", .left),
      ("text-align: end", .left), ("text-align: polkadot", .left),
    ])
  func textAlignment(declarations: String, alignment: TextAlignment) {
    #expect(ruleSet(declarations).textAlignment == alignment)
  }

  @Test(
    "an element is hidden only if declared",
    arguments: [
      ("", false), ("visibility: visible", false), ("visibility: hidden", true),
      ("visibility: collapse", false),
    ])
  func isHidden(declarations: String, isHidden: Bool) {
    #expect(ruleSet(declarations).isHidden == isHidden)
  }

  @Test(
    "aligns content to the top unless middle or bottom is declared",
    arguments: [
      ("", ContentVerticalAlignment.top), ("vertical-align: top", .top),
      ("vertical-align: middle", .center), ("vertical-align: bottom", .bottom),
      ("vertical-align: baseline", .top), ("vertical-align: 3px", .top),
    ])
  func vertical(declarations: String, alignment: ContentVerticalAlignment) {
    #expect(ruleSet(declarations).contentVerticalAlignment == alignment)
  }

  @Test(
    "auto margins align content",
    arguments: [
      ("", ContentHorizontalAlignment.left), ("margin-right: auto", .left),
      ("margin-left: auto", .right), ("margin: 0 auto", .center), ("margin: 3px", .left),
      ("margin-left: auto; margin-right: 3px", .right),
    ])
  func horizontal(declarations: String, alignment: ContentHorizontalAlignment) {
    #expect(ruleSet(declarations).contentHorizontalAlignment == alignment)
  }

  @Test("the shadow is the topmost one")
  func shadow() {
    #expect(ruleSet("").textShadow == nil)
    #expect(ruleSet("text-shadow: none").textShadow == nil)
    #expect(
      ruleSet("text-shadow: red 1px 1px, lime 2px 2px").textShadow?.description
        == "rgb(255, 0, 0) 1px 1px 0px")
  }

  @Test("alignments have the raw values of UIKit")
  func rawValues() {
    #expect([TextAlignment.left, .center, .right].map(\.rawValue) == [0, 1, 2])
    #expect([ContentVerticalAlignment.center, .top, .bottom].map(\.rawValue) == [0, 1, 2])
    #expect([ContentHorizontalAlignment.center, .left, .right].map(\.rawValue) == [0, 1, 2])
  }
}
