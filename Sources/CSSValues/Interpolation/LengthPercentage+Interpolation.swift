// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LengthPercentage: CombinableValue {
  /// Returns the combination of two computed values, a calculation if their units differ.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  static func combined(
    from start: LengthPercentage, to end: LengthPercentage, by procedure: CombiningProcedure
  ) -> LengthPercentage? {
    if procedure.isAtEnd { return end }
    let weights = procedure.weights
    guard weights.end.isFinite else { return nil }
    if case .percentage(let a) = start, case .percentage(let b) = end {
      return .percentage(.finite(a * weights.start + b * weights.end))
    }
    let root = CalculationNode.combined(from: start.node, to: end.node, by: procedure)
    guard root.count <= CalculationParser.maximumSize else { return nil }
    let range = start.calculation?.range ?? end.calculation?.range ?? .all
    return LengthPercentage(Calculation(root, .lengthPercentage, in: range).value(of: root))
  }

  private var calculation: Calculation? {
    if case .calculation(let calculation) = self { calculation } else { nil }
  }
}

extension LengthPercentage {
  /// Returns the sum of two values, each multiplied by a factor.
  ///
  /// The sum is plain if both have one unit, otherwise a calculation.
  static func sum(
    _ first: LengthPercentage, _ second: LengthPercentage, factors: (Double, Double) = (1, 1)
  ) -> LengthPercentage {
    var terms: [CalculationNode] = []
    // A zero would remain as a term of its own unit.
    if !first.isZero || second.isZero {
      terms.append(.product(of: [.number(factors.0), first.node]))
    }
    if !second.isZero { terms.append(.product(of: [.number(factors.1), second.node])) }
    let root = CalculationNode.sum(of: terms)
    let value = Calculation(root, .lengthPercentage).value(of: root)
    return LengthPercentage(value) ?? first
  }

  /// The distance from the opposite edge: `calc(100% - 10px)` for `10px`.
  var subtractedFromWhole: LengthPercentage { .sum(.percentage(100), self, factors: (1, -1)) }

  /// Whether the value is a plain zero.
  var isZero: Bool {
    switch self {
    case .length(let length): length.value == 0
    case .percentage(let percentage): percentage == 0
    case .calculation: false
    }
  }

  /// The value, or zero for a negative plain value, which an overshoot may produce.
  var clampedToZero: LengthPercentage {
    switch self {
    case .length(let length) where length.value < 0: .length(Length(0, length.unit))
    case .percentage(let percentage) where percentage < 0: .percentage(0)
    default: self
    }
  }

  /// Creates a value from a length.
  init(_ length: Calculable<Length>) {
    switch length {
    case .plain(let length): self = .length(length)
    case .calculation(let calculation): self = .calculation(calculation)
    }
  }

  /// The length, or `nil` if the value contains a percentage.
  var withoutPercentage: Calculable<Length>? {
    switch self {
    case .length(let length): .plain(length)
    case .percentage: nil
    case .calculation(let calculation):
      calculation.kind == .length ? .calculation(calculation) : nil
    }
  }

  /// Returns whether the next token begins a length, a percentage or a math function, without
  /// consuming it.
  static func begins(at cursor: inout TokenCursor) -> Bool {
    CSSValue.beginsNumeric(&cursor, .lengthPercentage)
  }

  /// The value as a node of a calculation.
  var node: CalculationNode {
    switch self {
    case .length(let length): .quantity(length.value, .length(length.unit))
    case .percentage(let percentage): .value(percentage, .percentage(of: .length))
    case .calculation(let calculation): calculation.root
    }
  }
}
