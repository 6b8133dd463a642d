// SPDX-License-Identifier: Apache-2.0

// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).

extension PropertyValue {
  /// The number on the way from one to another; nil where what is between them is not of this type.
  fileprivate static func interpolatedNumber(
    from start: Self, to end: Self, at progress: Double
  ) -> Self? {
    CSSValue.interpolatedNumber(from: start.cssValue, to: end.cssValue, at: progress)
      .flatMap { Self($0) }
  }
}

extension Length: InterpolableValue {
  static func interpolated(from start: Length, to end: Length, at progress: Double) -> Length? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension Angle: InterpolableValue {
  static func interpolated(from start: Angle, to end: Angle, at progress: Double) -> Angle? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension Time: InterpolableValue {
  static func interpolated(from start: Time, to end: Time, at progress: Double) -> Time? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension Frequency: InterpolableValue {
  static func interpolated(
    from start: Frequency, to end: Frequency, at progress: Double
  ) -> Frequency? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension Resolution: InterpolableValue {
  static func interpolated(
    from start: Resolution, to end: Resolution, at progress: Double
  ) -> Resolution? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension Calculable: InterpolableValue {
  static func interpolated(
    from start: Calculable, to end: Calculable, at progress: Double
  ) -> Calculable? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension LengthPercentage: InterpolableValue {
  static func interpolated(
    from start: LengthPercentage, to end: LengthPercentage, at progress: Double
  ) -> LengthPercentage? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}

extension LengthPercentageAuto: InterpolableValue {
  static func interpolated(
    from start: LengthPercentageAuto, to end: LengthPercentageAuto, at progress: Double
  ) -> LengthPercentageAuto? {
    interpolatedNumber(from: start, to: end, at: progress)
  }
}
