// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The number on the way from one computed number to another; lengths and percentages are mixed by a calculation.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  ///
  /// - Parameters:
  ///   - start: where the way begins.
  ///   - end: where it ends.
  ///   - progress: 0 for the start, 1 for the end; what lies outside overshoots.
  /// - Returns: nil where one is no number, or where the two are of kinds that cannot be added.
  static func interpolatedNumber(
    from start: CSSValue, to end: CSSValue, at progress: Double
  ) -> CSSValue? {
    guard progress.isFinite else { return nil }
    if case .percentage(let a) = start, case .percentage(let b) = end {
      return .percentage(.interpolated(a, b, progress))
    }
    let base = start.percentageBase ?? end.percentageBase
    guard let first = start.calculationNode(percentagesOf: base),
      let second = end.calculationNode(percentagesOf: base),
      let firstType = start.numericType(percentagesOf: base),
      let secondType = end.numericType(percentagesOf: base),
      let type = firstType.adding(secondType)
    else { return nil }
    let root = CalculationNode.interpolated(from: first, to: second, at: progress)
    guard root.count <= CalculationParser.maximumSize else { return nil }
    let kind = type.kind(among: base.map { [$0.kind, .percentage] } ?? .any)
    guard !kind.isEmpty else { return nil }
    let range = start.calculatedRange ?? end.calculatedRange ?? .all
    return Calculation(root, kind, in: range).value(of: root)
  }

  /// What percentages in a value like this one are parts of; nil where nothing says so.
  private var percentageBase: NumericBase? {
    switch self {
    case .length: .length
    case .angle: .angle
    case .time: .time
    case .frequency: .frequency
    case .calculation(let calculation):
      calculation.kind.union(.percentage).percentageBase
    default: nil
    }
  }

  private var calculatedRange: NumericRange? {
    guard case .calculation(let calculation) = self else { return nil }
    return calculation.range
  }

  /// The number as a tree of its own; nil for what is no number.
  private func calculationNode(percentagesOf base: NumericBase?) -> CalculationNode? {
    if case .calculation(let calculation) = self { return calculation.root }
    return quantity(percentagesOf: base).map { CalculationNode.quantity($0.number, $0.unit) }
  }

  private func numericType(percentagesOf base: NumericBase?) -> NumericType? {
    guard case .calculation(let calculation) = self else {
      return quantity(percentagesOf: base).map { NumericType($0.unit) }
    }
    return calculation.type
  }

  private func quantity(
    percentagesOf base: NumericBase?
  ) -> (number: Double, unit: NumericUnit)? {
    switch self {
    case .number(let number): (number, .number)
    case .percentage(let number): (number, .percentage(of: base))
    case .length(let length): (length.value, .length(length.unit))
    case .angle(let angle): (angle.value, .angle(angle.unit))
    case .time(let time): (time.value, .time(time.unit))
    case .frequency(let frequency): (frequency.value, .frequency(frequency.unit))
    case .resolution(let resolution): (resolution.value, .resolution(resolution.unit))
    case .flex(let number): (number, .flex)
    default: nil
    }
  }
}

extension NumericKinds {
  /// Every kind whose percentages stand for themselves.
  fileprivate static let any: NumericKinds = [
    .number, .percentage, .length, .angle, .time, .frequency, .resolution, .flex,
  ]
}

extension Calculation {
  /// The type that a value of the calculation's kind has in a sum.
  fileprivate var type: NumericType {
    if kind.contains(.percentage), let base = kind.percentageBase {
      return NumericType(.percentage(of: base))
    }
    return NumericBase.allCases.first { $0.kind == kind }.map { NumericType($0) } ?? .number
  }
}

extension CalculationNode {
  /// The weighted sum of two trees.
  fileprivate static func interpolated(
    from start: CalculationNode, to end: CalculationNode, at progress: Double
  ) -> CalculationNode {
    .sum(of: [
      .product(of: [.number(1 - progress), start]), .product(of: [.number(progress), end]),
    ])
  }

  /// How many nodes the tree has.
  var count: Int {
    switch self {
    case .value, .symbol, .none: 1
    case .negated(let child), .inverted(let child): 1 + child.count
    case .sum(let children), .product(let children), .function(_, let children):
      children.reduce(1) { $0 + $1.count }
    }
  }
}
