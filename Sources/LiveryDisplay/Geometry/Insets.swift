// SPDX-License-Identifier: Apache-2.0

/// The inward distances from the sides of a box, in px, in CSS order: top, right, bottom, left.
///
/// A negative distance points outwards.
public struct Insets: Sendable, Hashable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the right side.
  public var right: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the left side.
  public var left: Double

  /// Creates insets from four distances.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates insets with an equal distance on all sides.
  public init(_ distance: Double) {
    self.init(top: distance, right: distance, bottom: distance, left: distance)
  }

  /// The insets of zero on all sides.
  public static let zero = Insets()
}

extension Insets {
  /// The sum of the left and the right distance.
  public var horizontal: Double { left + right }
  /// The sum of the top and the bottom distance.
  public var vertical: Double { top + bottom }

  /// Returns the insets with opposite signs.
  public static prefix func - (insets: Insets) -> Insets {
    Insets(top: -insets.top, right: -insets.right, bottom: -insets.bottom, left: -insets.left)
  }

  /// Returns the sum of two insets, side by side.
  public static func + (insets: Insets, other: Insets) -> Insets {
    Insets(
      top: insets.top + other.top, right: insets.right + other.right,
      bottom: insets.bottom + other.bottom, left: insets.left + other.left)
  }

  /// Returns the larger distance of each side.
  package func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom),
      left: max(left, other.left))
  }
}
