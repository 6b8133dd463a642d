// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What the value of a declaration is, once somebody has read it.
enum TypedDeclaration: Sendable {
  /// No value of its property.
  case invalid
  /// A keyword that every property takes.
  case keyword(CSSWideKeyword)
  /// The value of a longhand.
  case value(CSSValue)
  /// The value of a longhand that is computed already, because it is the same for every element.
  case computed(CSSValue)
  /// The values that a shorthand gives its longhands.
  case values([LonghandValue])
  /// A value that is known once its variables are replaced.
  case variable
}

extension TypedDeclaration {
  /// Reads the value of a declaration of a property of the table.
  init(_ property: Property, _ stream: TokenStream, in tokens: Range<Int>) {
    switch VariableUse(stream, tokens) {
    case .none: self.init(property, substituted: stream, in: tokens)
    case .valid: self = stream.isDeclarationValue(tokens) ? .variable : .invalid
    case .malformed: self = .invalid
    }
  }

  /// Reads a value in which no variables are left.
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
