// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the shadow that the edge of the shape throws on what is inside of it.
///
/// ```css
/// fill(white) inner-shadow(0px 2px 3px rgb(0 0 0 / 40%))
/// ```
///
/// The edge of the shape throws the shadow on what was drawn before. Both frames stay.
///
/// Three20 draws it with a ring of 5 px around the shape, which a larger blur reaches beyond; here any blur is right,
/// and every shape has one.
public struct InnerShadowStep: PipelineStep {
  /// The shadow; its spread reaches inwards.
  public var shadow: DisplayShadow

  /// A step that draws a shadow.
  public init(_ shadow: DisplayShadow) { self.shadow = shadow }

  /// A sharp black shadow right at the edge.
  public static let prototype = InnerShadowStep(DisplayShadow(color: .black))
  /// The parts as in `box-shadow`, the color last.
  public static let schema = Schema<InnerShadowStep>(
    "inner-shadow", "Draws a shadow inside of the shape.",
    parameters: shadowParameters(
      spread: "The distance that the shadow reaches inwards before it is blurred."))

  /// Draws the shadow; the frames stay.
  public func draw(in context: inout DrawingContext) {
    let shadow = shadow.limited
    let isSeen = shadow.offset != .zero || shadow.blur > 0 || shadow.spread > 0
    guard shadow.color.alpha > 0, isSeen, !context.frame.isEmpty else { return }
    context.add(.innerShadow(context.outline, shadow))
  }
}

extension InnerShadowStep: ShadowParameters {}
