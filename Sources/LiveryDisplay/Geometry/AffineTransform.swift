// SPDX-License-Identifier: Apache-2.0

/// A flat transformation: `x' = a x + c y + e`, `y' = b x + d y + f`, the six numbers of CSS's `matrix()`.
///
/// Defined by [CSS Transforms 1](https://drafts.csswg.org/css-transforms-1/#funcdef-transform-matrix).
public struct AffineTransform: Sendable, Hashable {
  /// How far a step to the right leads to the right.
  public var a: Double
  /// How far a step to the right leads down.
  public var b: Double
  /// How far a step down leads to the right.
  public var c: Double
  /// How far a step down leads down.
  public var d: Double
  /// How far all is moved to the right, in px.
  public var e: Double
  /// How far all is moved down, in px.
  public var f: Double

  /// A transformation by its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// No change.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  /// A move.
  public static func translation(_ offset: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, e: offset.x, f: offset.y)
  }
}

extension AffineTransform {
  /// The transformation that does `inner` first, then `self`.
  public func concatenating(_ inner: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e,
      f: b * inner.e + d * inner.f + f)
  }

  /// Where a place comes to lie.
  public func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }
}
