// SPDX-License-Identifier: Apache-2.0

/// The procedure that combines two values.
///
/// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
enum CombiningProcedure: Sendable, Hashable {
  /// Interpolation at a progress: 0 for the start, 1 for the end, other values overshoot.
  case interpolation(at: Double)
  /// Addition to the underlying value, which for lists is concatenation.
  case addition
  /// Accumulation onto the underlying value, which for lists is element by element.
  case accumulation
}

extension CombiningProcedure {
  /// The progress of an interpolation, or `nil` for the other procedures.
  var progress: Double? {
    if case .interpolation(let progress) = self { progress } else { nil }
  }

  /// Whether the result is the end itself.
  var isAtEnd: Bool { progress == 1 }

  /// Whether every result lies between the two values.
  var isBounded: Bool { progress.map { 0...1 ~= $0 } ?? false }

  /// The factors of the two values in their weighted sum.
  var weights: (start: Double, end: Double) {
    progress.map { (1 - $0, $0) } ?? (1, 1)
  }

  /// Returns the combination of two numbers.
  func combined(_ start: Double, _ end: Double) -> Double {
    guard let progress else { return start + end }
    return progress == 1 ? end : start + (end - start) * progress
  }

  /// Returns the combination of two numbers whose neutral value is 1, such as scale factors.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#combining-transform-lists).
  func combinedFactors(_ start: Double, _ end: Double) -> Double {
    progress == nil ? start + end - 1 : combined(start, end)
  }

  /// Returns the combination of two vectors, number by number.
  func combined<Vector: SIMD>(_ start: Vector, _ end: Vector) -> Vector
  where Vector.Scalar == Double {
    guard let progress else { return start + end }
    return progress == 1 ? end : start + (end - start) * progress
  }

  /// Returns the combination of two vectors of numbers whose neutral value is 1.
  func combinedFactors<Vector: SIMD>(_ start: Vector, _ end: Vector) -> Vector
  where Vector.Scalar == Double {
    progress == nil ? start + end - Vector(repeating: 1) : combined(start, end)
  }
}
