// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Rejects every value, because `all` accepts only CSS-wide keywords, which the cascade handles.
  ///
  /// Defined by [CSS Cascade 5, section 3.2](https://drafts.csswg.org/css-cascade-5/#all-shorthand).
  static func expandAll(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    cursor.expected(property.syntax)
  }

  /// Returns `nil`, because no list of longhand values is equivalent to a keyword.
  static func collapseAll(_ values: ShorthandValues) -> String? { nil }
}
