// SPDX-License-Identifier: Apache-2.0

/// A 4 by 4 matrix, which is the product of a list of transform functions.
///
/// ```swift
/// let matrix = TransformMatrix(a: 0, b: 1, c: -1, d: 0, e: 10, f: 0)   // a quarter turn, then 10px to the right
/// matrix.transformed(x: 1, y: 0)                                       // (10, 1)
/// ```
///
/// The matrix is multiplied by column vectors. The indices of `matrix[column, row]` begin at zero.
/// CSS writes `matrix[1, 0]` as m₂₁.
///
/// Defined by [CSS Transforms 2, section 5](https://drafts.csswg.org/css-transforms-2/#mathematical-description).
public struct TransformMatrix: Sendable, Hashable {
  /// The image of the x axis.
  var column1: SIMD4<Double>
  /// The image of the y axis.
  var column2: SIMD4<Double>
  /// The image of the z axis.
  var column3: SIMD4<Double>
  /// The image of the origin.
  var column4: SIMD4<Double>

  /// Creates a matrix from its columns.
  init(
    _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>,
    _ column4: SIMD4<Double>
  ) {
    self.column1 = column1
    self.column2 = column2
    self.column3 = column3
    self.column4 = column4
  }

  /// The identity matrix.
  public static let identity = TransformMatrix(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Creates a 2D matrix: x becomes `a·x + c·y + e`, and y becomes `b·x + d·y + f`.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.init(SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(e, f, 0, 1))
  }

  /// Creates a matrix from sixteen entries, column by column, or returns `nil` for any other count.
  public init?(_ values: [Double]) {
    guard values.count == 16 else { return nil }
    func column(_ start: Int) -> SIMD4<Double> {
      SIMD4(values[start], values[start + 1], values[start + 2], values[start + 3])
    }
    self.init(column(0), column(4), column(8), column(12))
  }
}

extension TransformMatrix {
  /// The entry in a column and a row, with indices from 0 to 3.
  public subscript(column: Int, row: Int) -> Double {
    get { self.column(column)[row] }
    set {
      switch column {
      case 0: column1[row] = newValue
      case 1: column2[row] = newValue
      case 2: column3[row] = newValue
      default: column4[row] = newValue
      }
    }
  }

  private func column(_ index: Int) -> SIMD4<Double> {
    precondition(0..<4 ~= index, "a matrix must have four columns")
    return switch index {
    case 0: column1
    case 1: column2
    case 2: column3
    default: column4
    }
  }

  /// The sixteen entries, column by column.
  package var values: [Double] {
    (0..<4).flatMap { column in (0..<4).map { self[column, $0] } }
  }

  /// Whether the matrix is a 2D matrix, which six numbers describe completely.
  package var is2D: Bool {
    column1.z == 0 && column1.w == 0 && column2.z == 0 && column2.w == 0
      && column3 == SIMD4(0, 0, 1, 0) && column4.z == 0 && column4.w == 1
  }

  /// Whether every entry is in the range that CSS can express.
  var isFinite: Bool { values.allSatisfy { $0.magnitude <= Double.largestValue } }
}
