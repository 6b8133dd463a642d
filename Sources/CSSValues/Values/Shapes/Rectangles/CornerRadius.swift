// SPDX-License-Identifier: Apache-2.0

/// How round one corner is: the two radii of a quarter of an ellipse.
///
/// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
public struct CornerRadius: Sendable, Hashable {
  /// The radius from left to right, never negative.
  public var horizontal: LengthPercentage
  /// The radius from top to bottom, never negative.
  public var vertical: LengthPercentage

  /// A corner by its radii; one alone is a quarter of a circle.
  public init(_ horizontal: LengthPercentage, _ vertical: LengthPercentage? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical ?? horizontal
  }
}

extension CornerRadius: PropertyValue, CustomStringConvertible {
  /// Reads a radius, or two; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .sequence(let values):
      guard values.count == 2, let horizontal = LengthPercentage(values[0]),
        let vertical = LengthPercentage(values[1])
      else { return nil }
      self.init(horizontal, vertical)
    default:
      guard let radius = LengthPercentage(value) else { return nil }
      self.init(radius)
    }
  }

  /// The value in the form all properties share: one radius where both are equal.
  public var cssValue: CSSValue {
    horizontal == vertical
      ? horizontal.cssValue : .sequence([horizontal.cssValue, vertical.cssValue])
  }

  /// The radii as CSS writes them.
  public var description: String { cssValue.description }
}
