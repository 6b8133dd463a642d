// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the shadow that the edge of the shape casts inside of it.
///
/// ```css
/// fill(white) inner-shadow(0px 2px 3px rgb(0 0 0 / 40%))
/// ```
///
/// The edge of the shape casts the shadow on the previous drawing. Both frames are unchanged.
///
/// Three20 draws the shadow with a ring of 5 px around the shape, which a larger blur exceeds. This
/// step supports any blur and any shape.
public struct InnerShadowStep: PipelineStep {
  /// The shadow, whose spread extends inwards.
  public var shadow: DisplayShadow

  /// Creates a step that draws a shadow.
  public init(_ shadow: DisplayShadow) { self.shadow = shadow }

  /// A sharp black shadow without an offset.
  public static let prototype = InnerShadowStep(DisplayShadow(color: .black))
  /// The schema, with the parts of `box-shadow` and the color last.
  public static let schema = Schema<InnerShadowStep>(
    "inner-shadow", "Draws a shadow inside the shape.",
    parameters: shadowParameters(
      spread: "The distance by which the shadow extends inwards before the blur."))

  /// Draws the shadow, and leaves the frames unchanged.
  public func draw(in context: inout DrawingContext) {
    let shadow = shadow.limited
    let isVisible = shadow.offset != .zero || shadow.blur > 0 || shadow.spread > 0
    guard shadow.color.alpha > 0, isVisible, !context.frame.isEmpty else { return }
    context.add(.innerShadow(context.outline, shadow))
  }
}

extension InnerShadowStep: ShadowParameters {}
