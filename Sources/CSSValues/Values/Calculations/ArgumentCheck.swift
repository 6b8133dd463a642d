// SPDX-License-Identifier: Apache-2.0

/// A check of the types of a function's arguments, one after the other.
///
/// Defined by [CSS Values 4, section 10.9](https://drafts.csswg.org/css-values-4/#calc-type-checking).
struct ArgumentCheck {
  private let function: MathFunction
  /// The common type of all arguments so far.
  private var type: NumericType?

  init(_ function: MathFunction) { self.function = function }

  /// Adds the type of the next argument.
  ///
  /// Returns `false` if the type matches neither the function nor the previous arguments.
  mutating func accept(_ next: NumericType) -> Bool {
    switch function {
    case .sin, .cos, .tan:
      guard next.isNumber || next.isPlain(.angle) else { return false }
    case .asin, .acos, .atan, .pow, .sqrt, .log, .exp:
      guard next.isNumber else { return false }
    default: break
    }
    guard let type else {
      self.type = next
      return true
    }
    guard let common = type.adding(next) else { return false }
    self.type = common
    return true
  }

  /// The types that are accepted in place of the rejected argument, in the notation of a grammar.
  var accepted: String {
    switch function {
    case .sin, .cos, .tan: "<number> | <angle>"
    case .asin, .acos, .atan, .pow, .sqrt, .log, .exp: "<number>"
    default: type?.name ?? "<number>"
    }
  }

  /// The type of the result, or `nil` without arguments.
  var result: NumericType? {
    type.map(function.resultType)
  }
}

extension MathFunction {
  /// Returns the type of the result for arguments of a type.
  func resultType(of type: NumericType) -> NumericType {
    switch self {
    case .calc, .min, .max, .clamp, .round, .mod, .rem, .hypot, .abs: type
    case .asin, .acos, .atan, .atan2: type.replaced(by: .angle)
    case .sin, .cos, .tan, .pow, .sqrt, .log, .exp, .sign, .progress: type.replaced(by: nil)
    }
  }
}

extension NumericType {
  /// The type in the notation of a grammar.
  var name: String {
    if isNumber { return "<number>" }
    if percentHint != nil, let percentHint, isPlain(percentHint) {
      return "<\(percentHint)-percentage>"
    }
    guard let base = NumericBase.allCases.first(where: isPlain) else { return "the same type" }
    return base == .percent ? "<percentage>" : "<\(base)>"
  }
}
