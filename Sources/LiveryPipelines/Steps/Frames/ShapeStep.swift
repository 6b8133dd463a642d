// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Sets the outline that the steps behind it follow.
///
/// ```css
/// shape(rounded-rectangle 8px) fill(teal)
/// shape(left-arrow 5px) border(1px gray)
/// ```
///
/// Before the first shape, the outline is the frame's own. The content frame keeps as far from the sides as the
/// shape wants: arrows keep content off their point, and so does the natural size.
///
/// <doc:ChoosingAShape> has all shapes.
public struct ShapeStep: PipelineStep {
  /// The outline.
  public var shape: AnyShape

  /// A step that sets an outline.
  public init(_ shape: some Shape) { self.shape = AnyShape(shape) }

  /// The box itself.
  public static let prototype = ShapeStep(Rectangle())
  /// The shape.
  public static let schema = Schema<ShapeStep>(
    "shape", "Sets the outline that the steps behind it follow.",
    parameters: [Parameter("shape", \.shape, summary: "The outline.")])

  /// Sets the outline; content keeps as far from the sides as the outline wants.
  public func draw(in context: inout DrawingContext) {
    context.contentFrame = context.contentFrame.inset(
      by: shape.base.insets(for: context.frame.size))
    context.shape = shape.base
  }

  /// What the steps behind need, and the outline's insets around that.
  public func naturalSize(_ wanted: Size, from size: Size, in context: SizingContext) -> Size {
    wanted + shape.base.insets(for: wanted)
  }

  /// The outline's insets added.
  public func insets(_ insets: Insets, for size: Size) -> Insets {
    insets + shape.base.insets(for: size)
  }
}
