// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Moves the sides of the frame inwards, or outwards where a distance is negative.
///
/// ```css
/// inset(1px) fill(red) inset(-1px) border(1px white)
/// inset(2px 0px 1px) fill(red)
/// ```
///
/// The content frame stays, and so does the natural size, unless `includesInsets` is asked for.
public struct InsetStep: PipelineStep {
  /// How far each side is moved, in px.
  public var insets: Insets

  /// A step that moves the sides of the frame.
  public init(_ insets: Insets = .zero) { self.insets = insets }

  /// No distance.
  public static let prototype = InsetStep()
  /// The four distances.
  public static let schema = Schema<InsetStep>(
    "inset", "Moves the sides of the frame inwards.",
    parameters: [
      Parameter(
        "insets", \.insets,
        summary:
          "The distances: top, right, bottom, left, as in `padding`. Those below zero move outwards."
      )
    ])

  /// Moves the frame's sides.
  public func draw(in context: inout DrawingContext) {
    context.frame = context.frame.inset(by: insets)
  }

  /// What lies behind has the width without the insets, where these count.
  public func contextBehind(_ context: SizingContext) -> SizingContext {
    context.includesInsets ? context.narrowed(by: insets.horizontal) : context
  }

  /// The insets count only where the context says so.
  public func sizeBehind(_ size: Size, in context: SizingContext) -> Size {
    context.includesInsets ? size + insets : size
  }

  /// The insets added.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets + self.insets }
}
