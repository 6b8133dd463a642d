// SPDX-License-Identifier: Apache-2.0

extension Calculation {
  /// The number in the unit that its kind is computed to (px, deg, s, Hz, dppx, percent); nil
  /// while it depends on anything.
  public var constant: Double? { root.canonicalNumber.map(censored) }

  /// The computed value: a plain number, or a calculation of what is still unknown, such as `calc(50% + 10px)`.
  ///
  /// Defined by [CSS Values 4, section 10.11](https://drafts.csswg.org/css-values-4/#calc-computed-value).
  package func computed(in context: ComputationContext) -> CSSValue {
    value(of: root.resolved(in: context))
  }

  /// The number in px or whatever its kind is computed to, with percentages taken of a reference.
  ///
  /// - Parameters:
  ///   - reference: what 100% is, in that unit.
  ///   - context: what other units depend on; may be left out for a computed value.
  /// - Returns: nil while it depends on something else.
  package func resolved(
    percentagesOf reference: Double, in context: ComputationContext? = nil
  ) -> Double? {
    let known = context.map { root.resolved(in: $0) } ?? root
    return known.resolved(percentagesOf: reference).canonicalNumber.map(censored)
  }

  /// The computed value where percentages are known too: a plain number, or a calculation of
  /// units that the context lacks.
  ///
  /// - Parameters:
  ///   - reference: what 100% is, in px.
  ///   - context: what other units depend on.
  /// - Returns: the number as a plain value where nothing is unknown.
  func computed(percentagesOf reference: Double, in context: ComputationContext) -> CSSValue {
    value(of: root.resolved(in: context).resolved(percentagesOf: reference))
  }

  /// The calculation with words replaced by their numbers; those that `number` does not know stay.
  func replacingSymbols(_ number: (String) -> Double?) -> Calculation {
    let root = root.mapped { node in
      guard case .symbol(let name) = node, let number = number(name) else { return node }
      return .number(number)
    }
    return Calculation(root, kind, in: range)
  }

  /// The calculation of the opposite number, in the opposite range.
  var negated: Calculation {
    Calculation(
      .product(of: [.number(-1), root]), kind,
      in: NumericRange(-range.upper, -range.lower))
  }

  /// A plain value where a tree has come to a number, otherwise the calculation of it.
  func value(of root: CalculationNode) -> CSSValue {
    guard case .value(let number, let unit) = root else {
      return .calculation(Calculation(root, kind, in: range))
    }
    // Of a unit that depends on something, only the sign is known.
    if unit.factor == nil, range != .all, range != .nonNegative {
      return .calculation(Calculation(root, kind, in: range))
    }
    return unit.cssValue(censored(number))
  }

  /// A number as a value may have it: finite, rounded where it must be whole, and in range.
  ///
  /// Defined by [CSS Values 4, section 10.12](https://drafts.csswg.org/css-values-4/#calc-range).
  private func censored(_ number: Double) -> Double {
    let finite = Double.finite(number)
    return range.clamp(isInteger ? (finite + 0.5).rounded(.down) : finite)
  }
}

extension CalculationNode {
  /// The tree with every unit resolved that the context knows.
  fileprivate func resolved(in context: ComputationContext) -> CalculationNode {
    mapped { node in
      guard case .value(let number, .length(let unit)) = node,
        let pixels = context.pixels(per: unit)
      else { return node }
      return .value(number * pixels, .length(.px))
    }
  }

  /// The tree with every percentage replaced by its part of a reference.
  fileprivate func resolved(percentagesOf reference: Double) -> CalculationNode {
    mapped { node in
      guard case .value(let number, .percentage(let base)) = node else { return node }
      return .value(number / 100 * reference, base?.canonicalUnit ?? .number)
    }
  }
}

extension CSSValue {
  /// The computed value of a number, plain or calculated; of any other value the value itself.
  func computedNumber(in context: ComputationContext) -> CSSValue {
    switch self {
    case .length(let length): .length(length.computed(in: context))
    case .angle(let angle): .angle(angle.computed(in: context))
    case .time(let time): .time(time.computed(in: context))
    case .frequency(let frequency): .frequency(frequency.computed(in: context))
    case .resolution(let resolution): .resolution(resolution.computed(in: context))
    case .calculation(let calculation): calculation.computed(in: context)
    default: self
    }
  }
}
