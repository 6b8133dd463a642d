// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

/// Tests of the change effects in the table.
struct ChangeEffectTests {
  @Test(
    "a change has the effect of the required work",
    arguments: [
      (.nothing, [.cursor, .pointerEvents, .userSelect, .transition, .animation, .scrollBehavior]),
      (
        .repaint,
        [
          .color, .backgroundColor, .background, .boxShadow, .borderRadius, .borderColor, .outline,
          .opacity, .zIndex, .transform, .rotate, .filter, .clipPath, .mask, .visibility,
          .textDecoration, .columnRule, .offset, .borderImage,
        ]
      ),
      (
        .relayout,
        [
          .width, .margin, .padding, .font, .fontSize, .lineHeight, .display, .position, .inset,
          .borderTopWidth, .borderStyle, .border, .order, .flex, .gap, .content, .direction,
          .liveryPipeline, .all,
        ]
      ),
    ] as [(ChangeEffect, [Property])])
  func costs(effect: ChangeEffect, properties: [Property]) {
    for property in properties { #expect(property.changeEffect == effect, "\(property)") }
  }

  @Test("a shorthand has the maximum effect of its longhands", arguments: Property.allCases)
  func shorthand(property: Property) {
    #expect(property.longhands.map(\.changeEffect).max() == property.changeEffect)
  }

  @Test("effects are ordered by their cost")
  func order() {
    #expect(
      [ChangeEffect.relayout, .nothing, .repaint].sorted() == [.nothing, .repaint, .relayout])
  }

  @Test(
    "some changes of a property have a larger or smaller effect than others",
    arguments: [
      (.visibility, "visible", "hidden", .repaint),
      (.visibility, "hidden", "collapse", .relayout),
      (.visibility, "collapse", "visible", .relayout),
      (.borderLeftStyle, "dotted", "solid", .repaint),
      (.borderLeftStyle, "none", "solid", .relayout),
      (.borderLeftStyle, "hidden", "none", .relayout),
      (.width, "1px", "1px", .nothing), (.width, "1px", "2px", .relayout),
      (.cursor, "auto", "wait", .nothing),
    ] as [(Property, String, String, ChangeEffect)])
  func values(property: Property, old: String, new: String, effect: ChangeEffect) throws {
    let first = try #require(property.value(parsing: old))
    let second = try #require(property.value(parsing: new))
    #expect(property.changeEffect(from: first, to: second) == effect)
  }
}
