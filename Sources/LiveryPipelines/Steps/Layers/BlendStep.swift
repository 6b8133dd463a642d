// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Lays the steps behind it over what the pipeline has drawn so far, in another way than on top.
///
/// ```css
/// image() blend(source-atop) fill(rgb(0 0 0 / 50%))
/// fill(gold) blend(multiply) image(url(paper.png))
/// ```
///
/// A pipeline with such a step, or with a mask, is drawn by itself first, so that nothing below it is changed.
public struct BlendStep: PipelineStep {
  /// How the steps behind are laid over those before.
  public var mode: Compositing

  /// A step that changes how others are laid over what is there.
  public init(_ mode: Compositing) { self.mode = mode }

  /// On top, as without the step.
  public static let prototype = BlendStep(.normal)
  /// The way.
  public static let schema = Schema<BlendStep>(
    "blend", "Lays the steps behind it over those before in another way.",
    parameters: [Parameter("mode", \.mode, summary: "The way.")])

  /// Begins a group.
  public func draw(in context: inout DrawingContext) {
    guard mode != .normal else { return }
    context.add(.group(DisplayGroup(compositing: mode)))
  }

  /// Whether it changes anything.
  public var needsIsolation: Bool { mode != .normal }
}
