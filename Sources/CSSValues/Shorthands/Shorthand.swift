// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Parsing and serialization of shorthands, selected by the `type` column of the property table.
///
/// `expand…` parses a value and returns the value of each longhand, with initial values for omitted
/// ones. `collapse…` returns the shortest text that expands to the given values, or `nil` if there
/// is none.
///
/// Defined by [CSSOM, section 6.7.2](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
enum Shorthand {}

extension Shorthand {
  /// Parses the values of the longhands in any order, such as those of `outline`.
  ///
  /// Defined by [CSS Values 4, section 2.3](https://drafts.csswg.org/css-values-4/#comb-any).
  static func expandAnyOrder(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    guard slots.parseAll(&cursor, of: slots.longhands) else {
      return cursor.expected(property.syntax)
    }
    return slots.longhandValues
  }

  /// Serializes the longhands without those that have their initial values.
  static func collapseAnyOrder(_ values: ShorthandValues) -> String? {
    text(of: values.longhands, in: values)
  }

  /// Parses the values of longhands whose initial value is `auto`: `columns`.
  static func expandAutos(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    guard slots.parseAll(&cursor, of: slots.longhands, filler: .auto) else {
      return cursor.expected(property.syntax)
    }
    return slots.longhandValues
  }

  /// Serializes the longhands without those that are `auto`.
  static func collapseAutos(_ values: ShorthandValues) -> String? {
    text(of: values.longhands, in: values)
  }

  /// Returns the non-initial values of some longhands, or the shortest value if all are initial.
  static func text(of longhands: [Property], in values: ShorthandValues) -> String {
    let parts = longhands.filter { !values.isInitial($0) }.map { values[$0].description }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return longhands.map { values[$0].description }.min { $0.utf8.count < $1.utf8.count } ?? ""
  }
}
