// SPDX-License-Identifier: Apache-2.0

extension RegisteredSyntax {
  /// Returns the interpolation of two computed values of a custom property with this syntax.
  ///
  /// Values that match different components flip halfway, and so do words, strings and URLs.
  ///
  /// ```swift
  /// let syntax = RegisteredSyntax(.length)
  /// syntax.interpolated(from: .length(Length(0)), to: .length(Length(8)), at: 0.25)    // 2px
  /// ```
  ///
  /// Defined by [CSS Properties and Values API 1, section 2.5](https://drafts.csswg.org/css-properties-values-api-1/#animation-behavior-of-custom-properties).
  ///
  /// - Parameters:
  ///   - start: The computed value at 0.
  ///   - end: The computed value at 1.
  ///   - progress: The progress from start to end. Values less than 0 or greater than 1 overshoot.
  ///   - box: The reference box for percentages of transforms, or `nil` if it is unknown.
  /// - Returns: The interpolated value, which at 0 and 1 is equivalent with the start and the end.
  package func interpolated(
    from start: CSSValue, to end: CSSValue, at progress: Double, box: ReferenceBox? = nil
  ) -> CSSValue {
    let progress = Double.finite(progress)
    if start == end { return start }
    let combination = Combination(procedure: .interpolation(at: progress), box: box)
    return combined(from: start, to: end, by: combination) ?? (progress < 0.5 ? start : end)
  }

  /// Returns a computed value of a keyframe on top of the underlying value.
  ///
  /// Values that cannot be added replace the underlying value.
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
    return combined(from: underlying, to: value, by: Combination(procedure: procedure)) ?? value
  }

  /// Returns whether two computed values can be interpolated.
  package func isInterpolable(from start: CSSValue, to end: CSSValue) -> Bool {
    let combination = Combination(
      procedure: .interpolation(at: 0.5), box: ReferenceBox(width: 1, height: 1))
    return combined(from: start, to: end, by: combination) != nil
  }

  /// Returns the combination of two values that match one component, or `nil` if there is none.
  private func combined(
    from start: CSSValue, to end: CSSValue, by combination: Combination
  ) -> CSSValue? {
    guard let component = components.first(where: { $0.matches(start) }),
      component == components.first(where: { $0.matches(end) }),
      case .type(let type) = component.item
    else { return nil }
    var combination = combination
    combination.isInteger = type == .integer
    switch (type, component.multiplier) {
    case (.customIdent, _), (.string, _), (.url, _): return nil
    case (.transformList, _): return combination.transformList(from: start, to: end)
    case (_, .spaces):
      return combination.values(from: start.parts, to: end.parts).map { .sequence(of: $0) }
    default: return combination.value(from: start, to: end)
    }
  }
}

extension RegisteredSyntax.Component {
  /// Returns whether a computed value matches the component.
  fileprivate func matches(_ value: CSSValue) -> Bool {
    if item == .type(.transformList) { return value.parts.allSatisfy(item.matches) }
    switch (multiplier, value) {
    case (.one, _): return item.matches(value)
    case (.spaces, _): return value.parts.allSatisfy(item.matches)
    case (.commas, .list(let values)): return values.allSatisfy(item.matches)
    case (.commas, _): return item.matches(value)
    }
  }
}

extension RegisteredSyntax.Item {
  /// Returns whether a single computed value matches the type or the word.
  fileprivate func matches(_ value: CSSValue) -> Bool {
    switch (self, value) {
    case (.identifier(let name), .identifier(let other)): return name == other
    case (.type(let type), _): return type.matches(value)
    default: return false
    }
  }
}

extension RegisteredSyntax.DataType {
  /// Returns whether a single computed value is of the type.
  fileprivate func matches(_ value: CSSValue) -> Bool {
    switch (self, value) {
    case (.customIdent, .identifier), (.string, .string), (.url, .url), (.color, .color),
      (.image, .image), (.transformFunction, .transform), (.transformList, .transform):
      true
    case (.integer, .number(let number)): number == number.rounded()
    case (.integer, .calculation(let calculation)): calculation.kind == .integer
    default:
      value.numericKinds.flatMap { kinds in numericKinds.map { kinds.isSubset(of: $0) } } ?? false
    }
  }

  /// The kinds of numbers of the type, or `nil` if it is not numeric.
  private var numericKinds: NumericKinds? {
    switch self {
    case .angle: .angle
    case .length: .length
    case .lengthPercentage: .lengthPercentage
    case .number: [.number, .integer]
    case .percentage: .percentage
    case .resolution: .resolution
    case .time: .time
    default: nil
    }
  }
}
