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
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// No change.
  public static let identity = AffineTransform(1, 0, 0, 1, 0, 0)

  /// A move.
  public static func translation(_ offset: Point) -> AffineTransform {
    AffineTransform(1, 0, 0, 1, offset.x, offset.y)
  }
}

extension AffineTransform {
  /// The transformation that does `inner` first, then `self`.
  public func concatenating(_ inner: AffineTransform) -> AffineTransform {
    AffineTransform(
      a * inner.a + c * inner.b, b * inner.a + d * inner.b, a * inner.c + c * inner.d,
      b * inner.c + d * inner.d, a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f)
  }

  /// Where a place comes to lie.
  public func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }
}
