// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A math function.
///
/// Defined by [CSS Values 4, section 10](https://drafts.csswg.org/css-values-4/#math).
enum MathFunction: Hashable, Sendable {
  case calc
  case min, max, clamp
  case round(RoundingStrategy), mod, rem
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp
  case abs, sign
  /// Defined by [CSS Values 5, section 10.4](https://drafts.csswg.org/css-values-5/#progress-func).
  case progress
}

/// The strategy by which `round()` selects one of the two nearest multiples.
enum RoundingStrategy: String, Hashable, Sendable, CaseIterable {
  case nearest
  case up
  case down
  case toZero = "to-zero"
}

extension MathFunction {
  static let all: [MathFunction] = [
    .calc, .min, .max, .clamp, .round(.nearest), .mod, .rem, .sin, .cos, .tan, .asin, .acos, .atan,
    .atan2, .pow, .sqrt, .hypot, .log, .exp, .abs, .sign, .progress,
  ]

  private static let table = PackedNameTable(all.map { (name: $0.name, value: $0) })

  /// Creates the function that a token opens, in any ASCII case, or returns `nil`.
  init?(_ stream: TokenStream, at position: Int) {
    guard stream.tokens[position].kind == .function,
      let function = Self.table.value(of: stream.withName(of: position, packedName))
    else { return nil }
    self = function
  }

  /// The name in CSS text.
  var name: String {
    switch self {
    case .calc: "calc"
    case .min: "min"
    case .max: "max"
    case .clamp: "clamp"
    case .round: "round"
    case .mod: "mod"
    case .rem: "rem"
    case .sin: "sin"
    case .cos: "cos"
    case .tan: "tan"
    case .asin: "asin"
    case .acos: "acos"
    case .atan: "atan"
    case .atan2: "atan2"
    case .pow: "pow"
    case .sqrt: "sqrt"
    case .hypot: "hypot"
    case .log: "log"
    case .exp: "exp"
    case .abs: "abs"
    case .sign: "sign"
    case .progress: "progress"
    }
  }

  /// The number of calculations that the function accepts as arguments.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .calc, .sin, .cos, .tan, .asin, .acos, .atan, .sqrt, .exp, .abs, .sign: 1...1
    case .min, .max, .hypot: 1...Int.max
    case .clamp, .progress: 3...3
    case .round, .log: 1...2
    case .mod, .rem, .atan2, .pow: 2...2
    }
  }
}
