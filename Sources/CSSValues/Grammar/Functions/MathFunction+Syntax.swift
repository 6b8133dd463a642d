// SPDX-License-Identifier: Apache-2.0

extension MathFunction {
  /// The rule of a value in a calculation.
  static let calculationReference = "<calc-value>"
  /// The rule of the numbers that a calculation has to convert to its own type.
  static let conversionReference = "<converted-value>"

  /// Returns the grammar of a reference in the grammars of math functions, or `nil` for any other
  /// reference.
  ///
  /// Defined by [CSS Values 4, section 10.8](https://drafts.csswg.org/css-values-4/#calc-syntax).
  ///
  /// - Parameters:
  ///   - reference: The reference.
  ///   - values: The grammar of the values of the calculation.
  /// - Returns: The grammar.
  static func syntax(ofReference reference: String, values: String) -> String? {
    switch reference {
    case "<math-function>": alternatives
    case "<calc-sum>": "<calc-product> [ [ '+' | '-' ] <calc-product> ]*"
    case "<calc-product>": "<calc-value> [ [ '*' | / ] <calc-value> ]*"
    case calculationReference:
      "\(values) | \(conversionReference) | <math-function> | <calc-keyword> | ( <calc-sum> )"
    case "<calc-keyword>": "e | pi | infinity | -infinity | nan"
    case "<rounding-strategy>": RoundingStrategy.allCases.map(\.rawValue).joined(separator: " | ")
    case conversionReference: "<dimension> | <percentage>"
    case "<dimension>": "<length> | <angle> | <time> | <frequency> | <resolution>"
    default: nil
    }
  }

  private static let alternatives = all.compactMap {
    FunctionDefinition(named: $0.name)?.syntax
  }.joined(separator: " | ")
}
