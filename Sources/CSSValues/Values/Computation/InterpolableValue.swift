// SPDX-License-Identifier: Apache-2.0

/// A part of a value between two of which there are others.
protocol InterpolableValue {
  /// The value on the way from one computed value to another.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: where the way begins, a computed value.
  ///   - end: where it ends, a computed value.
  ///   - progress: 0 for the start, 1 for the end; what lies outside overshoots.
  /// - Returns: nil where there is nothing between the two; the caller then changes over halfway.
  static func interpolated(from start: Self, to end: Self, at progress: Double) -> Self?
}
