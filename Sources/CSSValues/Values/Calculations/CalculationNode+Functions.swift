// SPDX-License-Identifier: Apache-2.0

extension CalculationNode {
  /// Returns the simplified application of a function to its arguments.
  static func application(
    of function: MathFunction, to arguments: [CalculationNode]
  ) -> CalculationNode {
    if function == .calc, let child = arguments.first { return child }
    let measures = arguments.compactMap(\.measure)
    if measures.count == arguments.count, let value = function.measure(of: measures)?.node {
      return value
    }
    switch function {
    case .min, .max: return extreme(function, of: arguments)
    case .clamp: return clamp(arguments)
    case .abs:
      // A percentage may resolve against a negative value, so its sign is unknown.
      if case .value(let number, let unit) = arguments.first, unit.isComparable {
        return .value(number.magnitude, unit)
      }
    default: break
    }
    return .function(function, arguments)
  }

  /// Returns the minimum or maximum of the arguments, of which those in the same unit are compared.
  private static func extreme(
    _ function: MathFunction, of arguments: [CalculationNode]
  ) -> CalculationNode {
    var operands: [CalculationNode] = []
    var entries: [(unit: NumericUnit, index: Int)] = []
    for argument in arguments {
      guard case .value(let number, let unit) = argument, unit.isComparable else {
        operands.append(argument)
        continue
      }
      guard let entry = entries.first(where: { $0.unit == unit }),
        case .value(let other, _) = operands[entry.index]
      else {
        entries.append((unit, operands.count))
        operands.append(argument)
        continue
      }
      operands[entry.index] = .value(function.result(of: [other, number]), unit)
    }
    return operands.count == 1 ? operands[0] : .function(function, operands)
  }

  /// Returns a number clamped between two bounds of its unit, or the number itself without bounds.
  private static func clamp(_ arguments: [CalculationNode]) -> CalculationNode {
    guard arguments.count == 3 else { return .function(.clamp, arguments) }
    if arguments[0] == .none, arguments[2] == .none { return arguments[1] }
    guard case .value(let number, let unit) = arguments[1], unit.isComparable else {
      return .function(.clamp, arguments)
    }
    var bounds: [Double] = []
    for (argument, absent) in [(arguments[0], -Double.infinity), (arguments[2], Double.infinity)] {
      switch argument {
      case .none: bounds.append(absent)
      case .value(let bound, unit): bounds.append(bound)
      default: return .function(.clamp, arguments)
      }
    }
    return .value(MathFunction.clamp.result(of: [bounds[0], number, bounds[1]]), unit)
  }
}

extension NumericUnit {
  /// Whether numbers of the unit can be compared before percentages are resolved.
  fileprivate var isComparable: Bool {
    if case .percentage(let base) = self { return base == nil }
    return true
  }
}
