// SPDX-License-Identifier: Apache-2.0

/// How far a radial gradient reaches: where its last color is.
///
/// Defined by [CSS Images 4, section 3.2](https://drafts.csswg.org/css-images-4/#radial-gradients).
public enum EndingShape: Sendable, Hashable {
  /// A circle that reaches a side or a corner of the box.
  case circle(RadialExtent)
  /// A circle of a radius.
  case radius(Calculable<Length>)
  /// An ellipse that reaches sides or a corner of the box.
  case ellipse(RadialExtent)
  /// An ellipse of two radii, the horizontal one first.
  case radii(LengthPercentage, LengthPercentage)
}

/// What of its box a circle or an ellipse reaches.
///
/// Defined by [CSS Images 4, section 3.2.1](https://drafts.csswg.org/css-images-4/#typedef-radial-extent).
public enum RadialExtent: String, GrammarWord {
  /// The nearest corner.
  case closestCorner = "closest-corner"
  /// The nearest side.
  case closestSide = "closest-side"
  /// The corner that is farthest off.
  case farthestCorner = "farthest-corner"
  /// The side that is farthest off.
  case farthestSide = "farthest-side"
}

extension EndingShape: CustomStringConvertible {
  /// The shape as CSS writes it, without what goes without saying.
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
