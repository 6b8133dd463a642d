// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The parts that readers and forms of several properties share.
extension CSSValue {
  /// Reads one of the property's keywords.
  static func parseKeyword(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard let keyword = Keyword.peek(&cursor), property.accepts(keyword) else {
      return cursor.expected(property.syntax)
    }
    _ = cursor.next()
    return .keyword(keyword)
  }

  /// The values of a sequence, or the one value that there is.
  var parts: [CSSValue] {
    if case .sequence(let values) = self { return values }
    return [self]
  }

  /// Returns the value without a keyword that goes without saying beside others.
  func omitting(_ keyword: Keyword) -> CSSValue {
    guard case .sequence(let parts) = self else { return self }
    return .sequence(of: parts.filter { $0 != .keyword(keyword) })
  }

  /// The value of both axes, or one for each; two equal ones are written as one.
  var shortestPair: CSSValue {
    guard case .sequence(let parts) = self, parts.count == 2, parts[0] == parts[1] else {
      return self
    }
    return parts[0]
  }
}
