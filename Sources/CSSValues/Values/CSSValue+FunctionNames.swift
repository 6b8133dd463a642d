// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The names of the math functions, in lowercase.
  ///
  /// Defined by [CSS Values 4, section 10](https://drafts.csswg.org/css-values-4/#math).
  package static var mathFunctions: [String] { MathFunction.all.map(\.name) }

  /// The names of the color functions, in lowercase.
  ///
  /// Defined by [CSS Color 5](https://drafts.csswg.org/css-color-5/#color-syntax), and by Livery for functions of its own.
  package static var colorFunctions: [String] { ColorFunctionName.names }
}
