// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// How shorthands are taken apart and put together; the `type` column of the property table names the way.
///
/// `expand…` reads a value and gives each longhand its part, what is left out its initial value. `collapse…` writes the
/// shortest text from which the same values are read, and gives nil where there is none.
///
/// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
enum Shorthand {}

extension Shorthand {
  /// Reads the values of the longhands in any order, such as those of `outline`.
  ///
  /// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#comb-any).
  static func expandAnyOrder(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    guard slots.readAll(&cursor, of: slots.longhands) else {
      return cursor.expected(property.syntax)
    }
    return slots.longhandValues
  }

  /// Writes the longhands that do not have their initial values.
  static func collapseAnyOrder(_ values: ShorthandValues) -> String? {
    text(of: values.longhands, in: values)
  }

  /// Reads the values of longhands that are all `auto` where they are left out: `columns`.
  static func expandAutos(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    guard slots.readAll(&cursor, of: slots.longhands, filler: .auto) else {
      return cursor.expected(property.syntax)
    }
    return slots.longhandValues
  }

  /// Writes the longhands that are not `auto`.
  static func collapseAutos(_ values: ShorthandValues) -> String? {
    text(of: values.longhands, in: values)
  }

  /// The values of some longhands without the initial ones; where all are, the shortest of them.
  static func text(of longhands: [Property], in values: ShorthandValues) -> String {
    let parts = longhands.filter { !values.isInitial($0) }.map { values[$0].description }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return longhands.map { values[$0].description }.min { $0.utf8.count < $1.utf8.count } ?? ""
  }
}
