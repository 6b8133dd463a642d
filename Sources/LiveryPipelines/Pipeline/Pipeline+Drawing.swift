// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension Pipeline {
  /// What is to be painted in a box.
  ///
  /// ```swift
  /// let list = badge.displayList(
  ///   in: Rect(x: 0, y: 0, width: 40, height: 30), content: PipelineContent(text: "5"), measuring: measuring)
  /// ```
  ///
  /// - Parameters:
  ///   - bounds: the box, in px.
  ///   - content: the text and the picture that the steps ask for.
  ///   - measuring: who knows how large these are.
  /// - Returns: the commands of all steps.
  public func displayList(
    in bounds: Rect, content: PipelineContent = .none, measuring: Measuring
  ) -> DisplayList {
    var context = DrawingContext(in: bounds, content: content, measuring: measuring)
    draw(in: &context)
    return context.list
  }

  /// Draws all steps, and ends what they begin.
  ///
  /// A pipeline with a ``BlendStep`` or a ``MaskStep`` is drawn by itself first, so that these find what the pipeline
  /// has drawn, and nothing of what is below it.
  public func draw(in context: inout DrawingContext) {
    let open = context.list.openCount
    if steps.contains(where: \.needsIsolation) { context.add(.group(DisplayGroup())) }
    let outer = context.stepsBehind
    for index in steps.indices {
      context.stepsBehind = steps[(index + 1)...]
      steps[index].draw(in: &context)
    }
    context.stepsBehind = outer
    while context.list.openCount > open { context.add(.end) }
  }

  /// The size that the pipeline wants for its content.
  ///
  /// - Parameters:
  ///   - content: the text and the picture that the steps ask for.
  ///   - measuring: who knows how large these are.
  ///   - width: the width in px that texts are broken in; nil for no limit.
  ///   - includesInsets: whether the insets of ``InsetStep`` count; in Three20 they do not.
  /// - Returns: the size in px.
  public func naturalSize(
    for content: PipelineContent, measuring: Measuring, width: Double? = nil,
    includesInsets: Bool = false
  ) -> Size {
    var context = SizingContext(content: content, measuring: measuring, width: width)
    context.includesInsets = includesInsets
    return naturalSize(.zero, in: context).limited
  }

  /// The size with what all steps add.
  ///
  /// The steps are asked from the first to the last, then from the last to the first, and never one within another: a
  /// long chain needs no deep stack.
  public func naturalSize(_ size: Size, in context: SizingContext) -> Size {
    var size = size
    var context = context
    var begun: [(step: any PipelineStep, size: Size, context: SizingContext)] = []
    begun.reserveCapacity(steps.count)
    for step in steps {
      begun.append((step, size, context))
      size = step.sizeBehind(size, in: context)
      context = step.contextBehind(context)
    }
    return begun.reversed().reduce(size) { $1.step.naturalSize($0, from: $1.size, in: $1.context) }
  }

  /// How far the content keeps from the sides of a box, as paddings, borders and arrows want it: what hosts lay out by that put
  /// something of their own into the box.
  ///
  /// - Parameter size: the size of the box, in px.
  /// - Returns: the distances in px.
  public func insets(for size: Size) -> Insets {
    steps.reduce(.zero) { $1.insets($0, for: size) }
  }
}
