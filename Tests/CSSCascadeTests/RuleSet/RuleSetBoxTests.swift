// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// The typed properties of boxes, borders, effects and text.
@Suite struct RuleSetBoxTests {
  private func ruleSet(_ declarations: String) -> RuleSet {
    CSSStyleSheet("a { font-size: 10px; \(declarations) }").ruleSet(for: "a")
  }

  @Test("properties of layout")
  func boxes() {
    let a = ruleSet(
      """
      display: inline flex; position: absolute; overflow: hidden auto; box-sizing: border-box; z-index: -3;
      width: min-content; min-width: 2em; max-height: none; aspect-ratio: 16 / 9; padding: 1px 2% 3px
      """)
    #expect(a.display?.description == "inline-flex")
    #expect(a.position == .absolute)
    #expect(a.overflowX == .hidden)
    #expect(a.overflowY == .auto)
    #expect(a.boxSizing == .borderBox)
    #expect(a.zIndex == -3)
    #expect(ruleSet("z-index: auto").zIndex == nil)
    #expect(a.width == nil)
    #expect(a.preferredWidth?.description == "min-content")
    #expect(a.preferredHeight == nil)
    #expect(a.minWidth?.description == "20px")
    #expect(a.minHeight == nil)
    #expect(a.maxHeight?.description == "none")
    #expect(a.maxWidth == nil)
    #expect(a.aspectRatio?.description == "16 / 9")
    #expect(a.paddingTop == .length(Length(1)))
    #expect(a.paddingRight == .percentage(2))
    #expect(a.paddingBottom == .length(Length(3)))
    #expect(a.paddingLeft == .percentage(2))
  }

  @Test("properties of borders and margins")
  func borders() {
    let a = ruleSet(
      """
      border: 2px dashed red; border-left: thin solid currentcolor; color: blue; border-radius: 1em 4px / 2px;
      outline: 3px solid lime; outline-offset: -1px
      """)
    #expect(a.borderTopColor == CSSColor(.red))
    #expect(a.borderLeftColor == CSSColor(.blue))
    #expect(a.borderRightStyle == .dashed)
    #expect(a.borderLeftStyle == .solid)
    #expect(a.borderBottomWidth == 2)
    #expect(a.borderLeftWidth == 1)
    #expect(a.borderTopLeftRadius?.description == "10px 2px")
    #expect(a.borderBottomRightRadius?.description == "10px 2px")
    #expect(a.borderTopRightRadius?.description == "4px 2px")
    #expect(a.borderBottomLeftRadius == a.borderTopRightRadius)
    #expect(a.outlineColor == CSSColor(.lime))
    #expect(a.outlineWidth == 3)
    #expect(a.outlineOffset == -1)
  }

  @Test("properties of painting and motion")
  func effects() {
    let a = ruleSet(
      """
      opacity: 40%; box-shadow: inset 1px 1px red, 0 0 2px 3px; background: url(a) no-repeat 10px / cover;
      filter: blur(1em) invert(); transform: rotate(45deg) scale(2); transform-origin: left;
      clip-path: circle(50%); mix-blend-mode: multiply; transition: opacity 1s ease-in; animation: 2s spin
      """)
    #expect(a.opacity == 0.4)
    #expect(a.boxShadows?.map(\.isInset) == [true, false])
    #expect(a.boxShadows?.last?.spread?.pixels == 3)
    #expect(a.backgroundSize?.map(\.description) == ["cover"])
    #expect(a.backgroundRepeat?.map(\.description) == ["no-repeat"])
    #expect(a.backgroundPositionX?.map(\.description) == ["10px"])
    #expect(a.backgroundPositionY?.map(\.description) == ["50%"])
    #expect(a.filter?.map(\.description) == ["blur(10px)", "invert(1)"])
    #expect(a.backdropFilter == nil)
    #expect(a.transform?.map(\.description) == ["rotate(45deg)", "scale(2)"])
    #expect(a.transformOrigin?.description == "0% 50%")
    #expect(a.clipPath?.description == "circle(50%)")
    #expect(a.mixBlendMode == .multiply)
    #expect(a.transitions.count == 1)
    #expect(a.animations.map(\.name) == ["spin"])
    #expect(ruleSet("filter: none").filter == [])
    #expect(ruleSet("").animations.isEmpty)
  }

  @Test("properties of text")
  func text() {
    let a = ruleSet(
      """
      line-height: 1.5; letter-spacing: 0.1em; word-spacing: normal; text-decoration: underline wavy red;
      white-space: pre; overflow-wrap: anywhere; direction: rtl; writing-mode: vertical-rl
      """)
    #expect(a.lineHeight == .number(1.5))
    #expect(a.letterSpacing == .length(Length(1)))
    #expect(a.wordSpacing == .length(Length(0)))
    #expect(a.textDecorationLine == .underline)
    #expect(a.textDecorationStyle == .wavy)
    #expect(a.textDecorationColor == CSSColor(.red))
    #expect(a.textWrapMode == .nowrap)
    #expect(a.whiteSpaceCollapse == .preserve)
    #expect(a.overflowWrap == .anywhere)
    #expect(a.direction == .rtl)
    #expect(a.writingMode == .verticalRl)
  }
}
