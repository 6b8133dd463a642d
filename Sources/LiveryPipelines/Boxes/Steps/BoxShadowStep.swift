// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws the shadows of the box: those outside of it follow the border box, those inside the padding box.
///
/// ```css
/// box-shadow(0px 1px 3px rgb(0 0 0 / 50%), inset 0px 1px white)
/// ```
///
/// Unlike those of `shadow`, they take no room: they lie around the box, and nothing of them is seen through it.
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
package struct BoxShadowStep: PipelineStep {
  /// The shadows, topmost first.
  package var shadows: [BoxShadow]

  /// A step that draws shadows.
  package init(_ shadows: [BoxShadow]) { self.shadows = shadows }

  /// A black shadow right behind the box.
  package static let prototype = BoxShadowStep([
    BoxShadow(DisplayShadow(offset: .zero, blur: 0, color: .black))
  ])
  /// The shadows.
  package static let schema = Schema<BoxShadowStep>(
    "box-shadow", "Draws the shadows of the box.",
    parameters: [Parameter("shadows", \.list, summary: "The shadows, topmost first.")])

  private var list: BoxShadowList {
    get { BoxShadowList(shadows) }
    set { shadows = newValue.shadows }
  }

  /// Draws the shadows, the topmost last.
  package func draw(in context: inout DrawingContext) {
    for shadow in shadows.reversed() where shadow.shadow.color.alpha > 0 {
      if shadow.isInset {
        context.add(.innerShadow(context.outline(of: .paddingBox), shadow.shadow))
      } else if let corners = context.smallCorners(for: shadow.shadow.spread) {
        context.addShadow(shadow.shadow, thrownBy: corners)
      } else {
        context.add(.outerShadow(context.outline(of: .borderBox), shadow.shadow))
      }
    }
  }
}

extension DrawingContext {
  /// The corners of a shadow that is larger than the box, where a round one of the box is smaller than the spread.
  ///
  /// Such a corner becomes rounder by less than the spread, so that a nearly sharp box has a nearly sharp shadow; nil where
  /// the shadow is simply larger by the spread.
  fileprivate func smallCorners(for spread: Double) -> Corners? {
    guard spread > 0, !frame.isEmpty, let corners else { return nil }
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let isSmall = radii.contains { !$0.isEmpty && min($0.width, $0.height) < spread }
    return isSmall ? corners.outset(by: spread) : nil
  }

  /// Draws a shadow whose corners are not those of the box moved outwards, outside of the box alone.
  fileprivate mutating func addShadow(_ shadow: DisplayShadow, thrownBy corners: Corners) {
    let shadow = shadow.limited
    let box = frame.inset(by: -shadow.spread).offset(by: shadow.offset)
    let reach = box.inset(by: -1.5 * shadow.blur - 2)
    add(.clip(Path(reach, around: outline(of: .borderBox)), .evenOdd))
    let isBlurred = shadow.blur > 0
    if isBlurred { add(.group(DisplayGroup(filters: [.blur(shadow.blur / 2)]))) }
    add(.fill(corners.outline(in: box), .color(shadow.color)))
    if isBlurred { add(.end) }
    add(.end)
  }
}
