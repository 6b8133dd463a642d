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
    return zip(longhands, fourValues(from: values)).map { LonghandValue($0, $1) }
  }

  /// Serializes the values of the four sides, omitting those that equal the opposite side.
  static func collapseSides(_ values: ShorthandValues) -> String? {
    text(ofFour: values.values)
  }

  /// Returns the values of four sides or corners for one to four values.
  ///
  /// An omitted second or third value equals the first, and an omitted fourth value the second.
  static func fourValues(from values: [CSSValue]) -> [CSSValue] {
    let first = values[0]
    let second = values.count > 1 ? values[1] : first
    let third = values.count > 2 ? values[2] : first
    let fourth = values.count > 3 ? values[3] : second
    return [first, second, third, fourth]
  }

  /// Returns the text of the values of four sides or corners, without those that may be omitted.
  static func text(ofFour values: [CSSValue]) -> String {
    var values = values
    if values[3] == values[1] {
      values.removeLast()
      if values[2] == values[0] {
        values.removeLast()
        if values[1] == values[0] { values.removeLast() }
      }
    }
    return values.map(\.description).joined(separator: " ")
  }
}
