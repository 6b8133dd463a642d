// SPDX-License-Identifier: Apache-2.0

extension Property {
  /// Returns the interpolation of two computed values of the property.
  ///
  /// ```swift
  /// Property.width.interpolated(from: .length(Length(10)), to: .percentage(50), at: 0.5)    // calc(25% + 5px)
  /// Property.color.interpolated(from: red, to: blue, at: 0.5, in: .oklab)                   // oklab(…)
  /// ```
  ///
  /// Values that cannot be interpolated flip halfway. The result is always a valid value of the
  /// property: sizes do not become negative, and integers stay integers.
  ///
  /// Defined by [CSS Transitions 1, section 2](https://drafts.csswg.org/css-transitions-1/#transitions) and the
  /// animation type of each property.
  ///
  /// - Parameters:
  ///   - start: The computed value at 0.
  ///   - end: The computed value at 1.
  ///   - progress: The progress from start to end. Values less than 0 or greater than 1 overshoot.
  ///   - method: The method of color interpolation. By default, in sRGB if both colors are `rgb()`,
  ///     `hsl()` or `hwb()`, otherwise in Oklab.
  ///   - box: The reference box for percentages of transforms, which lists of different functions
  ///     need.
  /// - Returns: The interpolated value. At 0 and 1 it is equivalent with the start and the end, but
  ///   may have another form: with `blur(10px)` at the other end, `none` is `blur(0px)`.
  public func interpolated(
    from start: CSSValue, to end: CSSValue, at progress: Double,
    in method: ColorInterpolationMethod? = nil, box: ReferenceBox? = nil
  ) -> CSSValue {
    let progress = Double.finite(progress)
    if start == end { return start }
    let combination = Combination(
      property: self, procedure: .interpolation(at: progress), method: method, box: box)
    return combination.value(from: start, to: end, as: AnimationType[self])
      ?? (progress < 0.5 ? start : end)
  }

  /// Returns whether two computed values of the property can be interpolated.
  ///
  /// Values that flip halfway cannot. CSS Transitions call such values not transitionable unless
  /// `transition-behavior` allows discrete transitions.
  ///
  /// ```swift
  /// Property.width.isInterpolable(from: .length(Length(10)), to: .percentage(50))      // true
  /// Property.width.isInterpolable(from: .length(Length(10)), to: .keyword(.auto))      // false
  /// ```
  ///
  /// Defined by [CSS Transitions 2, section 3](https://drafts.csswg.org/css-transitions-2/#transitionable).
  ///
  /// - Complexity: The work of one interpolation.
  package func isInterpolable(from start: CSSValue, to end: CSSValue) -> Bool {
    let type = AnimationType[self]
    if case .discreteExcept = type { return false }
    // The size of the box changes a matrix but not its existence.
    let combination = Combination(
      property: self, procedure: .interpolation(at: 0.5), box: ReferenceBox(width: 1, height: 1))
    return combination.value(from: start, to: end, as: type) != nil
  }
}

extension Combination {
  /// Returns the combination of two values by an animation type, or `nil` if there is none.
  func value(from start: CSSValue, to end: CSSValue, as type: AnimationType) -> CSSValue? {
    switch type {
    case .discrete: return nil
    case .byComputedValue: return value(from: start, to: end)
    case .repeatableList: return repeatableList(from: start, to: end)
    case .trackList: return trackList(from: start, to: end)
    case .shadowList: return shadowList(from: start, to: end)
    case .filterList: return filterList(from: start, to: end)
    case .transformList: return transformList(from: start, to: end)
    case .individualTransform: return individualTransform(from: start, to: end)
    case .ratio: return ratio(from: start, to: end)
    case .sides(let count): return sides(from: start, to: end, count)
    case .visibility: return visibility(showing: .keyword(.visible), from: start, to: end)
    case .discreteExcept(let hidden):
      guard start == .keyword(hidden) || end == .keyword(hidden) else { return nil }
      return visibility(showing: start == .keyword(hidden) ? end : start, from: start, to: end)
    }
  }

  /// Returns the visible value while the progress is between 0 and 1, or `nil` if neither value is the
  /// visible one.
  ///
  /// Defined by [CSS Display 3, section 4](https://drafts.csswg.org/css-display-3/#visibility) and
  /// [CSS Display 4, section 2](https://drafts.csswg.org/css-display-4/#display-animation).
  private func visibility(
    showing value: CSSValue, from start: CSSValue, to end: CSSValue
  ) -> CSSValue? {
    guard let progress = procedure.progress, start == value || end == value else { return nil }
    return progress <= 0 ? start : progress >= 1 ? end : value
  }
}
