// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `border-image` or `mask-border`: the source, the slices with width and outset after
  /// slashes, and keywords.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.7](https://drafts.csswg.org/css-backgrounds-3/#the-border-image).
  static func expandBorderImage(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let longhands = property.longhands
    let (slice, width, outset) = (longhands[1], longhands[2], longhands[3])
    let order = longhands.filter { $0 != width && $0 != outset }
    var slots = LonghandSlots(longhands)
    repeat {
      guard let longhand = slots.parseNext(&cursor, of: order) else {
        return cursor.expected(property.syntax)
      }
      guard longhand == slice, cursor.consumeSlash() else { continue }
      let hasWidth = slots.parseNext(&cursor, of: CollectionOfOne(width)) != nil
      if cursor.consumeSlash() {
        guard slots.parseNext(&cursor, of: CollectionOfOne(outset)) != nil else { return nil }
      } else if !hasWidth, property == .borderImage {
        return nil
      }
    } while !cursor.isAtEnd()
    return slots.longhandValues
  }

  /// Serializes `border-image` or `mask-border`.
  static func collapseBorderImage(_ values: ShorthandValues) -> String? {
    let longhands = values.longhands
    let (slice, width, outset) = (longhands[1], longhands[2], longhands[3])
    if values.areInitial(longhands) { return values[longhands[0]].description }
    var parts: [String] = []
    if !values.isInitial(longhands[0]) { parts.append(values[longhands[0]].description) }
    if !values.areInitial([slice, width, outset]) { parts.append(values[slice].description) }
    if !values.areInitial([width, outset]) { parts.append("/") }
    if !values.isInitial(width) { parts.append(values[width].description) }
    if !values.isInitial(outset) { parts += ["/", values[outset].description] }
    for longhand in longhands.dropFirst(4) where !values.isInitial(longhand) {
      parts.append(values[longhand].description)
    }
    return parts.joined(separator: " ")
  }
}
