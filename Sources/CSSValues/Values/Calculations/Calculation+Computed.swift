// SPDX-License-Identifier: Apache-2.0

extension Calculation {
  /// The number in the canonical unit of its kind (px, deg, s, Hz, dppx, percent).
  ///
  /// `nil` if the number depends on an unresolved unit or percentage.
  public var constant: Double? { root.canonicalNumber.map(censored) }

  /// Returns the computed value: a plain number, or a calculation such as `calc(50% + 10px)`.
  ///
  /// The calculation keeps the terms that are still unknown.
  ///
  /// Defined by [CSS Values 4, section 10.11](https://drafts.csswg.org/css-values-4/#calc-computed-value).
  package func computed(in context: ComputationContext) -> CSSValue {
    value(of: root.resolved(in: context))
  }

  /// Returns the number in the canonical unit of its kind, such as px, with percentages resolved.
  ///
  /// - Parameters:
  ///   - reference: The value that 100% resolves to, in that unit.
  ///   - context: The context that relative units depend on. Not needed for a computed value.
  /// - Returns: The number, or `nil` if it depends on anything else.
  package func resolved(
    percentagesOf reference: Double, in context: ComputationContext? = nil
  ) -> Double? {
    let computedRoot = context.map { root.resolved(in: $0) } ?? root
    return computedRoot.resolved(percentagesOf: reference).canonicalNumber.map(censored)
  }

  /// Returns the computed value with percentages resolved.
  ///
  /// The value is a plain number, or a calculation of the units that the context cannot resolve.
  ///
  /// - Parameters:
  ///   - reference: The value that 100% resolves to, in px.
  ///   - context: The context that relative units depend on.
  /// - Returns: A plain value if all terms are known, otherwise a calculation.
  func computed(percentagesOf reference: Double, in context: ComputationContext) -> CSSValue {
    value(of: root.resolved(in: context).resolved(percentagesOf: reference))
  }

  /// Returns the calculation with its symbols replaced by numbers.
  ///
  /// Symbols for which `number` returns `nil` stay.
  func replacingSymbols(_ number: (String) -> Double?) -> Calculation {
    let root = root.mapped { node in
      guard case .symbol(let name) = node, let number = number(name) else { return node }
      return .number(number)
    }
    return Calculation(root, kind, in: range)
  }

  /// The calculation of the negated number, in the negated range.
  var negated: Calculation {
    Calculation(
      .product(of: [.number(-1), root]), kind,
      in: NumericRange(-range.upper, -range.lower))
  }

  /// Returns a plain value if a tree is a single number, otherwise the calculation of the tree.
  func value(of root: CalculationNode) -> CSSValue {
    guard case .value(let number, let unit) = root else {
      return .calculation(Calculation(root, kind, in: range))
    }
    // For a unit that cannot be resolved yet, only the sign of the number is known.
    if unit.factor == nil, range != .all, range != .nonNegative {
      return .calculation(Calculation(root, kind, in: range))
    }
    return unit.cssValue(censored(number))
  }

  /// Returns a number as it may occur in a value: finite, rounded if an integer, and in range.
  ///
  /// Defined by [CSS Values 4, section 10.12](https://drafts.csswg.org/css-values-4/#calc-range).
  private func censored(_ number: Double) -> Double {
    let finite = Double.finite(number)
    return range.clamp(isInteger ? (finite + 0.5).rounded(.down) : finite)
  }
}

extension CalculationNode {
  /// Returns the tree with all units resolved that the context knows.
  fileprivate func resolved(in context: ComputationContext) -> CalculationNode {
    mapped { node in
      guard case .value(let number, .length(let unit)) = node,
        let pixels = context.pixels(per: unit)
      else { return node }
      return .value(number * pixels, .length(.px))
    }
  }

  /// Returns the tree with every percentage replaced by that fraction of a reference value.
  fileprivate func resolved(percentagesOf reference: Double) -> CalculationNode {
    mapped { node in
      guard case .value(let number, .percentage(let base)) = node else { return node }
      return .value(number / 100 * reference, base?.canonicalUnit ?? .number)
    }
  }
}

extension CSSValue {
  /// Returns the computed value of a plain or calculated number.
  ///
  /// Other values are returned unchanged.
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
