// SPDX-License-Identifier: Apache-2.0

/// Draws the shadow that the edge of the shape throws on what is inside of it.
///
/// ```swift
/// Pipeline(parsing: "fill(white) inner-shadow(0 2px 3px rgb(0 0 0 / 40%))")
/// ```
///
/// Three20 draws it with a ring of 5 px around the shape, which a larger blur reaches beyond; here any blur is right,
/// and every shape has one.
public struct InnerShadowStep: PipelineStep {
  /// How far the shadow is moved to the right and down, in px.
  public var offset: Point
  /// The radius of the blur in px.
  public var blur: Double
  /// How far the shadow reaches inwards before it is blurred, in px.
  public var spread: Double
  /// The color.
  public var color: RGBA

  /// A shadow by its parts.
  public init(offset: Point = .zero, blur: Double = 0, spread: Double = 0, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.color = color
  }

  /// A sharp black shadow right at the edge.
  public static let prototype = InnerShadowStep(color: .black)
  /// The parts as in `box-shadow`, the color last.
  public static let schema = Schema<InnerShadowStep>(
    "inner-shadow", "Draws a shadow inside of the shape.", parameters())

  /// Draws the shadow; the frames stay.
  public func draw(in context: inout DrawingContext) {
    let shadow = shadow
    let isSeen = shadow.offset != .zero || shadow.blur > 0 || shadow.spread > 0
    guard color.alpha > 0, isSeen, !context.frame.isEmpty else { return }
    context.add(.innerShadow(context.outline, shadow))
  }
}

extension InnerShadowStep: ShadowParameters {}
