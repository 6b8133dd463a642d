// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `page-break-before`, `-after` or `-inside`.
  ///
  /// The value `always` of these legacy names equals `page` of the new ones.
  ///
  /// Defined by [CSS Fragmentation 3, section 3.4](https://drafts.csswg.org/css-break-3/#page-break-properties).
  static func expandPageBreak(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    guard let keyword = Keyword.peek(&cursor), property.accepts(keyword) else { return nil }
    _ = cursor.next()
    let value = CSSValue.keyword(keyword == .always ? .page : keyword)
    return property.longhands.map { LonghandValue($0, value) }
  }

  /// Serializes `page-break-before`, `-after` or `-inside`, or returns `nil` for a value that only
  /// the new name has.
  static func collapsePageBreak(_ values: ShorthandValues) -> String? {
    guard case .keyword(let keyword) = values.values[0], keyword != .always else { return nil }
    if keyword == .page { return Keyword.always.name }
    return values.property.accepts(keyword) ? keyword.name : nil
  }
}
