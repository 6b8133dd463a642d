// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

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

  /// What the steps behind this one begin with while they add up the natural size.
  ///
  /// - Parameters:
  ///   - size: what the steps before this one need.
  ///   - context: the content, and what is known of its size.
  /// - Returns: the size with what this step adds.
  func sizeBehind(_ size: Size, in context: SizingContext) -> Size

  /// The natural size of the pipeline up to its end, as the step wants it once those behind it are measured.
  ///
  /// - Parameters:
  ///   - wanted: what the steps behind this one made of ``sizeBehind(_:in:)``.
  ///   - size: what the steps before this one need.
  ///   - context: the content, and what is known of its size.
  /// - Returns: the size of all of them.
  func naturalSize(_ wanted: Size, from size: Size, in context: SizingContext) -> Size

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

  /// What the steps before need, with nothing added.
  public func sizeBehind(_ size: Size, in context: SizingContext) -> Size { size }

  /// What the steps behind want.
  public func naturalSize(_ wanted: Size, from size: Size, in context: SizingContext) -> Size {
    wanted
  }

  /// The distances with nothing added.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets }

  /// False.
  public var needsIsolation: Bool { false }
}
