// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LengthPercentage {
  /// What two come to, each multiplied by a number: plain where both are of one unit, otherwise a calculation.
  static func sum(
    _ first: LengthPercentage, _ second: LengthPercentage, factors: (Double, Double) = (1, 1)
  ) -> LengthPercentage {
    var terms: [CalculationNode] = []
    // A zero would stay as a term of its own unit.
    if !first.isZero || second.isZero {
      terms.append(.product(of: [.number(factors.0), first.node]))
    }
    if !second.isZero { terms.append(.product(of: [.number(factors.1), second.node])) }
    let root = CalculationNode.sum(of: terms)
    let value = Calculation(root, .lengthPercentage).value(of: root)
    return LengthPercentage(value) ?? first
  }

  /// The distance from the other end of whatever percentages are parts of: `calc(100% - 10px)` for `10px`.
  var subtractedFromWhole: LengthPercentage { .sum(.percentage(100), self, factors: (1, -1)) }

  /// Whether it is a plain zero.
  var isZero: Bool {
    switch self {
    case .length(let length): length.value == 0
    case .percentage(let percentage): percentage == 0
    case .calculation: false
    }
  }

  /// The value, or zero for a plain one below it, which interpolation may overshoot to.
  var clampedToZero: LengthPercentage {
    switch self {
    case .length(let length) where length.value < 0: .length(Length(0, length.unit))
    case .percentage(let percentage) where percentage < 0: .percentage(0)
    default: self
    }
  }

  /// A length that is no percentage.
  init(_ length: Calculable<Length>) {
    switch length {
    case .plain(let length): self = .length(length)
    case .calculation(let calculation): self = .calculation(calculation)
    }
  }

  /// The length, where no percentage is in it.
  var withoutPercentage: Calculable<Length>? { Calculable<Length>(cssValue) }

  /// Whether a length or a percentage stands next, or a math function; nothing is consumed.
  static func begins(_ cursor: inout TokenCursor) -> Bool {
    CSSValue.beginsNumeric(&cursor, .lengthPercentage)
  }

  private var node: CalculationNode {
    switch self {
    case .length(let length): .quantity(length.value, .length(length.unit))
    case .percentage(let percentage): .value(percentage, .percentage(of: .length))
    case .calculation(let calculation): calculation.root
    }
  }
}
