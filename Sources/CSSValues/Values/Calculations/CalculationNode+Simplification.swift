// SPDX-License-Identifier: Apache-2.0

// All functions here take children that are already simplified, and return a simplified node.
//
// Defined by [CSS Values 4, section 10.10.1](https://drafts.csswg.org/css-values-4/#calc-simplification).

extension CalculationNode {
  /// Returns a number of a unit, in the canonical unit if the conversion is known.
  static func quantity(_ number: Double, _ unit: NumericUnit) -> CalculationNode {
    guard let factor = unit.factor else { return .value(number, unit) }
    // The radian is the only unit without an exact conversion factor.
    if unit == .angle(.rad) { return .value(CSSAngle(number, .rad).degrees, unit.canonical) }
    return .value(number * factor, unit.canonical)
  }

  /// Returns the sum of nodes, with the terms of equal units added.
  static func sum(of children: [CalculationNode]) -> CalculationNode {
    var terms: [CalculationNode] = []
    var entries: [(unit: NumericUnit, index: Int)] = []
    func add(_ child: CalculationNode) {
      switch child {
      case .sum(let children):
        children.forEach(add)
      case .value(let number, let unit):
        guard let entry = entries.first(where: { $0.unit == unit }),
          case .value(let first, _) = terms[entry.index]
        else {
          entries.append((unit, terms.count))
          return terms.append(child)
        }
        terms[entry.index] = .value(first + number, unit)
      default:
        terms.append(child)
      }
    }
    children.forEach(add)
    return terms.count == 1 ? terms[0] : .sum(terms.sortedForSerialization)
  }

  /// Returns the negation of a node.
  static func negation(of child: CalculationNode) -> CalculationNode {
    switch child {
    case .value(let number, let unit): .value(-number, unit)
    case .negated(let child): child
    default: .negated(child)
    }
  }

  /// Returns the reciprocal of a node.
  static func inverse(of child: CalculationNode) -> CalculationNode {
    if case .inverted(let child) = child { return child }
    return .inverted(child)
  }

  /// Returns the product of nodes, with the numbers multiplied.
  static func product(of children: [CalculationNode]) -> CalculationNode {
    var factors = Factors()
    children.forEach { factors.multiply($0) }
    return factors.product
  }
}

/// The factors of a product.
private struct Factors {
  /// The product of the numeric factors.
  var dividend = 1.0
  /// The product of the numeric divisors.
  ///
  /// A single division at the end keeps more results exact.
  var divisor = 1.0
  /// The other factors, in order.
  var others: [CalculationNode] = []
  /// Whether the product has a numeric factor or divisor.
  var hasNumber = false

  mutating func multiply(_ node: CalculationNode) {
    switch node {
    case .product(let children):
      for child in children { multiply(child) }
    case .value(let number, .number):
      dividend *= number
      hasNumber = true
    case .inverted(.value(let number, .number)):
      divisor *= number
      hasNumber = true
    default:
      others.append(node)
    }
  }

  var product: CalculationNode {
    if others.isEmpty { return .number(dividend / divisor) }
    if others.count == 1, let scaled = scaled(others[0]) { return scaled }
    if let value { return value }
    if hasNumber { return .product([.number(dividend / divisor)] + others.sortedForSerialization) }
    return others.count == 1 ? others[0] : .product(others.sortedForSerialization)
  }

  /// Returns a number of any unit, or a sum of such numbers, multiplied by the numeric factors.
  ///
  /// Returns `nil` for any other node.
  private func scaled(_ node: CalculationNode) -> CalculationNode? {
    switch node {
    case .value(let number, let unit):
      return .value(number * dividend / divisor, unit)
    case .sum(let children) where hasNumber:
      let terms = children.compactMap(scaled)
      return terms.count == children.count ? .sum(terms) : nil
    default:
      return nil
    }
  }

  /// The product as a single number, if all factors are known and a value can have its type.
  private var value: CalculationNode? {
    var product = Measure(number: dividend, type: .number)
    for node in others {
      guard let next = product.multiplied(by: node) else { return nil }
      product = next
    }
    product.number /= divisor
    return product.node
  }
}

extension [CalculationNode] {
  /// The nodes sorted: numbers, percentages, dimensions by unit, and then all other nodes.
  ///
  /// Defined by [CSS Values 4, section 10.13](https://drafts.csswg.org/css-values-4/#sort-a-calculations-children).
  fileprivate var sortedForSerialization: [CalculationNode] {
    var leaves: [(unit: String, node: CalculationNode)] = []
    var others: [CalculationNode] = []
    for child in self {
      guard let unit = child.leaf?.unit else {
        others.append(child)
        continue
      }
      // The empty name of a number and the percent sign sort before all letters.
      leaves.append((unit.name.lowercased(), child))
    }
    leaves.sort { $0.unit < $1.unit }
    return leaves.map(\.node) + others
  }
}
