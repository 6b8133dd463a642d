// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The parsed value of a declaration.
enum TypedDeclaration: Sendable {
  /// The value is invalid for its property.
  case invalid
  /// A CSS-wide keyword.
  case keyword(CSSWideKeyword)
  /// The value of a longhand.
  case value(CSSValue)
  /// The computed value of a longhand, if it is equal for every element.
  case computed(CSSValue)
  /// The values of a shorthand's longhands.
  case values([LonghandValue])
  /// A value with variables, which is parsed after their substitution.
  case variable
}

extension TypedDeclaration {
  /// Parses the value of a declaration of a known property.
  init(_ property: Property, _ stream: TokenStream, in tokens: Range<Int>) {
    switch VariableUse(stream, in: tokens) {
    case .none: self.init(property, substituted: stream, in: tokens)
    case .valid: self = stream.isDeclarationValue(tokens) ? .variable : .invalid
    case .malformed: self = .invalid
    }
  }

  /// Parses a value without variables.
  init(_ property: Property, substituted stream: TokenStream, in tokens: Range<Int>) {
    if let keyword = CSSWideKeyword(stream, in: tokens) {
      self = .keyword(keyword)
    } else if property.isShorthand {
      self = property.longhandValues(stream, in: tokens).map { .values($0) } ?? .invalid
    } else {
      self = property.value(stream, in: tokens).map { .value($0) } ?? .invalid
    }
  }
}
