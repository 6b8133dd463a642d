// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

/// The value that a condition compares a feature with.
package enum FeatureValue: Sendable, Hashable {
  /// A number, length, resolution or ratio, or a calculation of one.
  ///
  /// A ratio is a sequence of its width, a slash and its height.
  case numeric(CSSValue)
  /// A keyword in lower case, such as `landscape`, or the resolution `infinite`.
  case keyword(String)
}

extension FeatureValue {
  /// Parses a value of a type, or returns `nil` if the next tokens are none.
  ///
  /// Relative lengths are resolved during evaluation. Negative lengths and numbers are valid, but
  /// no feature ever equals them.
  static func parse(_ cursor: inout TokenCursor, as type: FeatureValueType) -> FeatureValue? {
    if cursor.peek() == .ident {
      let keyword = cursor.stream.value(of: cursor.position).lowercased()
      guard type.words.contains(keyword) else { return nil }
      _ = cursor.next()
      return .keyword(keyword)
    }
    switch type {
    case .length: return CSSValue.parseNumeric(&cursor, .length).map { .numeric($0) }
    case .resolution: return CSSValue.parseNumeric(&cursor, .resolution).map { .numeric($0) }
    case .number: return CSSValue.parseNumeric(&cursor, .number).map { .numeric($0) }
    case .integer: return CSSValue.parseNumeric(&cursor, .integer).map { .numeric($0) }
    case .boolean:
      return CSSValue.parseNumeric(&cursor, .integer, in: .zeroToOne).map { .numeric($0) }
    case .ratio: return CSSValue.parseRatio(&cursor).map { .numeric($0) }
    case .keywords: return nil
    }
  }

  /// Returns the number that is compared with the state of a feature.
  ///
  /// A length is in px, a resolution in dots per px, and a ratio is its width divided by its
  /// height. The resolution `infinite` is infinity.
  ///
  /// - Parameter context: The context that relative lengths refer to.
  /// - Returns: The number, or `nil` for any other keyword and for a length that the context cannot
  ///   resolve.
  func comparableNumber(in context: ComputationContext) -> Double? {
    switch self {
    case .numeric(let value): value.comparableNumber(in: context)
    case .keyword(let keyword): keyword == "infinite" ? .infinity : nil
    }
  }
}

extension FeatureValue: CustomStringConvertible {
  /// The serialized value.
  package var description: String {
    switch self {
    case .numeric(let value): value.description
    case .keyword(let keyword): keyword
    }
  }
}

extension CSSValue {
  /// Returns the number of a numeric feature value, or `nil` if the context cannot resolve it.
  fileprivate func comparableNumber(in context: ComputationContext) -> Double? {
    switch self {
    case .number(let number): return number
    case .length(let length): return length.pixels(in: context)
    case .resolution(let resolution): return resolution.dotsPerPixel
    case .calculation(let calculation):
      let computed = calculation.computed(in: context)
      // A calculation that is no plain value still has a number if all its units are resolved.
      if case .calculation(let calculation) = computed { return calculation.constant }
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
