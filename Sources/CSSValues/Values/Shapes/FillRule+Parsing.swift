// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension FillRule {
  /// Consumes the next token if it is a fill rule.
  static func consume(_ cursor: inout TokenCursor) -> FillRule? {
    guard let keyword = Keyword.peek(&cursor), let rule = FillRule(.keyword(keyword)) else {
      return nil
    }
    return cursor.next().map { _ in rule }
  }

  /// Parses an optional fill rule with the comma after it.
  ///
  /// The default is `nonzero`.
  static func parseFirst(_ cursor: inout TokenCursor) -> FillRule? {
    guard let rule = consume(&cursor) else { return .nonzero }
    return cursor.consumeComma() ? rule : cursor.expected("','")
  }
}
