// SPDX-License-Identifier: Apache-2.0

/// Paints all that follows by itself, and lays it over what is there with some opacity.
///
/// ```css
/// opacity(0.5)
/// opacity(1)      /* isolates: blending within does not reach what is behind */
/// ```
///
/// Defined by [CSS Color 4, section 4.2](https://drafts.csswg.org/css-color-4/#transparency).
public struct OpacityStep: PipelineStep {
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// A group of some opacity.
  public init(_ opacity: Double) { self.opacity = opacity }

  /// A group that is as opaque as what is in it.
  public static let prototype = OpacityStep(1)
  /// The opacity.
  public static let schema = Schema<OpacityStep>(
    "opacity", "Lays all that follows over what is there, with some opacity.",
    [Parameter("opacity", \.opacity, in: 0...1, as: .number(0...1))])

  /// Begins a group.
  public func draw(in context: inout DrawingContext) {
    context.add(.group(DisplayGroup(opacity: min(max(opacity, 0), 1))))
  }
}
