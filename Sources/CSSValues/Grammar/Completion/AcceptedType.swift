// SPDX-License-Identifier: Apache-2.0

/// A type of values that consist of other tokens than the words of a grammar.
package struct AcceptedType: Sendable, Hashable {
  /// The values of a type.
  package enum Values: Sendable, Hashable {
    /// Numbers of the kinds, with their units, within the range.
    case numbers(NumericKinds, in: NumericRange)
    /// Any word.
    case identifiers
    /// Author-defined words, and whether they begin with two hyphens.
    case names(isDashed: Bool)
    /// Functions that a sheet or a program defines, whose names begin with two hyphens.
    case dashedFunctions
    /// Quoted strings.
    case strings
    /// Addresses in `url()`.
    case urls
    /// Colors of any notation.
    case colors
    /// Colors in hexadecimal notation.
    case hexadecimalColors
    /// Named colors.
    case namedColors
    /// The number zero without a unit.
    case zero
    /// Any tokens.
    case anything
  }

  /// The type in the notation of grammars, such as `<length [0,∞]>` or `<number> | <percentage>`.
  package let name: String
  /// The values of the type.
  package let values: Values
  /// Whether a number of the type is valid only in a product or a function that converts it to
  /// another type, such as `1px` in `calc(1px / 1em)` as a number.
  package let needsConversion: Bool

  init(_ name: String, _ values: Values, needsConversion: Bool = false) {
    self.name = name
    self.values = values
    self.needsConversion = needsConversion
  }

  /// Whether the values are words that the author of a sheet chooses.
  package var isName: Bool { if case .names = values { true } else { false } }

  /// The units of the numbers of the type, `%` for percentages; empty for other types.
  package var units: [String] {
    if case .numbers(let kinds, _) = values { kinds.units } else { [] }
  }

  /// Whether a number without a unit is a value of the type.
  ///
  /// A zero as a length does not count.
  package var acceptsPlainNumbers: Bool {
    switch values {
    case .numbers(let kinds, _): !kinds.isDisjoint(with: [.number, .integer])
    case .zero: true
    default: false
    }
  }

  /// The words and functions that begin a value of the type.
  package var terms: [AcceptedTerm] {
    switch values {
    case .numbers: Self.mathFunctions
    case .urls: Self.urlFunctions
    case .colors: Self.colors
    case .namedColors: Self.namedColors
    default: []
    }
  }

  private static let mathFunctions = MathFunction.all.map {
    AcceptedTerm(.function($0.name), types: ["<math-function>"])
  }

  private static let urlFunctions = ["url", "src"].map {
    AcceptedTerm(.function($0), types: ["<url>"])
  }

  private static let namedColors = NamedColor.allCases.map {
    AcceptedTerm(.keyword($0.name), types: ["<named-color>"])
  }

  private static let colors =
    AcceptedTerms(of: CompletionPrograms.color, in: "").terms.filter { $0.type == nil }
    + namedColors.filter { $0.keyword != "transparent" }
}

extension AcceptedType {
  /// Creates the type of a terminal.
  init(_ kind: GrammarTerminal.Kind, named name: String, needsConversion: Bool) {
    let values: Values =
      switch kind {
      case .numeric(let kinds, let range): .numbers(kinds, in: range)
      case .ident: .identifiers
      case .customIdent: .names(isDashed: false)
      case .dashedIdent: .names(isDashed: true)
      case .dashedFunction: .dashedFunctions
      case .string: .strings
      case .url: .urls
      case .color: .colors
      case .hexColor: .hexadecimalColors
      case .namedColor: .namedColors
      case .zero: .zero
      case .anyValue: .anything
      }
    self.init(name, values, needsConversion: needsConversion)
  }
}
