// SPDX-License-Identifier: Apache-2.0

/// Where a linear gradient goes.
///
/// Defined by [CSS Images 4, section 3.1](https://drafts.csswg.org/css-images-4/#linear-gradients).
public enum GradientDirection: Sendable, Hashable {
  /// By an angle: 0 is up, 90 degrees is to the right.
  case angle(Calculable<CSSAngle>)
  /// Towards a side of the box.
  case side(Side)
  /// Towards a corner of the box, so that the two neighboring corners have the same color.
  case corner(Horizontal, Vertical)

  /// A side of the box.
  public enum Side: String, GrammarWord {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
  }

  /// The left or the right side of a corner.
  public enum Horizontal: String, GrammarWord {
    /// The left side.
    case left
    /// The right side.
    case right
  }

  /// The upper or the lower side of a corner.
  public enum Vertical: String, GrammarWord {
    /// The upper side.
    case top
    /// The lower side.
    case bottom
  }
}

extension GradientDirection {
  /// The angle in degrees; nil towards a corner, where it depends on the box, and for a calculation that is not done.
  package var degrees: Double? {
    switch self {
    case .angle(let angle): angle.degrees
    case .side(.top): 0
    case .side(.right): 90
    case .side(.bottom): 180
    case .side(.left): 270
    case .corner: nil
    }
  }
}

extension GradientDirection: CustomStringConvertible {
  /// The direction as CSS writes it.
  public var description: String {
    switch self {
    case .angle(let angle): "\(angle)"
    case .side(let side): "to \(side)"
    case .corner(let horizontal, let vertical): "to \(horizontal) \(vertical)"
    }
  }
}
