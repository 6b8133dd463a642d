// SPDX-License-Identifier: Apache-2.0

/// The decomposition of a 2D matrix, for interpolation and accumulation.
///
/// Defined by [CSS Transforms 1, section 11](https://drafts.csswg.org/css-transforms-1/#interpolation-of-2d-matrices).
struct Decomposition2D: Equatable {
  /// The translation.
  var translation: SIMD2<Double>
  /// The scale factors of width and height.
  var scale: SIMD2<Double>
  /// The rotation in degrees.
  var angle: Double
  /// The first column of the remaining matrix.
  var column1: SIMD2<Double>
  /// The second column of the remaining matrix.
  var column2: SIMD2<Double>
}

extension Decomposition2D {
  /// Creates the decomposition of a matrix.
  init(_ matrix: TransformMatrix) {
    var first = SIMD2(matrix[0, 0], matrix[0, 1])
    var second = SIMD2(matrix[1, 0], matrix[1, 1])
    translation = SIMD2(matrix[3, 0], matrix[3, 1])
    scale = SIMD2((first * first).sum().squareRoot(), (second * second).sum().squareRoot())
    if first.x * second.y - first.y * second.x < 0 {
      // An axis is flipped. Select the one that deviates more from its original direction.
      scale[first.x < second.y ? 0 : 1].negate()
    }
    if scale.x != 0 { first /= scale.x }
    if scale.y != 0 { second /= scale.y }
    let radians = arcTangent(first.y, first.x)
    angle = radians * 180 / .pi
    (column1, column2) = (first, second)
    if radians != 0 {
      let (sine, cosine) = (first.y, first.x)
      column1 = cosine * first - sine * second
      column2 = sine * first + cosine * second
    }
  }

  /// The recomposed matrix.
  var matrix: TransformMatrix {
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let first = (cosine * column1 + sine * column2) * scale.x
    let second = (cosine * column2 - sine * column1) * scale.y
    return TransformMatrix(
      a: first.x, b: first.y, c: second.x, d: second.y, e: translation.x, f: translation.y)
  }

  /// Returns the interpolation or the accumulation of two decomposed matrices.
  static func combined(
    from start: Decomposition2D, to end: Decomposition2D, by procedure: CombiningProcedure
  ) -> Decomposition2D {
    var (start, end) = (start, end)
    if start.scale.x < 0 && end.scale.y < 0 || start.scale.y < 0 && end.scale.x < 0 {
      // The two matrices flip different axes. Convert one flip into a half turn.
      start.scale *= -1
      start.angle += start.angle < 0 ? 180 : -180
    }
    if start.angle == 0 { start.angle = 360 }
    if end.angle == 0 { end.angle = 360 }
    if (start.angle - end.angle).magnitude > 180 {
      if start.angle > end.angle { start.angle -= 360 } else { end.angle -= 360 }
    }
    var column1 = procedure.combined(start.column1, end.column1)
    var column2 = procedure.combined(start.column2, end.column2)
    column1.x = procedure.combinedFactors(start.column1.x, end.column1.x)
    column2.y = procedure.combinedFactors(start.column2.y, end.column2.y)
    return Decomposition2D(
      translation: procedure.combined(start.translation, end.translation),
      scale: procedure.combinedFactors(start.scale, end.scale),
      angle: procedure.combined(start.angle, end.angle), column1: column1, column2: column2)
  }
}
