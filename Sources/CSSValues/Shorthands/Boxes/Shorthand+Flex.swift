// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `flex`: `none`, or factors and a basis.
  ///
  /// A unitless zero is a factor unless two factors precede it.
  ///
  /// Defined by [CSS Flexbox 1, section 7.1](https://drafts.csswg.org/css-flexbox-1/#flex-property).
  static func expandFlex(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    if Keyword.peek(&cursor) == Keyword.none {
      _ = cursor.next()
      slots[.flexShrink] = .number(0)
      return slots.longhandValues
    }
    repeat {
      switch slots.parseNext(&cursor, of: [.flexGrow, .flexBasis]) {
      case .flexGrow: _ = slots.parseNext(&cursor, of: CollectionOfOne(.flexShrink))
      case .some: break
      case nil: return cursor.expected(property.syntax)
      }
    } while !cursor.isAtEnd()
    // Omitted values of the shorthand differ from the initial values of the longhands.
    slots[.flexGrow] = slots[.flexGrow] ?? .number(1)
    slots[.flexBasis] = slots[.flexBasis] ?? .percentage(0)
    return slots.longhandValues
  }

  /// Serializes `flex`, always with all three values, as browsers do.
  static func collapseFlex(_ values: ShorthandValues) -> String? {
    values.values.map(\.description).joined(separator: " ")
  }
}
