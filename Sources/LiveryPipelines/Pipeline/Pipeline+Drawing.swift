// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension Pipeline {
  /// Returns the display list of the pipeline in a box.
  ///
  /// ```swift
  /// let list = badge.displayList(
  ///   in: Rect(x: 0, y: 0, width: 40, height: 30), content: PipelineContent(text: "5"), measuring: measuring)
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: The box, in px.
  ///   - content: The text and the image that the steps draw.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: The commands of all steps.
  public func displayList(
    in bounds: Rect, content: PipelineContent = .none, measuring: MeasurementContext
  ) -> DisplayList {
    var context = DrawingContext(in: bounds, content: content, measuring: measuring)
    draw(in: &context)
    return context.list
  }

  /// Draws all steps, and ends the scopes that they begin.
  ///
  /// A pipeline with a ``BlendStep`` or a ``MaskStep`` is drawn into a separate image first. These
  /// steps then affect only the drawing of the pipeline, not the backdrop.
  public func draw(in context: inout DrawingContext) {
    let openCount = context.list.openCount
    if steps.contains(where: \.needsIsolation) { context.add(.group(DisplayGroup())) }
    let outer = context.remainingSteps
    for index in steps.indices {
      context.remainingSteps = steps[(index + 1)...]
      steps[index].draw(in: &context)
    }
    context.remainingSteps = outer
    while context.list.openCount > openCount { context.add(.end) }
  }

  /// Returns the natural size of the pipeline for its content.
  ///
  /// - Parameters:
  ///   - content: The text and the image that the steps draw.
  ///   - measuring: The measurement of texts and images.
  ///   - width: The width in px in which texts break, or `nil` for no limit.
  ///   - includesInsets: Whether the insets of ``InsetStep`` count; in Three20 they do not.
  /// - Returns: The size in px.
  public func naturalSize(
    for content: PipelineContent, measuring: MeasurementContext, width: Double? = nil,
    includesInsets: Bool = false
  ) -> Size {
    var context = SizingContext(content: content, measuring: measuring, width: width)
    context.includesInsets = includesInsets
    return naturalSize(.zero, in: context).limited
  }

  /// Returns a size extended by all steps.
  ///
  /// The steps are visited from first to last, then from last to first, without recursion. A long
  /// pipeline therefore needs no deep stack.
  public func naturalSize(_ size: Size, in context: SizingContext) -> Size {
    var size = size
    var context = context
    var entries: [(step: any PipelineStep, size: Size, context: SizingContext)] = []
    entries.reserveCapacity(steps.count)
    for step in steps {
      entries.append((step, size, context))
      size = step.sizeForLaterSteps(size, in: context)
      context = step.contextForLaterSteps(context)
    }
    return entries.reversed().reduce(size) {
      $1.step.naturalSize($0, from: $1.size, in: $1.context)
    }
  }

  /// Returns the distances from the sides of a box to the content: padding, borders and arrows.
  ///
  /// Programs use them to lay out their own content in the box.
  ///
  /// - Parameter size: The size of the box, in px.
  /// - Returns: The distances in px.
  public func insets(for size: Size) -> Insets {
    steps.reduce(.zero) { $1.insets($0, for: size) }
  }
}
