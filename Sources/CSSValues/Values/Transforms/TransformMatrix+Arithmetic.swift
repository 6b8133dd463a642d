// SPDX-License-Identifier: Apache-2.0

extension TransformMatrix {
  /// Returns the product of a matrix and a column vector.
  static func * (matrix: TransformMatrix, vector: SIMD4<Double>) -> SIMD4<Double> {
    matrix.column1 * vector.x + matrix.column2 * vector.y + matrix.column3 * vector.z
      + matrix.column4 * vector.w
  }

  /// Returns the product of two matrices, which applies `right` first and then `left`.
  public static func * (left: TransformMatrix, right: TransformMatrix) -> TransformMatrix {
    TransformMatrix(
      left * right.column1, left * right.column2, left * right.column3, left * right.column4)
  }

  /// Returns the transformed position of a point, or `nil` if the projection is at infinity.
  package func transformed(x: Double, y: Double) -> (x: Double, y: Double)? {
    let point = self * SIMD4(x, y, 0, 1)
    guard point.w != 0 else { return nil }
    return (point.x / point.w, point.y / point.w)
  }

  /// The transposed matrix.
  var transposed: TransformMatrix {
    func row(_ row: Int) -> SIMD4<Double> {
      SIMD4(column1[row], column2[row], column3[row], column4[row])
    }
    return TransformMatrix(row(0), row(1), row(2), row(3))
  }

  /// The determinant, which is the factor for volumes, or zero for a singular matrix.
  package var determinant: Double {
    (0..<4).reduce(0) { $0 + self[0, $1] * cofactor(0, $1) }
  }

  /// The inverse matrix, or `nil` for a singular matrix.
  package var inverse: TransformMatrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    var inverse = TransformMatrix.identity
    for column in 0..<4 {
      for row in 0..<4 { inverse[row, column] = cofactor(column, row) / determinant }
    }
    return inverse
  }

  /// Returns the cofactor: the signed determinant without a column and a row.
  private func cofactor(_ column: Int, _ row: Int) -> Double {
    let columns = (0..<4).filter { $0 != column }
    let rows = (0..<4).filter { $0 != row }
    func product(_ a: Int, _ b: Int, _ c: Int) -> Double {
      self[columns[0], rows[a]] * self[columns[1], rows[b]] * self[columns[2], rows[c]]
    }
    let minor =
      product(0, 1, 2) + product(1, 2, 0) + product(2, 0, 1)
      - product(2, 1, 0) - product(1, 0, 2) - product(0, 2, 1)
    return (column + row) % 2 == 0 ? minor : -minor
  }
}
