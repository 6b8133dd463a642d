// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Draws the shadows of the box: those outside of it follow the border box, those inside the padding box.
///
/// ```css
/// box-shadow(rgba(0, 0, 0, 0.5) 0px 1px 3px, white 0px 1px inset)
/// ```
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
public struct BoxShadowStep: PipelineStep {
  /// The shadows, topmost first.
  public var shadows: [BoxShadow]

  /// A step that draws shadows.
  public init(_ shadows: [BoxShadow]) { self.shadows = shadows }

  /// A black shadow right behind the box.
  public static let prototype = BoxShadowStep([
    BoxShadow(DisplayShadow(offset: .zero, blur: 0, color: .black))
  ])
  /// The shadows.
  public static let schema = Schema<BoxShadowStep>(
    "box-shadow", "Draws the shadows of the box.", [Parameter("shadows", \.list)])

  private var list: BoxShadowList {
    get { BoxShadowList(shadows) }
    set { shadows = newValue.shadows }
  }

  /// Draws the shadows, the topmost last.
  public func draw(in context: inout DrawingContext) {
    for shadow in shadows.reversed() where shadow.shadow.color.alpha > 0 {
      context.add(
        shadow.isInset
          ? .innerShadow(context.outline(of: .paddingBox), shadow.shadow)
          : .outerShadow(context.outline(of: .borderBox), shadow.shadow))
    }
  }
}
