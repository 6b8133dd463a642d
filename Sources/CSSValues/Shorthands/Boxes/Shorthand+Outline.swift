// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `outline`: `auto` is the style, or the color next to another style.
  ///
  /// Defined by [CSS UI 4, section 3.1](https://drafts.csswg.org/css-ui-4/#outline).
  static func expandOutline(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    var autos = 0
    repeat {
      let unsetCount = [Property.outlineStyle, .outlineColor].filter { slots[$0] == nil }.count
      if Keyword.peek(&cursor) == .auto, autos < unsetCount {
        _ = cursor.next()
        autos += 1
        continue
      }
      let order: [Property] =
        autos < unsetCount ? [.outlineWidth, .outlineStyle, .outlineColor] : [.outlineWidth]
      guard slots.parseNext(&cursor, of: order) != nil else {
        return cursor.expected(property.syntax)
      }
    } while !cursor.isAtEnd()
    // An omitted color is `auto` in any case.
    if autos > 0, slots[.outlineStyle] == nil { slots[.outlineStyle] = .keyword(.auto) }
    return slots.longhandValues
  }

  /// Serializes `outline`.
  static func collapseOutline(_ values: ShorthandValues) -> String? {
    text(of: values.longhands, in: values)
  }
}
