// SPDX-License-Identifier: Apache-2.0

extension Combination {
  /// Returns the combined number in the property's range, or a calculation if the units differ.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: The number at 0, or the underlying number.
  ///   - end: The number at 1, or the number that is added.
  ///   - range: The range that clamps the result, or `nil` for the range of the property's grammar.
  /// - Returns: The number, or `nil` if the two cannot be added.
  func numeric(
    from start: CSSValue, to end: CSSValue, in range: NumericRange? = nil
  ) -> CSSValue? {
    guard let startKinds = start.numericKinds, let endKinds = end.numericKinds else { return nil }
    if let (from, unit) = start.quantity, let (to, other) = end.quantity, unit == other {
      return limited(number(from: from, to: to), unit, in: range)
    }
    let kinds = startKinds.union(endKinds)
    let isMixed = kinds.percentageBase.map { kinds == [$0.kind, .percentage] } ?? false
    guard startKinds == endKinds || isMixed,
      let from = start.node(in: kinds), let to = end.node(in: kinds)
    else { return nil }
    if procedure.isAtEnd { return end }
    let root = CalculationNode.combined(from: from, to: to, by: procedure)
    return Calculation(root, kinds, in: range ?? limits(of: kinds)).value(of: root)
  }

  /// Returns the combination of two scale factors, whose neutral value is 1.
  func factor(from start: CSSValue, to end: CSSValue, in range: NumericRange? = nil) -> CSSValue? {
    if procedure.progress == nil, let from = Double(start), let to = Double(end) {
      return .number((range ?? .all).clamp(.finite(procedure.combinedFactors(from, to))))
    }
    return numeric(from: start, to: end, in: range)
  }

  /// Returns the combinations of two arrays of scale factors.
  func factors(from start: [CSSValue], to end: [CSSValue]) -> [CSSValue]? {
    let values = zip(start, end).compactMap { factor(from: $0, to: $1) }
    return values.count == start.count ? values : nil
  }

  /// Returns a number of a unit, clamped to the range of the property.
  private func limited(
    _ number: Double, _ unit: NumericUnit, in range: NumericRange?
  ) -> CSSValue {
    // Between two values in range, all values are in range, but an integer must be rounded.
    if unit == .number, isInteger ?? acceptsOnlyIntegers {
      let rounded = (number + 0.5).rounded(.down)
      return .number(limits(of: [.number, .integer]).clamp(rounded))
    }
    guard !procedure.isBounded else { return unit.cssValue(number) }
    return unit.cssValue((range ?? limits(of: unit.kind)).clamp(number))
  }

  /// Returns the range for numbers of a kind in the property's grammar, or the union of several
  /// ranges.
  private func limits(of kinds: NumericKinds) -> NumericRange {
    if kinds == .number, let property, property.isOpacity { return .zeroToOne }
    let ranges = terminals.filter { !$0.kinds.isDisjoint(with: kinds) }.map(\.range)
    guard let lower = ranges.map(\.lower).min(), let upper = ranges.map(\.upper).max() else {
      return .all
    }
    return NumericRange(lower, upper)
  }

  /// Whether the property accepts integers but not other numbers.
  private var acceptsOnlyIntegers: Bool {
    let kinds = terminals.reduce(into: NumericKinds()) { $0.formUnion($1.kinds) }
    return kinds.contains(.integer) && !kinds.contains(.number)
  }

  private var terminals: [(kinds: NumericKinds, range: NumericRange)] {
    guard let property else { return [] }
    return PropertyGrammars.numericTerminals(of: property).compactMap { terminal in
      guard case .numeric(let kinds, let range) = terminal else { return nil }
      return (kinds, range)
    }
  }

  /// Returns the interpolated ratio, linear in its logarithm, or `nil` if a value is not a ratio.
  ///
  /// Defined by [CSS Values 4, section 5.7](https://drafts.csswg.org/css-values-4/#combine-ratio).
  func ratio(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = AspectRatio(start), let to = AspectRatio(end) else { return nil }
    return part(from: from, to: to)?.cssValue
  }
}

extension Property {
  /// Whether numbers are clamped to 0 to 1, and percentages are equivalent to numbers.
  var isOpacity: Bool {
    switch self {
    case .opacity, .fillOpacity, .strokeOpacity, .textShadowOpacity: true
    default: false
    }
  }
}

extension CSSValue {
  /// The number of a plain value in its canonical unit.
  fileprivate var quantity: (number: Double, unit: NumericUnit)? {
    switch self {
    case .number(let number): (number, .number)
    case .percentage(let percentage): (percentage, .percentage(of: nil))
    case .length(let length):
      length.pixels.map { ($0, .length(.px)) } ?? (length.value, .length(length.unit))
    case .angle(let angle): (angle.degrees, .angle(.deg))
    case .time(let time): (time.seconds, .time(.s))
    case .frequency(let frequency): (frequency.hertz, .frequency(.hz))
    case .resolution(let resolution): (resolution.dotsPerPixel, .resolution(.dppx))
    case .flex(let fraction): (fraction, .flex)
    default: nil
    }
  }

  /// The numeric kinds of the value, or `nil` if it is not numeric.
  var numericKinds: NumericKinds? {
    if case .calculation(let calculation) = self { return calculation.kind }
    return quantity?.unit.kind
  }

  /// Returns the number as a node of a calculation of the kinds, which determine the base of
  /// percentages.
  fileprivate func node(in kinds: NumericKinds) -> CalculationNode? {
    switch self {
    case .calculation(let calculation): calculation.root
    case .percentage(let percentage):
      .value(percentage, .percentage(of: kinds.percentageBase))
    default: quantity.map { .value($0.number, $0.unit) }
    }
  }
}
