// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension FillRule {
  /// Takes the rule that stands next, if one does.
  static func take(_ cursor: inout TokenCursor) -> FillRule? {
    guard let keyword = Keyword.peek(&cursor), let rule = FillRule(.keyword(keyword)) else {
      return nil
    }
    return cursor.next().map { _ in rule }
  }

  /// Reads the rule with the comma behind it; the usual one where none is written.
  static func parseFirst(_ cursor: inout TokenCursor) -> FillRule? {
    guard let rule = take(&cursor) else { return .nonzero }
    return cursor.takeComma() ? rule : cursor.expected("','")
  }
}
