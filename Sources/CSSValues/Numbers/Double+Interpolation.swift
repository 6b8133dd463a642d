// SPDX-License-Identifier: Apache-2.0

extension Double: InterpolableValue {
  /// The number on the way from one to another, within what values may be.
  static func interpolated(_ start: Double, _ end: Double, _ progress: Double) -> Double {
    .finite(start * (1 - progress) + end * progress)
  }

  static func interpolated(from start: Double, to end: Double, at progress: Double) -> Double? {
    interpolated(start, end, progress)
  }

  /// The whole number that is next to the one on the way; a half goes up.
  ///
  /// Defined by [CSS Values 4, section 5.2.1](https://drafts.csswg.org/css-values-4/#combine-integers).
  static func interpolatedInteger(
    from start: Double, to end: Double, at progress: Double
  ) -> Double {
    (interpolated(start, end, progress) + 0.5).rounded(.down)
  }
}
