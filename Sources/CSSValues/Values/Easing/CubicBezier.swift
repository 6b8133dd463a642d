// SPDX-License-Identifier: Apache-2.0

/// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
/// Defined by [CSS Easing 2, section 2.3](https://drafts.csswg.org/css-easing-2/#cubic-bezier-algo).
struct CubicBezier {
  /// The first control point.
  private let first: SIMD2<Double>
  /// The second control point.
  private let second: SIMD2<Double>

  /// Creates a curve from its control points.
  ///
  /// Their x coordinates are clamped to 0...1.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = SIMD2(min(max(x1, 0), 1), y1)
    second = SIMD2(min(max(x2, 0), 1), y2)
  }

  /// Returns the y coordinate at an x coordinate, extrapolated by the tangents outside 0...1.
  func y(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : slopeAtStart * x }
    if x >= 1 { return x == 1 ? 1 : 1 + slopeAtEnd * (x - 1) }
    return point(at: parameter(at: x)).y
  }

  private var slopeAtStart: Double {
    if first.x > 0 { return first.y / first.x }
    return second.x > 0 ? second.y / second.x : 0
  }

  private var slopeAtEnd: Double {
    if second.x < 1 { return (second.y - 1) / (second.x - 1) }
    return first.x < 1 ? (first.y - 1) / (first.x - 1) : 0
  }

  private func point(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t }

  /// The coefficients of the polynomial in the curve parameter.
  private var c: SIMD2<Double> { 3 * first }
  private var b: SIMD2<Double> { 3 * (second - first) - c }
  private var a: SIMD2<Double> { 1 - c - b }

  /// Returns the curve parameter of an x coordinate, by Newton's method, since x never decreases.
  ///
  /// A step that leaves the interval of the solution is replaced by a bisection.
  private func parameter(at x: Double) -> Double {
    let (a, b, c) = (a.x, b.x, c.x)
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<64 {
      let error = ((a * t + b) * t + c) * t - x
      if error < 0 { low = t } else { high = t }
      let slope = (3 * a * t + 2 * b) * t + c
      let next = slope > 0 ? t - error / slope : -1
      let following = next > low && next < high ? next : (low + high) / 2
      if abs(following - t) < 1e-15 || error == 0 { break }
      t = following
    }
    return t
  }
}
