// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Sets the outline for the steps that follow.
///
/// ```css
/// shape(rounded-rectangle 8px) fill(teal)
/// shape(left-arrow 5px) border(1px gray)
/// ```
///
/// Before the first shape, the outline is that of the frame. The content frame shrinks by the
/// insets of the shape, such as the point of an arrow, and the natural size grows by them.
///
/// <doc:ChoosingAShape> has all shapes.
public struct ShapeStep: PipelineStep {
  /// The outline.
  public var shape: AnyShape

  /// Creates a step that sets an outline.
  public init(_ shape: some Shape) { self.shape = AnyShape(shape) }

  /// A step with a rectangle.
  public static let prototype = ShapeStep(Rectangle())
  /// The schema, with the shape.
  public static let schema = Schema<ShapeStep>(
    "shape", "Sets the outline that the steps after it follow.",
    parameters: [Parameter("shape", \.shape, summary: "The outline.")])

  /// Sets the outline, and insets the content frame by the shape's insets.
  public func draw(in context: inout DrawingContext) {
    context.contentFrame = context.contentFrame.inset(
      by: shape.base.insets(for: context.frame.size))
    context.shape = shape.base
  }

  /// Adds the shape's insets to the size that the later steps need.
  public func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size {
    preferred + shape.base.insets(for: preferred)
  }

  /// Adds the shape's insets.
  public func insets(_ insets: Insets, for size: Size) -> Insets {
    insets + shape.base.insets(for: size)
  }
}
