// SPDX-License-Identifier: Apache-2.0

/// An axis-aligned rectangle, in px.
///
/// ```swift
/// Rect(x: 0, y: 0, width: 100, height: 44).inset(by: Insets(top: 2, bottom: 1))    // 0 2 100 41
/// ```
public struct Rect: Sendable, Hashable {
  /// The upper left corner.
  public var origin: Point
  /// The width and height, negative after too large insets; such a rectangle is not drawn.
  public var size: Size

  /// Creates a rectangle from its origin and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left side, top, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The empty rectangle at the origin.
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
  /// The center.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.isEmpty }

  /// Returns the rectangle with its sides moved inwards.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.horizontal,
      height: size.height - insets.vertical)
  }

  /// Returns the rectangle with every side moved inwards by an equal distance.
  public func inset(by distance: Double) -> Rect { inset(by: Insets(distance)) }

  /// Returns the rectangle moved by an offset.
  public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the common part of two rectangles, which is empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
