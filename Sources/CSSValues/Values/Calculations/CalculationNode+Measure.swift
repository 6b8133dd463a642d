// SPDX-License-Identifier: Apache-2.0

/// A number of any type, such as square px, in canonical units.
struct Measure {
  var number: Double
  var type: NumericType

  /// The number as a node, or `nil` if a value cannot have its type.
  var node: CalculationNode? {
    if type.isNumber { return .number(number) }
    guard let base = NumericBase.allCases.first(where: type.isPlain) else { return nil }
    return .value(number, base.canonicalUnit)
  }

  /// Returns the product with a factor, or `nil` if the factor is unknown.
  ///
  /// An inverted factor divides instead, because a division is exact more often.
  func multiplied(by factor: CalculationNode) -> Measure? {
    if case .inverted(let divisor) = factor {
      guard let divisor = divisor.measure else { return nil }
      return type.multiplied(by: divisor.type.inverted)
        .map { Measure(number: number / divisor.number, type: $0) }
    }
    guard let factor = factor.measure else { return nil }
    return type.multiplied(by: factor.type)
      .map { Measure(number: number * factor.number, type: $0) }
  }
}

extension CalculationNode {
  /// The result of the tree, or `nil` if a part of it is unknown.
  ///
  /// A node cannot express a type such as `1px * 1px`. A part of such a type stays a tree until a
  /// division makes it a valid type again.
  var measure: Measure? {
    switch self {
    case .value(let number, let unit):
      return unit.factor == nil ? nil : Measure(number: number, type: NumericType(unit))
    case .symbol, .none:
      return nil
    case .negated(let child):
      return child.measure.map { Measure(number: -$0.number, type: $0.type) }
    case .inverted(let child):
      return child.measure.map { Measure(number: 1 / $0.number, type: $0.type.inverted) }
    case .sum(let children):
      return Self.measures(of: children).flatMap { measures in
        measures.first.map { first in
          Measure(number: measures.reduce(0) { $0 + $1.number }, type: first.type)
        }
      }
    case .product(let children):
      return children.reduce(Measure(number: 1, type: .number)) { $0?.multiplied(by: $1) }
    case .function(let function, let arguments):
      return Self.measures(of: arguments).flatMap { function.measure(of: $0) }
    }
  }

  private static func measures(of children: [CalculationNode]) -> [Measure]? {
    var measures: [Measure] = []
    for child in children {
      guard let measure = child.measure else { return nil }
      measures.append(measure)
    }
    return measures
  }
}

extension MathFunction {
  /// Returns the result for arguments that are all known.
  func measure(of arguments: [Measure]) -> Measure? {
    guard let type = arguments.first?.type else { return nil }
    let number = result(of: arguments.map(\.number), isAngle: type.isPlain(.angle))
    return Measure(number: number, type: resultType(of: type))
  }
}
