// SPDX-License-Identifier: Apache-2.0

/// One step of a pipeline: it draws something, or changes the context for the steps behind it, or both.
///
/// Three20 calls it a style; a pipeline is the list of them.
public protocol PipelineStep: PipelineComponent {
  /// Adds to the context's list, and leaves the frames as the next step finds them.
  ///
  /// What a step begins, a clip or a group, ends with the pipeline.
  func draw(in context: inout DrawingContext)

  /// What the steps behind this one know while they add up the natural size.
  func contextBehind(_ context: SizingContext) -> SizingContext

  /// The natural size of the pipeline from this step on.
  ///
  /// - Parameters:
  ///   - size: what the steps before this one need.
  ///   - context: the content, and what is known of its size.
  ///   - rest: what the steps behind this one make of a size.
  /// - Returns: the size of all of them.
  func naturalSize(_ size: Size, in context: SizingContext, rest: (Size) -> Size) -> Size

  /// How far the content keeps from the sides of the box, from the first step up to this one.
  ///
  /// - Parameters:
  ///   - insets: what the steps before this one keep, in px.
  ///   - size: the size of the box, in px.
  /// - Returns: the distances with what this step adds, in px.
  func insets(_ insets: Insets, for size: Size) -> Insets

  /// Whether a pipeline with the step is drawn by itself first, and then laid over what is there as one picture.
  var needsIsolation: Bool { get }
}

extension PipelineStep {
  /// What this step knows.
  public func contextBehind(_ context: SizingContext) -> SizingContext { context }

  /// What the steps behind need, with nothing added.
  public func naturalSize(
    _ size: Size, in context: SizingContext, rest: (Size) -> Size
  ) -> Size { rest(size) }

  /// The distances with nothing added.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets }

  /// False.
  public var needsIsolation: Bool { false }
}
