// SPDX-License-Identifier: Apache-2.0

/// A two-dimensional transformation with the six numbers of CSS's `matrix()`.
///
/// The result is `x' = a x + c y + e` and `y' = b x + d y + f`.
///
/// Defined by [CSS Transforms 1](https://drafts.csswg.org/css-transforms-1/#funcdef-transform-matrix).
public struct AffineTransform: Sendable, Hashable {
  /// The horizontal scale: the change of the result's x per x.
  public var a: Double
  /// The vertical shear: the change of the result's y per x.
  public var b: Double
  /// The horizontal shear: the change of the result's x per y.
  public var c: Double
  /// The vertical scale: the change of the result's y per y.
  public var d: Double
  /// The horizontal translation, in px.
  public var e: Double
  /// The vertical translation, in px.
  public var f: Double

  /// Creates a transformation from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The identity transformation.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  /// Returns a translation.
  public static func translation(_ offset: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, e: offset.x, f: offset.y)
  }
}

extension AffineTransform {
  /// Returns the transformation that applies `inner` first, then `self`.
  public func concatenating(_ inner: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, e: a * inner.e + c * inner.f + e,
      f: b * inner.e + d * inner.f + f)
  }

  /// Returns the image of a point.
  public func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }
}
