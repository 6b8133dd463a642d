// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Composites the steps that follow onto the previous steps, with an operator other than `normal`.
///
/// ```css
/// image() blend(source-atop) fill(rgb(0 0 0 / 50%))
/// fill(gold) blend(multiply) image(url(paper.png))
/// ```
///
/// A pipeline with such a step, or with a mask, is drawn into a separate image first, so that the
/// backdrop below it is unaffected.
public struct BlendStep: PipelineStep {
  /// The operator that composites the later steps.
  public var mode: Compositing

  /// Creates a step with an operator.
  public init(_ mode: Compositing) { self.mode = mode }

  /// A step with the `normal` operator, which has no effect.
  public static let prototype = BlendStep(.normal)
  /// The schema, with the operator.
  public static let schema = Schema<BlendStep>(
    "blend", "Blends the steps after it with those before it.",
    parameters: [Parameter("mode", \.mode, summary: "The blend mode.")])

  /// Begins a group.
  public func draw(in context: inout DrawingContext) {
    guard mode != .normal else { return }
    context.add(.group(DisplayGroup(compositing: mode)))
  }

  /// Whether the operator is not `normal`.
  public var needsIsolation: Bool { mode != .normal }
}
