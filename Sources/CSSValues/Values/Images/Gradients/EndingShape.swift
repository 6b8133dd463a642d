// SPDX-License-Identifier: Apache-2.0

/// The ending shape of a radial gradient, where the last color is.
///
/// Defined by [CSS Images 4, section 3.2](https://drafts.csswg.org/css-images-4/#radial-gradients).
public enum EndingShape: Sendable, Hashable {
  /// A circle that extends to a side or a corner of the box.
  case circle(RadialExtent)
  /// A circle with a radius.
  case radius(Calculable<Length>)
  /// An ellipse that extends to sides or a corner of the box.
  case ellipse(RadialExtent)
  /// An ellipse with two radii, the horizontal one first.
  case radii(LengthPercentage, LengthPercentage)
}

/// The side or corner of the box that a circle or an ellipse extends to.
///
/// Defined by [CSS Images 4, section 3.2.1](https://drafts.csswg.org/css-images-4/#typedef-radial-extent).
public enum RadialExtent: String, GrammarKeyword {
  /// The closest corner.
  case closestCorner = "closest-corner"
  /// The closest side.
  case closestSide = "closest-side"
  /// The farthest corner.
  case farthestCorner = "farthest-corner"
  /// The farthest side.
  case farthestSide = "farthest-side"
}

extension EndingShape: CustomStringConvertible {
  /// The CSS text of the shape, without defaults.
  public var description: String {
    switch self {
    case .circle(.farthestCorner): "circle"
    case .circle(let extent): "circle \(extent)"
    case .radius(let radius): "\(radius)"
    case .ellipse(let extent): "\(extent)"
    case .radii(let horizontal, let vertical): "\(horizontal) \(vertical)"
    }
  }
}
