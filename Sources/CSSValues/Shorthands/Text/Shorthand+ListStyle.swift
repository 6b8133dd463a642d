// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Reads `list-style`: `none` is that of the image, of the type, or of both where neither is given.
  ///
  /// Defined by [CSS Lists 3, section 3.4](https://drafts.csswg.org/css-lists-3/#list-style-property).
  static func expandListStyle(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    var nones = 0
    repeat {
      if Keyword.peek(&cursor) == Keyword.none, nones + slots.setPictures < 2 {
        _ = cursor.next()
        nones += 1
      } else {
        let isFull = nones + slots.setPictures == 2
        let order: [Property] =
          isFull
          ? [.listStylePosition] : [.listStylePosition, .listStyleImage, .listStyleType]
        guard slots.readNext(&cursor, of: order) != nil else {
          return cursor.expected(property.syntax)
        }
      }
    } while !cursor.isAtEnd()
    if nones > 0 {
      slots[.listStyleImage] = slots[.listStyleImage] ?? .keyword(.none)
      slots[.listStyleType] = slots[.listStyleType] ?? noType
    }
    return slots.longhandValues
  }

  /// Writes `list-style`; `none` alone says that there is neither an image nor a type.
  static func collapseListStyle(_ values: ShorthandValues) -> String? {
    let type = values[.listStyleType]
    // A counter style that is called like a position is read as one, were there no other.
    let isClash = values.clash(of: type, with: [.listStylePosition]) != nil
    var parts: [String] = []
    if !values.isInitial(.listStylePosition) || isClash {
      parts.append(values[.listStylePosition].description)
    }
    if !values.isInitial(.listStyleImage) { parts.append(values[.listStyleImage].description) }
    if !values.isInitial(.listStyleType) { parts.append(type.description) }
    if parts.isEmpty { parts.append(values[.listStylePosition].description) }
    return parts.joined(separator: " ")
  }
}

extension Shorthand {
  /// The type of lists without markers, as the longhand reads it.
  private static let noType = Property.listStyleType.value(parsing: "none") ?? .keyword(.none)
}

extension LonghandSlots {
  /// How many of the image and the type are set.
  fileprivate var setPictures: Int {
    (self[.listStyleImage] == nil ? 0 : 1) + (self[.listStyleType] == nil ? 0 : 1)
  }
}
