// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses a value and, after a slash, an optional second one: `container`.
  ///
  /// Defined by [CSS Conditional 5, section 6.3](https://drafts.csswg.org/css-conditional-5/#container-shorthand).
  static func expandSlashPair(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    guard let first = slots.longhands[0].parse(&cursor) else { return nil }
    slots[slots.longhands[0]] = first
    if cursor.consumeSlash() {
      guard let second = slots.longhands[1].parse(&cursor) else { return nil }
      slots[slots.longhands[1]] = second
    }
    return slots.longhandValues
  }

  /// Serializes a value, and a second one after a slash unless it is initial.
  static func collapseSlashPair(_ values: ShorthandValues) -> String? {
    let (first, second) = (values.values[0], values.values[1])
    return values.isInitial(values.longhands[1]) ? first.description : "\(first) / \(second)"
  }
}
