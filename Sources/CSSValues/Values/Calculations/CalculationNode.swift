// SPDX-License-Identifier: Apache-2.0

/// A node in the tree of a calculation: a number, a symbol or an operator.
///
/// ``sum(of:)``, ``product(of:)`` and similar functions create simplified trees.
///
/// Defined by [CSS Values 4, section 10.10](https://drafts.csswg.org/css-values-4/#calc-internal).
indirect enum CalculationNode: Hashable, Sendable {
  /// A number of a unit.
  ///
  /// The number is infinite or NaN if a part of the calculation is.
  case value(Double, NumericUnit)
  /// A keyword for a number that is not known yet.
  case symbol(String)
  /// `none` in `clamp()`, for no bound.
  case none
  case sum([CalculationNode])
  case product([CalculationNode])
  case negated(CalculationNode)
  case inverted(CalculationNode)
  case function(MathFunction, [CalculationNode])
}

extension CalculationNode {
  /// Creates a plain number.
  static func number(_ number: Double) -> CalculationNode { .value(number, .number) }

  /// The number and its unit, or `nil` for other nodes.
  var leaf: (number: Double, unit: NumericUnit)? {
    guard case .value(let number, let unit) = self else { return nil }
    return (number, unit)
  }

  /// The number if it is in a canonical unit, otherwise `nil`.
  var canonicalNumber: Double? {
    guard case .value(let number, let unit) = self, unit.factor != nil else { return nil }
    return number
  }

  /// Returns whether any node of the tree satisfies a condition.
  func contains(where isMatch: (CalculationNode) -> Bool) -> Bool {
    if isMatch(self) { return true }
    return switch self {
    case .value, .symbol, .none: false
    case .negated(let child), .inverted(let child): child.contains(where: isMatch)
    case .sum(let children), .product(let children), .function(_, let children):
      children.contains { $0.contains(where: isMatch) }
    }
  }

  /// Returns the tree with its numbers and symbols replaced, simplified again.
  func mapped(_ transform: (CalculationNode) -> CalculationNode) -> CalculationNode {
    switch self {
    case .value, .symbol, .none: transform(self)
    case .negated(let child): .negation(of: child.mapped(transform))
    case .inverted(let child): .inverse(of: child.mapped(transform))
    case .sum(let children): .sum(of: children.map { $0.mapped(transform) })
    case .product(let children): .product(of: children.map { $0.mapped(transform) })
    case .function(let function, let children):
      .application(of: function, to: children.map { $0.mapped(transform) })
    }
  }
}

extension CalculationNode {
  /// Returns whether two trees are equal.
  ///
  /// NaN equals NaN.
  static func == (a: CalculationNode, b: CalculationNode) -> Bool {
    switch (a, b) {
    case (.value(let a, let unit), .value(let b, let other)):
      unit == other && (a == b || a.isNaN && b.isNaN)
    case (.symbol(let a), .symbol(let b)): a == b
    case (.none, .none): true
    case (.sum(let a), .sum(let b)), (.product(let a), .product(let b)): a == b
    case (.negated(let a), .negated(let b)), (.inverted(let a), .inverted(let b)): a == b
    case (.function(let function, let a), .function(let other, let b)):
      function == other && a == b
    default: false
    }
  }

  /// Hashes the numbers, the units and the functions.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .value(let number, let unit):
      hasher.combine(unit)
      hasher.combine(number.isNaN ? 0 : number)
    case .symbol(let name): hasher.combine(name)
    case .none: hasher.combine(1)
    case .sum(let children), .product(let children): hasher.combine(children)
    case .negated(let child), .inverted(let child): hasher.combine(child)
    case .function(let function, let children):
      hasher.combine(function)
      hasher.combine(children)
    }
  }
}
