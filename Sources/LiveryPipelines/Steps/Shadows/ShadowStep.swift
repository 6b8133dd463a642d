// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the later steps with a shadow, and shrinks their frames so that the shadow fits.
///
/// ```css
/// shadow(0px 4px 3px rgb(0 0 0 / 80%)) fill(red)
/// inset(1px) shadow(0px 0px 4px 2px skyblue) fill(white)
/// ```
///
/// All later steps together cast a single shadow. Both frames shrink, so that the shadow fits into
/// the original frame, and the natural size grows by the same amount. Let `r` be half of the blur,
/// rounded to whole px, plus the spread. On an axis without an offset, each side shrinks by `r`. On
/// an axis with an offset, one side is unchanged, and the other shrinks by `3r` plus the offset.
/// Two shadows are two consecutive steps.
///
/// The dimensions are those of Three20, except for offsets to the left and upwards. In Three20
/// those reduce the natural size; here the box grows in every direction of the shadow.
public struct ShadowStep: PipelineStep {
  /// The shadow.
  public var shadow: DisplayShadow

  /// Creates a step that draws a shadow.
  public init(_ shadow: DisplayShadow) { self.shadow = shadow }

  /// A sharp black shadow without an offset.
  public static let prototype = ShadowStep(DisplayShadow(color: .black))
  /// The schema, with the parts of `box-shadow` and the color last.
  public static let schema = Schema<ShadowStep>(
    "shadow", "Draws the steps after it with a shadow.",
    parameters: shadowParameters(
      spread: "The distance by which the shadow extends beyond its shape."))

  /// Shrinks both frames, and begins a group with the shadow.
  public func draw(in context: inout DrawingContext) {
    let shadowInsets = shadowInsets
    context.frame = context.frame.inset(by: shadowInsets)
    context.contentFrame = context.contentFrame.inset(by: shadowInsets)
    guard shadow.color.alpha > 0 else { return }
    context.add(.group(DisplayGroup(filters: [.dropShadow(shadow.limited)])))
  }

  /// Returns a context whose width is reduced by the space for the shadow.
  public func contextForLaterSteps(_ context: SizingContext) -> SizingContext {
    context.narrowed(by: shadowInsets.horizontal)
  }

  /// Adds the space for the shadow.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size {
    size + shadowInsets
  }
}

extension ShadowStep {
  /// The extent of the blur that counts for sizes: half of the blur, rounded, plus the spread.
  private var reach: Double {
    max(0, (shadow.blur / 2).rounded() + shadow.spread).limited
  }

  /// The space for the shadow on each side of the frame.
  private var shadowInsets: Insets {
    func sides(_ offset: Double) -> (before: Double, after: Double) {
      if offset > 0 { return (0, offset + 3 * reach) }
      if offset < 0 { return (3 * reach - offset, 0) }
      return (reach, reach)
    }
    let (left, right) = sides(shadow.offset.x)
    let (top, bottom) = sides(shadow.offset.y)
    return Insets(top: top, right: right, bottom: bottom, left: left)
  }
}

extension ShadowStep: ShadowParameters {}
