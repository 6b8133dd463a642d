// SPDX-License-Identifier: Apache-2.0

extension CalculationNode: CustomStringConvertible {
  /// The CSS text of the tree as a math function.
  ///
  /// Defined by [CSS Values 4, section 10.13](https://drafts.csswg.org/css-values-4/#calc-serialize).
  var description: String {
    if case .function(let function, let arguments) = self { return text(of: function, arguments) }
    return "calc(\(text(isNested: false)))"
  }

  /// Returns the text of the tree.
  ///
  /// A nested sum, product, negation or inversion is in parentheses.
  private func text(isNested: Bool) -> String {
    switch self {
    case .value(let number, let unit):
      let text = Self.text(of: number, unit)
      return isNested && !number.isFinite && unit != .number ? "(\(text))" : text
    case .symbol(let name): return name
    case .none: return "none"
    case .function(let function, let arguments): return text(of: function, arguments)
    case .negated(let child):
      return parenthesized("-1 * \(child.text(isNested: true))", isNested)
    case .inverted(let child):
      return parenthesized("1 / \(child.text(isNested: true))", isNested)
    case .sum(let children):
      return parenthesized(Self.sumText(children), isNested)
    case .product(let children):
      return parenthesized(Self.productText(children), isNested)
    }
  }

  private func parenthesized(_ text: String, _ isNested: Bool) -> String {
    isNested ? "(\(text))" : text
  }

  private func text(of function: MathFunction, _ arguments: [CalculationNode]) -> String {
    var texts = arguments.map { $0.text(isNested: false) }
    if case .round(let strategy) = function, strategy != .nearest {
      texts.insert(strategy.rawValue, at: 0)
    }
    return "\(function.name)(\(texts.joined(separator: ", ")))"
  }

  /// Returns a number with its unit.
  ///
  /// An infinity or NaN becomes a constant, multiplied by the unit.
  private static func text(of number: Double, _ unit: NumericUnit) -> String {
    if number.isFinite { return numberText(number) + unit.name }
    let constant = number.isNaN ? "NaN" : number < 0 ? "-infinity" : "infinity"
    return unit == .number ? constant : "\(constant) * 1\(unit.name)"
  }

  private static func sumText(_ children: [CalculationNode]) -> String {
    var text = ""
    for child in children {
      if text.isEmpty {
        text = child.text(isNested: true)
      } else if case .negated(let opposite) = child {
        text += " - " + opposite.text(isNested: true)
      } else if case .value(let number, let unit) = child, number < 0 {
        text += " - " + CalculationNode.value(-number, unit).text(isNested: true)
      } else {
        text += " + " + child.text(isNested: true)
      }
    }
    return text
  }

  private static func productText(_ children: [CalculationNode]) -> String {
    var text = ""
    for child in children {
      if text.isEmpty {
        text = child.text(isNested: true)
      } else if case .inverted(let divisor) = child {
        text += " / " + divisor.text(isNested: true)
      } else {
        text += " * " + child.text(isNested: true)
      }
    }
    return text
  }
}
