// SPDX-License-Identifier: Apache-2.0

/// The radii of a rounded corner, which is a quarter of an ellipse.
///
/// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
public struct CornerRadius: Sendable, Hashable {
  /// The horizontal radius, never negative.
  public var horizontal: LengthPercentage
  /// The vertical radius, never negative.
  public var vertical: LengthPercentage

  /// Creates a corner from its radii, by default with equal radii.
  public init(_ horizontal: LengthPercentage, _ vertical: LengthPercentage? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical ?? horizontal
  }
}

extension CornerRadius: PropertyValue, CustomStringConvertible {
  /// Creates a corner from one or two radii, or returns `nil` if the value is of another kind.
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

  /// The value as a ``CSSValue``, with a single radius if both are equal.
  public var cssValue: CSSValue {
    horizontal == vertical
      ? horizontal.cssValue : .sequence([horizontal.cssValue, vertical.cssValue])
  }
}
