// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Reads one to four values and gives them to the four edges.
  ///
  /// Defined by [CSS Box 4, section 3.2](https://drafts.csswg.org/css-box-4/#margin-shorthand).
  static func expandMargin(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var values: [CSSValue] = []
    repeat {
      guard let value = CSSValue.parseLengthPercentage(&cursor, for: .marginTop) else { return nil }
      values.append(value)
    } while values.count < 4 && !cursor.isAtEnd()
    let top = values[0]
    let right = values.count > 1 ? values[1] : top
    let bottom = values.count > 2 ? values[2] : top
    let left = values.count > 3 ? values[3] : right
    return zip(property.definition.longhands, [top, right, bottom, left])
      .map { LonghandValue($0, $1) }
  }

  /// Writes the values of the four edges, leaving out those that mirror the opposite one.
  static func collapseMargin(_ values: [CSSValue]) -> String? {
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
