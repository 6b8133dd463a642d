// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

/// The value that a condition compares a feature with.
package enum FeatureValue: Sendable, Hashable {
  /// A number of any kind, a calculation of one, or a ratio.
  case number(CSSValue)
  /// A keyword in lower case.
  case keyword(String)
}

extension FeatureValue {
  /// Parses a value of a type; relative lengths are resolved during evaluation.
  ///
  /// Negative lengths and numbers are valid, but no feature ever equals them.
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

  /// Returns the number in px, dots per px or the unit of its type; for a ratio, its quotient.
  ///
  /// - Parameter context: the context that relative lengths refer to.
  /// - Returns: the number; `nil` for a word, and for a length that the context cannot resolve.
  func number(in context: ComputationContext) -> Double? {
    switch self {
    case .number(let value): value.comparableNumber(in: context)
    case .keyword(let word): word == "infinite" ? .infinity : nil
    }
  }
}

extension FeatureValue: CustomStringConvertible {
  /// The serialized value.
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
