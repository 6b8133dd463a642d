// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws the shadows of the box: outer ones at the border box, inset ones at the padding box.
///
/// ```css
/// box-shadow(0px 1px 3px rgb(0 0 0 / 50%), inset 0px 1px white)
/// ```
///
/// Unlike `shadow`, this step does not shrink the frame. The shadows lie around the box, and do not
/// show through it.
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
package struct BoxShadowStep: PipelineStep {
  /// The shadows, topmost first.
  package var shadows: [BoxShadow]

  /// Creates a step that draws shadows.
  package init(_ shadows: [BoxShadow]) { self.shadows = shadows }

  /// A black shadow directly below the box.
  package static let prototype = BoxShadowStep([
    BoxShadow(DisplayShadow(offset: .zero, blur: 0, color: .black))
  ])
  /// The schema, with the shadows.
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
        context.addShadow(shadow.shadow, castBy: corners)
      } else {
        context.add(.outerShadow(context.outline(of: .borderBox), shadow.shadow))
      }
    }
  }
}

extension DrawingContext {
  /// Returns the corners of an outset shadow if a corner of the box is smaller than the spread.
  ///
  /// The radius of such a corner grows by less than the spread, so that a nearly sharp box has a
  /// nearly sharp shadow.
  ///
  /// - Returns: The corners, or `nil` if all radii grow by the whole spread.
  fileprivate func smallCorners(for spread: Double) -> Corners? {
    guard spread > 0, !frame.isEmpty, let corners else { return nil }
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    let isSmall = radii.contains { !$0.isEmpty && min($0.width, $0.height) < spread }
    return isSmall ? corners.outset(by: spread) : nil
  }

  /// Draws a shadow with its own corners, outside of the box only.
  fileprivate mutating func addShadow(_ shadow: DisplayShadow, castBy corners: Corners) {
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
