// SPDX-License-Identifier: Apache-2.0

extension Interpolation {
  /// The number between two, in the range that the property has; a calculation where their units differ.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: the number at 0.
  ///   - end: the number at 1.
  ///   - range: what it is brought into; nil for what the property's grammar says.
  /// - Returns: nil where the two cannot be added up.
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
    let root = CalculationNode.interpolated(from: from, to: to, at: progress)
    return Calculation(root, kinds, in: range ?? limits(of: kinds)).value(of: root)
  }

  /// A number of a unit that a value of the property may have.
  private func limited(
    _ number: Double, _ unit: NumericUnit, in range: NumericRange?
  ) -> CSSValue {
    // Between two values that are in range lies none that is not, but it may have a fraction.
    if unit == .number, isInteger {
      let rounded = (number + 0.5).rounded(.down)
      return .number(limits(of: [.number, .integer]).clamp(rounded))
    }
    guard !(0...1 ~= progress) else { return unit.cssValue(number) }
    return unit.cssValue((range ?? limits(of: unit.kind)).clamp(number))
  }

  /// The range that a property's grammar gives to numbers of a kind; that of all where it gives several.
  private func limits(of kinds: NumericKinds) -> NumericRange {
    if kinds == .number, let property, property.isOpacity { return .zeroToOne }
    let ranges = terminals.filter { !$0.kinds.isDisjoint(with: kinds) }.map(\.range)
    guard let lower = ranges.map(\.lower).min(), let upper = ranges.map(\.upper).max() else {
      return .all
    }
    return NumericRange(lower, upper)
  }

  /// Whether the property takes numbers, but none with a fraction.
  private var isInteger: Bool {
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

  /// The proportion between two, even in its logarithm; nil where one of them is no proportion.
  ///
  /// Defined by [CSS Values 4, section 5.7](https://drafts.csswg.org/css-values-4/#combine-ratio).
  func ratio(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = AspectRatio(start), let to = AspectRatio(end) else { return nil }
    return part(from: from, to: to)?.cssValue
  }
}

extension Property {
  /// Whether numbers below zero or above one have no effect of their own, and percentages are numbers.
  var isOpacity: Bool {
    switch self {
    case .opacity, .fillOpacity, .strokeOpacity, .textShadowOpacity: true
    default: false
    }
  }
}

extension CSSValue {
  /// The number of a plain value in the unit that its kind is computed to.
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

  /// The kind of number; nil for what is none.
  fileprivate var numericKinds: NumericKinds? {
    if case .calculation(let calculation) = self { return calculation.kind }
    return quantity?.unit.kind
  }

  /// The number as a part of a calculation in which percentages are parts of something of the kinds.
  fileprivate func node(in kinds: NumericKinds) -> CalculationNode? {
    switch self {
    case .calculation(let calculation): calculation.root
    case .percentage(let percentage):
      .value(percentage, .percentage(of: kinds.percentageBase))
    default: quantity.map { .value($0.number, $0.unit) }
    }
  }
}
