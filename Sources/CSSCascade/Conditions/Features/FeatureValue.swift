// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

/// A value that a condition compares a feature with.
package enum FeatureValue: Sendable, Hashable {
  /// A number of any kind, a calculation of one, or a ratio.
  case number(CSSValue)
  /// A word, in lower case.
  case keyword(String)
}

extension FeatureValue {
  /// Reads a value of a type; what it refers to is known once it is evaluated.
  ///
  /// Negative lengths and numbers are values that no feature ever has.
  static func read(_ cursor: inout TokenCursor, _ type: FeatureValueType) -> FeatureValue? {
    if cursor.peek() == .ident {
      let word = cursor.stream.value(of: cursor.position).lowercased()
      guard type.words.contains(word), cursor.next() != nil else { return nil }
      return .keyword(word)
    }
    switch type {
    case .length: return CSSValue.parseNumeric(&cursor, .length).map { .number($0) }
    case .resolution: return CSSValue.parseNumeric(&cursor, .resolution).map { .number($0) }
    case .number: return CSSValue.parseNumeric(&cursor, .number).map { .number($0) }
    case .integer: return CSSValue.parseNumeric(&cursor, .integer).map { .number($0) }
    case .boolean:
      return CSSValue.parseNumeric(&cursor, .integer, in: .zeroToOne).map { .number($0) }
    case .ratio: return CSSValue.parseRatio(&cursor).map { .number($0) }
    case .keywords: return nil
    }
  }

  /// The number in px, dots in a px or whatever else is counted; a ratio is its quotient.
  ///
  /// - Parameter context: what relative lengths refer to.
  /// - Returns: nil for a word, and for a length that the context cannot tell.
  func number(in context: ComputationContext) -> Double? {
    switch self {
    case .number(let value): value.comparableNumber(in: context)
    case .keyword(let word): word == "infinite" ? .infinity : nil
    }
  }
}

extension FeatureValue: CustomStringConvertible {
  /// The value as CSS writes it.
  package var description: String {
    switch self {
    case .number(let value): value.description
    case .keyword(let word): word
    }
  }
}

extension CSSValue {
  fileprivate func comparableNumber(in context: ComputationContext) -> Double? {
    switch self {
    case .number(let number): return number
    case .length(let length): return length.pixels(in: context)
    case .resolution(let resolution): return resolution.dotsPerPixel
    case .calculation(let calculation):
      let computed = calculation.computed(in: context)
      if case .calculation(let rest) = computed { return rest.constant }
      return computed.comparableNumber(in: context)
    case .sequence(let parts) where parts.count == 3 && parts[1] == .slash:
      guard let width = parts[0].comparableNumber(in: context),
        let height = parts[2].comparableNumber(in: context)
      else { return nil }
      return width / height
    default: return nil
    }
  }
}
