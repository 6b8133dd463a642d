// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `border`: width, style and color of all four sides.
  ///
  /// The border image is reset.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.4](https://drafts.csswg.org/css-backgrounds-3/#border-shorthands).
  static func expandBorder(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let longhands = property.longhands
    let top = [longhands[0], longhands[4], longhands[8]]
    var slots = LonghandSlots(top)
    guard slots.parseAll(&cursor, of: top) else {
      return cursor.expected(property.syntax)
    }
    let values = slots.longhandValues.map(\.value)
    return longhands.enumerated().map { index, longhand in
      LonghandValue(longhand, index < 12 ? values[index / 4] : longhand.initialValue)
    }
  }

  /// Serializes `border`, or returns `nil` if the sides differ or there is an image, which the text
  /// would reset.
  static func collapseBorder(_ values: ShorthandValues) -> String? {
    let sides = values.values
    for first in [0, 4, 8] where sides[first..<first + 4].contains(where: { $0 != sides[first] }) {
      return nil
    }
    guard values.areInitial(values.longhands.dropFirst(12)) else { return nil }
    return text(of: [values.longhands[0], values.longhands[4], values.longhands[8]], in: values)
  }

  /// Parses `border-block` or `border-inline`: width, style and color of the start and the end.
  ///
  /// Defined by [CSS Logical 1, section 4.4](https://drafts.csswg.org/css-logical-1/#border-shorthands).
  static func expandBorderPair(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let longhands = property.longhands
    let start = [longhands[0], longhands[2], longhands[4]]
    var slots = LonghandSlots(start)
    guard slots.parseAll(&cursor, of: start) else {
      return cursor.expected(property.syntax)
    }
    let values = slots.longhandValues.map(\.value)
    return longhands.enumerated().map { LonghandValue($1, values[$0 / 2]) }
  }

  /// Serializes `border-block` or `border-inline`, or returns `nil` if start and end differ.
  static func collapseBorderPair(_ values: ShorthandValues) -> String? {
    for first in [0, 2, 4] where values.values[first] != values.values[first + 1] { return nil }
    return text(of: [values.longhands[0], values.longhands[2], values.longhands[4]], in: values)
  }
}
