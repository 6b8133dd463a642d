// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Parsing and serialization that several properties share.
extension CSSValue {
  /// Parses one of the property's keywords.
  static func parseKeyword(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard let keyword = Keyword.peek(&cursor), property.accepts(keyword) else {
      return cursor.expected(property.syntax)
    }
    _ = cursor.next()
    return .keyword(keyword)
  }

  /// The values of a sequence, or the single value.
  var parts: [CSSValue] {
    if case .sequence(let values) = self { return values }
    return [self]
  }

  /// Returns the value without a keyword that is implied if other values are present.
  func omitting(_ keyword: Keyword) -> CSSValue {
    guard case .sequence(let parts) = self else { return self }
    return .sequence(of: parts.filter { $0 != .keyword(keyword) })
  }

  /// The shortest form of a value for both axes: one value if the two are equal.
  var shortestPair: CSSValue {
    guard case .sequence(let parts) = self, parts.count == 2, parts[0] == parts[1] else {
      return self
    }
    return parts[0]
  }
}
