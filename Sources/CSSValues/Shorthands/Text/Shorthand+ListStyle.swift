// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `list-style`.
  ///
  /// `none` sets the image or the type, or both if neither is specified.
  ///
  /// Defined by [CSS Lists 3, section 3.4](https://drafts.csswg.org/css-lists-3/#list-style-property).
  static func expandListStyle(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    var nones = 0
    repeat {
      if Keyword.peek(&cursor) == Keyword.none, nones + slots.imageAndTypeCount < 2 {
        _ = cursor.next()
        nones += 1
      } else {
        let isFull = nones + slots.imageAndTypeCount == 2
        let order: [Property] =
          isFull
          ? [.listStylePosition] : [.listStylePosition, .listStyleImage, .listStyleType]
        guard slots.parseNext(&cursor, of: order) != nil else {
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

  /// Serializes `list-style`, with `none` alone if there is neither an image nor a type.
  static func collapseListStyle(_ values: ShorthandValues) -> String? {
    let type = values[.listStyleType]
    // A counter style with the name of a position would be parsed as the position if that were
    // omitted.
    let hasConflict = values.conflict(of: type, with: [.listStylePosition]) != nil
    var parts: [String] = []
    if !values.isInitial(.listStylePosition) || hasConflict {
      parts.append(values[.listStylePosition].description)
    }
    if !values.isInitial(.listStyleImage) { parts.append(values[.listStyleImage].description) }
    if !values.isInitial(.listStyleType) { parts.append(type.description) }
    if parts.isEmpty { parts.append(values[.listStylePosition].description) }
    return parts.joined(separator: " ")
  }
}

extension Shorthand {
  /// The value of `list-style-type` for lists without markers.
  private static let noType = Property.listStyleType.value(parsing: "none") ?? .keyword(.none)
}

extension LonghandSlots {
  /// The number of set longhands among image and type.
  fileprivate var imageAndTypeCount: Int {
    (self[.listStyleImage] == nil ? 0 : 1) + (self[.listStyleType] == nil ? 0 : 1)
  }
}
