// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Moves the sides of the frame inwards, or outwards for negative distances.
///
/// ```css
/// inset(1px) fill(red) inset(-1px) border(1px white)
/// inset(2px 0px 1px) fill(red)
/// ```
///
/// The content frame is unchanged. The natural size is unchanged too, unless `includesInsets` is
/// set.
public struct InsetStep: PipelineStep {
  /// The distances that the sides move, in px.
  public var insets: Insets

  /// Creates a step that moves the sides of the frame.
  public init(_ insets: Insets = .zero) { self.insets = insets }

  /// A step with zero distances.
  public static let prototype = InsetStep()
  /// The schema, with the four distances.
  public static let schema = Schema<InsetStep>(
    "inset", "Moves the sides of the frame inwards.",
    parameters: [
      Parameter(
        "insets", \.insets,
        summary:
          "The distances: top, right, bottom, left, as in `padding`. Negative distances move outwards."
      )
    ])

  /// Moves the sides of the frame.
  public func draw(in context: inout DrawingContext) {
    context.frame = context.frame.inset(by: insets)
  }

  /// Returns a context whose width is reduced by the insets, if the context includes insets.
  public func contextForLaterSteps(_ context: SizingContext) -> SizingContext {
    context.includesInsets ? context.narrowed(by: insets.horizontal) : context
  }

  /// Adds the insets, if the context includes insets.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size {
    context.includesInsets ? size + insets : size
  }

  /// Adds the insets.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets + self.insets }
}
