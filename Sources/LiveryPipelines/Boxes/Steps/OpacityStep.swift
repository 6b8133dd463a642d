// SPDX-License-Identifier: Apache-2.0
package import LiveryDisplay

/// Paints all that follows by itself, and lays it over what is there with some opacity.
///
/// ```css
/// opacity(0.5)
/// opacity(1)                    /* isolates: blending within does not reach what is behind */
/// opacity(1 blend multiply)     /* darkens what is behind the element */
/// ```
///
/// What follows is painted by itself first, with `opacity(1)` too.
///
/// What is there is all that was painted before, by other elements too; a ``BlendStep`` keeps to its own pipeline.
///
/// Defined by [CSS Color 4, section 4.2](https://drafts.csswg.org/css-color-4/#transparency) and
/// [Compositing 1, section 3.4](https://drafts.fxtf.org/compositing-1/#mix-blend-mode).
package struct OpacityStep: PipelineStep {
  /// The opacity, from 0 to 1.
  package var opacity: Double
  /// How it is mixed with what is there.
  package var blending: Compositing

  /// A group of some opacity.
  package init(_ opacity: Double, blending: Compositing = .normal) {
    self.opacity = opacity
    self.blending = blending
  }

  /// A group that is as opaque as what is in it.
  package static let prototype = OpacityStep(1)
  /// The opacity, and the way of mixing behind a word.
  package static let schema = Schema<OpacityStep>(
    "opacity", "Lays all that follows over what is there, with some opacity.",
    parameters: [
      Parameter("opacity", \.opacity, in: 0...1, as: .number(0...1), summary: "The opacity."),
      Parameter(
        "blend", \.blending, form: .labeled("blend"),
        summary:
          "The way of mixing with all that is there, behind the element too; `blend` as a step of its own keeps to the pipeline."
      ),
    ])

  /// Begins a group.
  package func draw(in context: inout DrawingContext) {
    context.add(
      .group(DisplayGroup(opacity: min(max(opacity, 0), 1), compositing: blending)))
  }
}
