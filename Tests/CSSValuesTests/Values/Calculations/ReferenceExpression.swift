// SPDX-License-Identifier: Apache-2.0

/// A calculation with straightforward arithmetic, for comparison with the library's results.
indirect enum ReferenceExpression {
  case number(Double, unit: String)
  case sum(ReferenceExpression, ReferenceExpression, isDifference: Bool)
  case product(ReferenceExpression, ReferenceExpression, isQuotient: Bool)
  case call(String, [ReferenceExpression])

  /// A number in canonical units, with the exponent of each kind of unit.
  struct Outcome {
    var number: Double
    var type: [String: Int]
    var isFinite = true
  }

  /// The kind and the size of each unit in its canonical unit, with fonts of 20px and a viewport
  /// width of 1000px.
  static let units: [String: (kind: String, size: Double)] = [
    "": ("", 1), "px": ("length", 1), "em": ("length", 20), "rem": ("length", 10),
    "in": ("length", 96), "vw": ("length", 10), "deg": ("angle", 1), "turn": ("angle", 360),
    "s": ("time", 1),
  ]
}

extension ReferenceExpression: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number, let unit): "\(Int(number))\(unit)"
    case .sum(let a, let b, let isDifference): "(\(a) \(isDifference ? "-" : "+") \(b))"
    case .product(let a, let b, let isQuotient): "(\(a) \(isQuotient ? "/" : "*") \(b))"
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension ReferenceExpression {
  /// The result, or `nil` if the types are incompatible.
  var outcome: Outcome? {
    switch self {
    case .number(let number, let unit):
      guard let (kind, size) = Self.units[unit] else { return nil }
      return Outcome(number: number * size, type: kind.isEmpty ? [:] : [kind: 1])
    case .sum(let a, let b, let isDifference):
      guard let a = a.outcome, let b = b.outcome, a.type == b.type else { return nil }
      let number = isDifference ? a.number - b.number : a.number + b.number
      return Outcome(number: number, type: a.type, isFinite: a.isFinite && b.isFinite).checked
    case .product(let a, let b, let isQuotient):
      guard let a = a.outcome, let b = b.outcome else { return nil }
      let type = a.type.merging(b.type.mapValues { isQuotient ? -$0 : $0 }) { $0 + $1 }
      let number = isQuotient ? a.number / b.number : a.number * b.number
      return Outcome(
        number: number, type: type.filter { $0.value != 0 }, isFinite: a.isFinite && b.isFinite
      ).checked
    case .call(let name, let arguments):
      let outcomes = arguments.compactMap(\.outcome)
      guard outcomes.count == arguments.count, let first = outcomes.first,
        outcomes.allSatisfy({ $0.type == first.type })
      else { return nil }
      return Self.result(name, outcomes.map(\.number), first.type).map {
        Outcome(number: $0.0, type: $0.1, isFinite: outcomes.allSatisfy(\.isFinite)).checked
      }
    }
  }

  private static func result(
    _ name: String, _ numbers: [Double], _ type: [String: Int]
  ) -> (Double, [String: Int])? {
    let a = numbers[0]
    let b = numbers.count > 1 ? numbers[1] : 1
    switch name {
    case "min": return (numbers.min() ?? 0, type)
    case "max": return (numbers.max() ?? 0, type)
    case "clamp": return (max(a, min(b, numbers[2])), type)
    case "abs": return (abs(a), type)
    case "sign": return (a > 0 ? 1 : a < 0 ? -1 : 0, [:])
    case "hypot": return (numbers.map { $0 * $0 }.reduce(0, +).squareRoot(), type)
    case "sqrt": return type.isEmpty ? (a.squareRoot(), [:]) : nil
    case "mod": return b == 0 ? (.nan, type) : (a - b * (a / b).rounded(.down), type)
    case "rem": return b == 0 ? (.nan, type) : (a - b * (a / b).rounded(.towardZero), type)
    case "round": return b == 0 ? (.nan, type) : ((a / abs(b) + 0.5).rounded(.down) * abs(b), type)
    default: return nil
    }
  }
}

extension ReferenceExpression.Outcome {
  /// The result, marked if an infinity or a NaN occurred.
  fileprivate var checked: Self {
    var outcome = self
    outcome.isFinite = isFinite && number.isFinite
    return outcome
  }
}

extension ReferenceExpression {
  /// Returns a random expression, often one with incompatible types.
  static func random(depth: Int, using source: inout some RandomNumberGenerator) -> Self {
    let choice = depth == 0 ? 0 : Int.random(in: 0..<9, using: &source)
    func next(_ depth: Int = depth - 1) -> Self { random(depth: depth, using: &source) }
    switch choice {
    case 3, 4:
      return .sum(next(), next(), isDifference: Bool.random(using: &source))
    case 5, 6:
      return .product(next(), next(), isQuotient: Bool.random(using: &source))
    case 7:
      let name = ["min", "max", "clamp", "abs", "hypot"].randomElement(using: &source) ?? "min"
      let count = name == "clamp" ? 3 : name == "abs" ? 1 : Int.random(in: 1...3, using: &source)
      return .call(name, (0..<count).map { _ in next() })
    case 8:
      // These functions are discontinuous, so the last bit of an argument would matter.
      let name = ["mod", "rem", "round", "sign", "sqrt"].randomElement(using: &source) ?? "mod"
      return .call(name, (0..<(name.count == 4 ? 1 : 2)).map { _ in next(0) })
    default:
      let unit = ["", "", "px", "px", "em", "rem", "in", "vw", "deg", "turn", "s"]
        .randomElement(using: &source)
      return .number(Double(Int.random(in: -4...9, using: &source)), unit: unit ?? "")
    }
  }
}
