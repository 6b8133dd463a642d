// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `offset`: the position, the path, the distance and rotation along it, and the anchor
  /// after a slash.
  ///
  /// Defined by [Motion Path 1, section 2.7](https://drafts.csswg.org/motion-1/#offset-shorthand).
  static func expandOffset(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    let position = slots.parseNext(&cursor, of: CollectionOfOne(.offsetPosition))
    let path = slots.parseNext(&cursor, of: CollectionOfOne(.offsetPath))
    guard position != nil || path != nil else { return nil }
    if path != nil {
      while slots.parseNext(&cursor, of: [.offsetDistance, .offsetRotate]) != nil {}
    }
    if cursor.consumeSlash() {
      guard slots.parseNext(&cursor, of: CollectionOfOne(.offsetAnchor)) != nil else { return nil }
    }
    return slots.longhandValues
  }

  /// Serializes `offset`.
  static func collapseOffset(_ values: ShorthandValues) -> String? {
    let along = [Property.offsetDistance, .offsetRotate].filter { !values.isInitial($0) }
    var shown: [Property] = values.isInitial(.offsetPosition) ? [] : [.offsetPosition]
    if !values.isInitial(.offsetPath) || !along.isEmpty || shown.isEmpty {
      shown.append(.offsetPath)
    }
    var parts = (shown + along).map { values[$0].description }
    if !values.isInitial(.offsetAnchor) { parts += ["/", values[.offsetAnchor].description] }
    return parts.joined(separator: " ")
  }
}
