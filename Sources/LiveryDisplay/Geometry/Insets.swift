// SPDX-License-Identifier: Apache-2.0

/// Distances from the four sides of a box inwards, in px, in the order of CSS: top, right, bottom, left.
///
/// A negative distance leads outwards.
public struct Insets: Sendable, Hashable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the right side.
  public var right: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the left side.
  public var left: Double

  /// Four distances.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same distance on all sides.
  public init(_ distance: Double) {
    self.init(top: distance, right: distance, bottom: distance, left: distance)
  }

  /// No distance.
  public static let zero = Insets()
}

extension Insets {
  /// Left and right together.
  public var horizontal: Double { left + right }
  /// Top and bottom together.
  public var vertical: Double { top + bottom }

  /// The distances outwards instead of inwards.
  public static prefix func - (insets: Insets) -> Insets {
    Insets(top: -insets.top, right: -insets.right, bottom: -insets.bottom, left: -insets.left)
  }

  /// Both distances on each side.
  public static func + (insets: Insets, other: Insets) -> Insets {
    Insets(
      top: insets.top + other.top, right: insets.right + other.right,
      bottom: insets.bottom + other.bottom, left: insets.left + other.left)
  }

  /// The larger of both distances on each side.
  public func union(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom),
      left: max(left, other.left))
  }
}
