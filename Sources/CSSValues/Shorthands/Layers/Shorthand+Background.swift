// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// How many longhands of `background` its layers set; the color belongs to the last layer.
  private static let backgroundLists = 8

  /// Reads the layers of `background`.
  ///
  /// One box is that of the origin and of the clip, two are these in this order.
  ///
  /// Defined by [CSS Backgrounds 3, section 3.10](https://drafts.csswg.org/css-backgrounds-3/#background).
  static func expandBackground(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var layers = ShorthandLayers(property, listed: backgroundLists)
    return layers.read(&cursor) { cursor, slots, isLast in
      while !cursor.isAtEnd() {
        guard slots.readBackground(&cursor, isLast: isLast) else {
          return cursor.refused(isLast ? "<final-bg-layer>" : "<bg-layer>")
        }
      }
      if slots[.backgroundClip] == nil { slots[.backgroundClip] = slots[.backgroundOrigin] }
      return slots.hasValues || cursor.refused(isLast ? "<final-bg-layer>" : "<bg-layer>")
    }
  }

  /// Writes `background`, the color first in the last layer as browsers do.
  static func collapseBackground(_ values: ShorthandValues) -> String? {
    ShorthandLayers.text(of: values, listed: backgroundLists) { layer, isLast in
      var parts: [String] = []
      if isLast, !values.isInitial(.backgroundColor) {
        parts.append(values[.backgroundColor].description)
      }
      if !layer.isInitial(.backgroundImage) { parts.append(layer[.backgroundImage].description) }
      let position = positionText(layer[.backgroundPositionX], layer[.backgroundPositionY])
      guard
        layer.appendPosition(
          position, isInitial: layer.areInitial([.backgroundPositionX, .backgroundPositionY]),
          size: .backgroundSize, to: &parts)
      else { return nil }
      for longhand in [Property.backgroundRepeat, .backgroundAttachment]
      where !layer.isInitial(longhand) {
        parts.append(layer[longhand].description)
      }
      layer.appendBoxes(origin: .backgroundOrigin, clip: .backgroundClip, to: &parts)
      if parts.isEmpty { parts.append(layer[.backgroundImage].description) }
      return parts.joined(separator: " ")
    }
  }
}

extension LonghandSlots {
  /// Reads the next component of a layer of `background`.
  fileprivate mutating func readBackground(_ cursor: inout TokenCursor, isLast: Bool) -> Bool {
    if readNext(&cursor, of: CollectionOfOne(.backgroundImage)) != nil { return true }
    if self[.backgroundPositionX] == nil,
      let position = cursor.attempt({ BackgroundPosition.parse(&$0) })
    {
      self[.backgroundPositionX] = .list([position.x])
      self[.backgroundPositionY] = .list([position.y])
      return !cursor.takeSlash() || readNext(&cursor, of: CollectionOfOne(.backgroundSize)) != nil
    }
    let others: [Property] = [
      .backgroundRepeat, .backgroundAttachment, .backgroundOrigin, .backgroundClip,
    ]
    if readNext(&cursor, of: others) != nil { return true }
    return isLast && readNext(&cursor, of: CollectionOfOne(.backgroundColor)) != nil
  }
}

extension ShorthandValues {
  /// Appends a position that is needed, and the size behind its slash.
  ///
  /// - Parameters:
  ///   - position: the text of the position; nil when it has none.
  ///   - isInitial: whether the position can be left out where no size follows.
  ///   - size: the longhand of the size.
  ///   - parts: what is appended to.
  /// - Returns: false when a position has no text.
  func appendPosition(
    _ position: String?, isInitial: Bool, size: Property, to parts: inout [String]
  ) -> Bool {
    let hasSize = !self.isInitial(size)
    if isInitial && !hasSize { return true }
    guard let position else { return false }
    parts.append(position)
    if hasSize { parts += ["/", self[size].description] }
    return true
  }

  /// Appends the boxes of a layer: one where both are the same, none where both are initial.
  ///
  /// - Parameters:
  ///   - origin: the longhand that the first box sets.
  ///   - clip: the longhand that the second box sets, or one box too.
  ///   - parts: what is appended to.
  func appendBoxes(origin: Property, clip: Property, to parts: inout [String]) {
    if isInitial(origin), isInitial(clip) { return }
    let text = self[clip].description
    // `text` and `no-clip` are no boxes, so they do not set the origin.
    let isBox = origin.value(parsing: text) != nil
    let isShared = isBox && self[origin] == self[clip]
    if !isShared, isBox || !isInitial(origin) { parts.append(self[origin].description) }
    parts.append(text)
  }
}
