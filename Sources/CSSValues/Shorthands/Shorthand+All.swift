// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Refuses every value: `all` takes the CSS-wide keywords only, and those are the cascade's.
  ///
  /// Defined by [CSS Cascade 5, section 3.2](https://drafts.csswg.org/css-cascade-5/#all-shorthand).
  static func expandAll(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    cursor.expected(property.syntax)
  }

  /// Nothing: no values of hundreds of longhands are one keyword.
  static func collapseAll(_ values: ShorthandValues) -> String? { nil }
}
