// SPDX-License-Identifier: Apache-2.0

/// The direction of a linear gradient.
///
/// Defined by [CSS Images 4, section 3.1](https://drafts.csswg.org/css-images-4/#linear-gradients).
public enum GradientDirection: Sendable, Hashable {
  /// An angle: 0 is upwards, and 90 degrees is to the right.
  case angle(Calculable<CSSAngle>)
  /// The direction of a side of the box.
  case side(Side)
  /// The direction of a corner of the box, in which the two adjacent corners have equal colors.
  case corner(Horizontal, Vertical)

  /// A side of the box.
  public enum Side: String, GrammarKeyword {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The top side.
    case top
    /// The bottom side.
    case bottom
  }

  /// The horizontal side of a corner.
  public enum Horizontal: String, GrammarKeyword {
    /// The left side.
    case left
    /// The right side.
    case right
  }

  /// The vertical side of a corner.
  public enum Vertical: String, GrammarKeyword {
    /// The top side.
    case top
    /// The bottom side.
    case bottom
  }
}

extension GradientDirection {
  /// The angle in degrees.
  ///
  /// `nil` for a corner, whose angle depends on the box, and for a calculation that is not
  /// resolved.
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
  /// The CSS text of the direction.
  public var description: String {
    switch self {
    case .angle(let angle): "\(angle)"
    case .side(let side): "to \(side)"
    case .corner(let horizontal, let vertical): "to \(horizontal) \(vertical)"
    }
  }
}
