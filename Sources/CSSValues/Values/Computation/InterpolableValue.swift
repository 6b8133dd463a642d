// SPDX-License-Identifier: Apache-2.0

/// A component of a value that can be interpolated.
protocol InterpolableValue {
  /// Returns the interpolated value between two computed values.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: The computed value at progress 0.
  ///   - end: The computed value at progress 1.
  ///   - progress: The progress. Values outside 0...1 extrapolate.
  /// - Returns: The value, or `nil` if the two cannot be interpolated. The caller then switches
  ///   from start to end at 50%.
  static func interpolated(from start: Self, to end: Self, at progress: Double) -> Self?
}
