// SPDX-License-Identifier: Apache-2.0

/// A rotation in space as a quaternion, which can be interpolated uniformly.
///
/// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#quaternion-interpolation).
struct Quaternion: Equatable {
  /// The unit axis times the sine of half the angle, and the cosine of half the angle.
  var components: SIMD4<Double>
}

extension Quaternion {
  /// Creates the quaternion of a rotation about an axis.
  init(_ rotation: Rotation) {
    let (sine, cosine) = sineAndCosine(degrees: rotation.degrees / 2)
    components = SIMD4((rotation.unitAxis ?? SIMD3()) * sine, cosine)
    if rotation.unitAxis == nil { components = SIMD4(0, 0, 0, 1) }
  }

  /// Creates the rotation that maps the coordinate axes to three orthonormal vectors.
  ///
  /// The divisor is the largest of the four components, so that a half turn keeps the signs of its
  /// axis.
  init(axes x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let largest = squares.max()
    let (yz, zx, xy) = (y.z + z.y, z.x + x.z, x.y + y.x)
    let turn = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let products =
      switch largest {
      case squares.w: SIMD4(turn, largest)
      case squares.x: SIMD4(largest, xy, zx, turn.x)
      case squares.y: SIMD4(xy, largest, yz, turn.y)
      default: SIMD4(zx, yz, largest, turn.z)
      }
    components = products / (2 * largest.squareRoot())
  }

  /// The rotation as axis and angle.
  ///
  /// The axis of the identity is the z axis.
  var rotation: Rotation {
    let axis = SIMD3(components.x, components.y, components.z)
    let length = (axis * axis).sum().squareRoot()
    guard length > 1e-12 else { return Rotation(axis: SIMD3(0, 0, 1), degrees: 0) }
    return Rotation(
      axis: axis / length, degrees: 2 * arcTangent(length, components.w) * 180 / .pi)
  }

  /// The rotation matrix.
  var matrix: TransformMatrix {
    let (x, y, z, w) = (components.x, components.y, components.z, components.w)
    return TransformMatrix(
      SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
      SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
      SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0),
      SIMD4(0, 0, 0, 1))
  }

  /// Returns the interpolation between two rotations along the shorter arc, or their product.
  static func combined(
    from start: Quaternion, to end: Quaternion, by procedure: CombiningProcedure
  ) -> Quaternion {
    guard let progress = procedure.progress else { return start * end }
    var (from, to) = (start.components, end.components)
    var product = (from * to).sum()
    if product < 0 {
      to = -to
      product = -product
    }
    guard product < 1 else { return start }
    let angle = arcTangent((1 - product * product).squareRoot(), product)
    let weight = sine(progress * angle) / (1 - product * product).squareRoot()
    from *= cosine(progress * angle) - product * weight
    return Quaternion(components: from + to * weight)
  }

  /// Returns the rotation by the second quaternion, followed by that by the first.
  static func * (first: Quaternion, second: Quaternion) -> Quaternion {
    let (a, b) = (first.components, second.components)
    return Quaternion(
      components: SIMD4(
        a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
        a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
        a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
        a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z))
  }
}
