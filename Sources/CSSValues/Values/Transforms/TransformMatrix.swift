// SPDX-License-Identifier: Apache-2.0

/// A 4 by 4 matrix: what a list of transform functions comes to.
///
/// ```swift
/// let matrix = TransformMatrix(a: 0, b: 1, c: -1, d: 0, e: 10, f: 0)   // a quarter turn, then 10px to the right
/// matrix.transformed(x: 1, y: 0)                                       // (10, 1)
/// ```
///
/// A point is a column on the right of the matrix. `matrix[column, row]` counts from zero; the entry that CSS calls m₂₁ is
/// `matrix[1, 0]`.
///
/// Defined by [CSS Transforms 2, section 5](https://drafts.csswg.org/css-transforms-2/#mathematical-description).
public struct TransformMatrix: Sendable, Hashable {
  /// Where the axis that points to the right goes.
  var column1: SIMD4<Double>
  /// Where the axis that points down goes.
  var column2: SIMD4<Double>
  /// Where the axis that points towards the viewer goes.
  var column3: SIMD4<Double>
  /// Where the origin goes.
  var column4: SIMD4<Double>

  /// A matrix by its columns.
  init(
    _ column1: SIMD4<Double>, _ column2: SIMD4<Double>, _ column3: SIMD4<Double>,
    _ column4: SIMD4<Double>
  ) {
    self.column1 = column1
    self.column2 = column2
    self.column3 = column3
    self.column4 = column4
  }

  /// The matrix that leaves everything where it is.
  public static let identity = TransformMatrix(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// A matrix of the plane: x becomes `a·x + c·y + e`, and y becomes `b·x + d·y + f`.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.init(SIMD4(a, b, 0, 0), SIMD4(c, d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(e, f, 0, 1))
  }

  /// A matrix by its sixteen entries, column by column; nil for another number of them.
  public init?(_ values: [Double]) {
    guard values.count == 16 else { return nil }
    func column(_ start: Int) -> SIMD4<Double> {
      SIMD4(values[start], values[start + 1], values[start + 2], values[start + 3])
    }
    self.init(column(0), column(4), column(8), column(12))
  }
}

extension TransformMatrix {
  /// The entry of a column and a row, 0 to 3 each.
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
    precondition(0..<4 ~= index, "a matrix has four columns")
    return switch index {
    case 0: column1
    case 1: column2
    case 2: column3
    default: column4
    }
  }

  /// The sixteen entries, column by column.
  public var values: [Double] {
    (0..<4).flatMap { column in (0..<4).map { self[column, $0] } }
  }

  /// Whether the matrix leaves the plane of the page in place, so that six of its numbers say all.
  package var is2D: Bool {
    column1.z == 0 && column1.w == 0 && column2.z == 0 && column2.w == 0
      && column3 == SIMD4(0, 0, 1, 0) && column4.z == 0 && column4.w == 1
  }

  /// Whether every entry is a number that CSS can write.
  var isFinite: Bool { values.allSatisfy { $0.magnitude <= Double.largestValue } }
}
