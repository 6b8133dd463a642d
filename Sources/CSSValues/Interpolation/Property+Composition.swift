// SPDX-License-Identifier: Apache-2.0

extension Property {
  /// Returns a computed value of a keyframe on top of the underlying value.
  ///
  /// ```swift
  /// Property.width.composed(.length(Length(10)), onto: .percentage(50), .add)    // calc(50% + 10px)
  /// Property.filter.composed(blur, onto: sepia, .add)                            // sepia(1) blur(2px)
  /// ```
  ///
  /// Values that cannot be added replace the underlying value. The result is always a valid value of
  /// the property, except that the components of a legacy color may exceed their ranges, so that the
  /// sum of an interpolation is exact.
  ///
  /// Defined by [Web Animations 1, section 5.3](https://drafts.csswg.org/web-animations-1/#combining-effects).
  ///
  /// - Parameters:
  ///   - value: The computed value of the keyframe.
  ///   - underlying: The computed value without the animation.
  ///   - composition: The composite operation of the keyframe.
  /// - Returns: The value itself for ``AnimationComposition/replace``.
  package func composed(
    _ value: CSSValue, onto underlying: CSSValue, _ composition: AnimationComposition
  ) -> CSSValue {
    guard let procedure = CombiningProcedure(composition) else { return value }
    let combination = Combination(property: self, procedure: procedure)
    return combination.value(from: underlying, to: value, as: AnimationType[self]) ?? value
  }

  /// Whether keyframes and transitions apply to the property.
  package var isAnimatable: Bool { animationText != "not animatable" }

  /// Whether values of the longhand are never interpolated, so that transitions of it require
  /// `allow-discrete`.
  package var isDiscrete: Bool {
    switch AnimationType[self] {
    case .discrete, .discreteExcept: true
    default: false
    }
  }
}

extension CombiningProcedure {
  /// Creates the procedure of a composite operation, or returns `nil` for `replace`.
  init?(_ composition: AnimationComposition) {
    switch composition {
    case .replace: return nil
    case .add: self = .addition
    case .accumulate: self = .accumulation
    }
  }
}
