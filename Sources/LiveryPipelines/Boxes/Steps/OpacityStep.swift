// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// Draws the steps that follow as a group, with an opacity and a blend mode.
///
/// ```css
/// opacity(0.5)
/// opacity(1)                    /* isolates: blending within does not reach the backdrop */
/// opacity(1 blend multiply)     /* darkens the backdrop of the element */
/// ```
///
/// A group is painted into a separate image, also with `opacity(1)`.
///
/// The backdrop includes everything that was painted before, by other elements too; a ``BlendStep``
/// is limited to its own pipeline.
///
/// Defined by [CSS Color 4, section 4.2](https://drafts.csswg.org/css-color-4/#transparency) and
/// [Compositing 1, section 3.4](https://drafts.fxtf.org/compositing-1/#mix-blend-mode).
package struct OpacityStep: PipelineStep {
  /// The opacity, from 0 to 1.
  package var opacity: Double
  /// The blend mode of the group and its backdrop.
  package var blending: Compositing

  /// Creates a group with an opacity.
  package init(_ opacity: Double, blending: Compositing = .normal) {
    self.opacity = opacity
    self.blending = blending
  }

  /// A group with full opacity.
  package static let prototype = OpacityStep(1)
  /// The schema, with the opacity and the labeled blend mode.
  package static let schema = Schema<OpacityStep>(
    "opacity", "Composites the steps after it with an opacity.",
    parameters: [
      Parameter("opacity", \.opacity, in: 0...1, as: .number(0...1), summary: "The opacity."),
      Parameter(
        "blend", \.blending, form: .labeled("blend"),
        summary:
          "The blend mode with the content below, including that below the element; a `blend` step blends only within the pipeline."
      ),
    ])

  /// Begins a group.
  package func draw(in context: inout DrawingContext) {
    context.add(
      .group(DisplayGroup(opacity: min(max(opacity, 0), 1), compositing: blending)))
  }
}
