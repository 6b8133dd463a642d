// SPDX-License-Identifier: Apache-2.0

/// The decomposition of a 3D matrix into perspective, translation, rotation, skew and scale.
///
/// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#interpolation-of-3d-matrices).
struct Decomposition3D: Equatable {
  /// The bottom row, which is the perspective.
  var perspective: SIMD4<Double>
  /// The translation.
  var translation: SIMD3<Double>
  /// The rotation.
  var quaternion: Quaternion
  /// The skew factors of the xy, the xz and the yz plane.
  var skew: SIMD3<Double>
  /// The scale factors of width, height and depth.
  var scale: SIMD3<Double>
}

extension Decomposition3D {
  /// Creates the decomposition of a matrix, or returns `nil` if it is singular.
  init?(_ matrix: TransformMatrix) {
    guard matrix[3, 3] != 0 else { return nil }
    let unit = matrix.divided(by: matrix[3, 3])
    guard let perspective = Self.perspective(of: unit) else { return nil }
    self.perspective = perspective
    translation = unit.column4.xyz
    skew = SIMD3()
    var axes = [unit.column1.xyz, unit.column2.xyz, unit.column3.xyz]
    var lengths = SIMD3<Double>()
    axes[0] = normalized(axes[0], &lengths.x)
    skew.x = dot(axes[0], axes[1])
    axes[1] -= axes[0] * skew.x
    axes[1] = normalized(axes[1], &lengths.y)
    skew.x /= lengths.y
    skew.y = dot(axes[0], axes[2])
    axes[2] -= axes[0] * skew.y
    skew.z = dot(axes[1], axes[2])
    axes[2] -= axes[1] * skew.z
    axes[2] = normalized(axes[2], &lengths.z)
    skew.y /= lengths.z
    skew.z /= lengths.z
    scale = lengths
    if dot(axes[0], cross(axes[1], axes[2])) < 0 {
      // The coordinate system is flipped. Negate all three axes so that a pure rotation remains.
      scale *= -1
      axes = axes.map { -$0 }
    }
    quaternion = Quaternion(axes: axes[0], axes[1], axes[2])
    guard (lengths.x * lengths.y * lengths.z).isNormal else { return nil }
  }

  /// Returns the perspective, which is the bottom row without the effect of the rest of the matrix.
  private static func perspective(of matrix: TransformMatrix) -> SIMD4<Double>? {
    var affine = matrix
    for column in 0..<3 { affine[column, 3] = 0 }
    affine[3, 3] = 1
    guard let inverse = affine.inverse else { return nil }
    let row = SIMD4(matrix[0, 3], matrix[1, 3], matrix[2, 3], matrix[3, 3])
    return row.xyz == SIMD3() ? SIMD4(0, 0, 0, 1) : inverse.transposed * row
  }

  /// The recomposed matrix.
  var matrix: TransformMatrix {
    var matrix = TransformMatrix.identity
    for column in 0..<4 { matrix[column, 3] = perspective[column] }
    matrix.column4 = matrix * SIMD4(translation, 1)
    matrix = matrix * quaternion.matrix
    matrix.column3 += matrix.column1 * skew.y + matrix.column2 * skew.z
    matrix.column2 += matrix.column1 * skew.x
    matrix.column1 *= scale.x
    matrix.column2 *= scale.y
    matrix.column3 *= scale.z
    return matrix
  }

  /// Returns the interpolation or the accumulation of two decomposed matrices.
  static func combined(
    from start: Decomposition3D, to end: Decomposition3D, by procedure: CombiningProcedure
  ) -> Decomposition3D {
    var perspective = procedure.combined(start.perspective, end.perspective)
    perspective.w = procedure.combinedFactors(start.perspective.w, end.perspective.w)
    return Decomposition3D(
      perspective: perspective,
      translation: procedure.combined(start.translation, end.translation),
      quaternion: .combined(from: start.quaternion, to: end.quaternion, by: procedure),
      skew: procedure.combined(start.skew, end.skew),
      scale: procedure.combinedFactors(start.scale, end.scale))
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension TransformMatrix {
  fileprivate func divided(by number: Double) -> TransformMatrix {
    TransformMatrix(column1 / number, column2 / number, column3 / number, column4 / number)
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// Returns the vector with a length of 1, and stores its original length.
private func normalized(_ vector: SIMD3<Double>, _ length: inout Double) -> SIMD3<Double> {
  length = dot(vector, vector).squareRoot()
  return length == 0 ? vector : vector / length
}
