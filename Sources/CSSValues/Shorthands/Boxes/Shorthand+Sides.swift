// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses one to four values and assigns them to the four sides: top, right, bottom, left.
  ///
  /// Defined by [CSS Box 4, section 3.2](https://drafts.csswg.org/css-box-4/#margin-shorthand).
  static func expandSides(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let longhands = property.longhands
    var values: [CSSValue] = []
    repeat {
      guard let value = longhands[values.count].parse(&cursor) else { return nil }
      values.append(value)
    } while values.count < 4 && !cursor.isAtEnd()
    return zip(longhands, fourSides(values)).map { LonghandValue($0, $1) }
  }

  /// Serializes the values of the four sides, omitting those that equal the opposite side.
  static func collapseSides(_ values: ShorthandValues) -> String? {
    text(ofSides: values.values)
  }

  /// Expands one to four values to four.
  ///
  /// An omitted value equals that of the opposite side.
  static func fourSides(_ values: [CSSValue]) -> [CSSValue] {
    let top = values[0]
    let right = values.count > 1 ? values[1] : top
    let bottom = values.count > 2 ? values[2] : top
    let left = values.count > 3 ? values[3] : right
    return [top, right, bottom, left]
  }

  /// Returns the text of four values, omitting those that equal the opposite side.
  static func text(ofSides sides: [CSSValue]) -> String {
    var sides = sides
    if sides[3] == sides[1] {
      sides.removeLast()
      if sides[2] == sides[0] {
        sides.removeLast()
        if sides[1] == sides[0] { sides.removeLast() }
      }
    }
    return sides.map(\.description).joined(separator: " ")
  }
}
