// SPDX-License-Identifier: Apache-2.0

/// A color of a gradient, or where two colors meet halfway.
///
/// A color that is written with two places, `red 10% 30%`, is two stops of that color.
///
/// Defined by [CSS Images 4, section 3.4](https://drafts.csswg.org/css-images-4/#color-stops).
public enum GradientStop: Sendable, Hashable {
  /// A color and its place; nil spreads it evenly between its neighbors.
  case color(SpecifiedColor, at: GradientOffset?)
  /// Where the transition between the colors on both sides is half done.
  case hint(GradientOffset)
}

extension GradientStop: CustomStringConvertible {
  /// The stop as CSS writes it.
  public var description: String {
    switch self {
    case .color(let color, nil): color.description
    case .color(let color, let offset?): "\(color) \(offset)"
    case .hint(let offset): offset.description
    }
  }
}
