// SPDX-License-Identifier: Apache-2.0

/// A color stop of a gradient, or a hint between two color stops.
///
/// A color with two offsets, `red 10% 30%`, is two stops of that color.
///
/// Defined by [CSS Images 4, section 3.4](https://drafts.csswg.org/css-images-4/#color-stops).
public enum GradientStop: Sendable, Hashable {
  /// A color with its offset, or `nil` to distribute it evenly between its neighbors.
  case color(SpecifiedColor, at: GradientOffset?)
  /// An interpolation hint: the midpoint of the transition between the adjacent colors.
  case hint(GradientOffset)
}

extension GradientStop: CustomStringConvertible {
  /// The CSS text of the stop.
  public var description: String {
    switch self {
    case .color(let color, nil): color.description
    case .color(let color, let offset?): "\(color) \(offset)"
    case .hint(let offset): offset.description
    }
  }
}
