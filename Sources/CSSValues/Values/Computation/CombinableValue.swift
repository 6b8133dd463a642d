// SPDX-License-Identifier: Apache-2.0

/// A component of a value that can be interpolated, added and accumulated.
protocol CombinableValue {
  /// Returns the combination of two computed values.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: The computed value at progress 0, or the underlying value.
  ///   - end: The computed value at progress 1, or the value that is added.
  ///   - procedure: The procedure, with its progress.
  /// - Returns: The value, or `nil` if the two cannot be combined. The caller then switches from
  ///   start to end at 50%, or replaces the underlying value.
  static func combined(from start: Self, to end: Self, by procedure: CombiningProcedure) -> Self?
}

extension CombinableValue {
  /// Returns the interpolation of two computed values, or `nil` if the two cannot be interpolated.
  static func interpolated(from start: Self, to end: Self, at progress: Double) -> Self? {
    combined(from: start, to: end, by: .interpolation(at: progress))
  }
}
