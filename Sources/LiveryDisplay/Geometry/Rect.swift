// SPDX-License-Identifier: Apache-2.0

/// A box with upright sides, in px.
///
/// ```swift
/// Rect(x: 0, y: 0, width: 100, height: 44).inset(by: Insets(top: 2, bottom: 1))    // 0 2 100 41
/// ```
public struct Rect: Sendable, Hashable {
  /// The upper left corner.
  public var origin: Point
  /// The extent; the sides of a box that was inset too far are negative, and nothing is drawn in it.
  public var size: Size

  /// A box by its corner and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A box by its left side, its top, its width and its height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Nothing at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The left side.
  public var minX: Double { origin.x }
  /// The top.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
  /// Whether there is nothing inside.
  public var isEmpty: Bool { size.isEmpty }

  /// The box with its sides moved inwards.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.horizontal,
      height: size.height - insets.vertical)
  }

  /// The box with every side moved inwards by the same distance.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }

  /// The box moved.
  public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  /// The smallest box that holds both.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both boxes hold; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
