// SPDX-License-Identifier: Apache-2.0

/// A rotation about an axis.
struct Rotation: Equatable {
  /// The axis, of any length.
  ///
  /// An axis of length zero means no rotation.
  var axis: SIMD3<Double>
  /// The angle in degrees, clockwise when looking from the end of the axis towards the origin.
  var degrees: Double

  /// The axis with a length of 1, or `nil` if its length is zero.
  var unitAxis: SIMD3<Double>? {
    let largest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    guard largest > 0, largest.isFinite else { return nil }
    // Scale first, so that the squares of large components stay finite.
    let scaled = axis / largest
    return scaled / (scaled * scaled).sum().squareRoot()
  }

  /// The rotation matrix.
  ///
  /// Defined by [CSS Transforms 2, section 15](https://drafts.csswg.org/css-transforms-2/#Rotate3dDefined).
  var matrix: TransformMatrix {
    guard let axis = unitAxis else { return .identity }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let versine = 1 - cosine
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return TransformMatrix(
      SIMD4(cosine + x * x * versine, x * y * versine + z * sine, x * z * versine - y * sine, 0),
      SIMD4(x * y * versine - z * sine, cosine + y * y * versine, y * z * versine + x * sine, 0),
      SIMD4(x * z * versine + y * sine, y * z * versine - x * sine, cosine + z * z * versine, 0),
      SIMD4(0, 0, 0, 1))
  }
}

/// Returns the sine and cosine of an angle, exact for multiples of 90 degrees.
func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let angle = degrees.truncatingRemainder(dividingBy: 360)
  switch angle {
  case 0: return (0, 1)
  case 90, -270: return (1, 0)
  case 180, -180: return (0, -1)
  case 270, -90: return (-1, 0)
  default: return (sine(angle * .pi / 180), cosine(angle * .pi / 180))
  }
}

/// Returns the tangent of an angle, clamped to the range of values.
func tangent(degrees: Double) -> Double {
  if degrees.truncatingRemainder(dividingBy: 180).magnitude == 45 {
    return degrees.truncatingRemainder(dividingBy: 180) == 45 ? 1 : -1
  }
  let (sine, cosine) = sineAndCosine(degrees: degrees)
  return .finite(sine / cosine)
}
