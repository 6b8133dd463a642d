// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A step of a pipeline, which draws content, or changes the context for later steps.
///
/// Three20 calls a step a *style*. A pipeline is a list of steps.
public protocol PipelineStep: PipelineComponent {
  /// Adds commands to the context's display list, and updates the frames for the next step.
  ///
  /// Scopes that a step begins, such as a clip or a group, end with the pipeline.
  func draw(in context: inout DrawingContext)

  /// Returns the context in which the later steps compute the natural size.
  func contextForLaterSteps(_ context: SizingContext) -> SizingContext

  /// Returns the size from which the later steps compute the natural size.
  ///
  /// - Parameters:
  ///   - size: The size that the previous steps need.
  ///   - context: The content, and the known width.
  /// - Returns: The size including this step.
  func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size

  /// Returns the natural size of the pipeline, adjusted by this step after the later steps.
  ///
  /// - Parameters:
  ///   - preferred: The size that the later steps computed from ``sizeForLaterSteps(_:in:)``.
  ///   - size: The size that the previous steps need.
  ///   - context: The content, and the known width.
  /// - Returns: The natural size.
  func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size

  /// Returns the distances between the sides of the box and the content, up to this step.
  ///
  /// - Parameters:
  ///   - insets: The distances of the previous steps, in px.
  ///   - size: The size of the box, in px.
  /// - Returns: The distances including this step, in px.
  func insets(_ insets: Insets, for size: Size) -> Insets

  /// Whether a pipeline with this step is drawn into a separate image, and then composited.
  var needsIsolation: Bool { get }
}

extension PipelineStep {
  /// Returns the context unchanged.
  public func contextForLaterSteps(_ context: SizingContext) -> SizingContext { context }

  /// Returns the size unchanged.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size { size }

  /// Returns the size of the later steps unchanged.
  public func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size {
    preferred
  }

  /// Returns the distances unchanged.
  public func insets(_ insets: Insets, for size: Size) -> Insets { insets }

  /// `false`: by default a step needs no isolation.
  public var needsIsolation: Bool { false }
}
