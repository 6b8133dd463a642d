// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// The number of longhands of `background` that its layers set.
  ///
  /// The color belongs to the last layer.
  private static let backgroundLists = 8

  /// Parses the layers of `background`.
  ///
  /// A single box sets both origin and clip. Two boxes set them in this order.
  ///
  /// Defined by [CSS Backgrounds 3, section 3.10](https://drafts.csswg.org/css-backgrounds-3/#background).
  static func expandBackground(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var layers = ShorthandLayers(property, listed: backgroundLists)
    return layers.parse(&cursor) { cursor, slots, isLast in
      while !cursor.isAtEnd() {
        guard slots.parseBackground(&cursor, isLast: isLast) else {
          return cursor.rejected(isLast ? "<final-bg-layer>" : "<bg-layer>")
        }
      }
      if slots[.backgroundClip] == nil { slots[.backgroundClip] = slots[.backgroundOrigin] }
      return slots.hasValues || cursor.rejected(isLast ? "<final-bg-layer>" : "<bg-layer>")
    }
  }

  /// Serializes `background`, with the color first in the last layer as in browsers.
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
  /// Parses the next component of a layer of `background`.
  fileprivate mutating func parseBackground(_ cursor: inout TokenCursor, isLast: Bool) -> Bool {
    if parseNext(&cursor, of: CollectionOfOne(.backgroundImage)) != nil { return true }
    if self[.backgroundPositionX] == nil,
      let position = cursor.attempt({ BackgroundPosition.parse(&$0) })
    {
      self[.backgroundPositionX] = .list([position.x])
      self[.backgroundPositionY] = .list([position.y])
      return !cursor.consumeSlash()
        || parseNext(&cursor, of: CollectionOfOne(.backgroundSize)) != nil
    }
    let others: [Property] = [
      .backgroundRepeat, .backgroundAttachment, .backgroundOrigin, .backgroundClip,
    ]
    if parseNext(&cursor, of: others) != nil { return true }
    return isLast && parseNext(&cursor, of: CollectionOfOne(.backgroundColor)) != nil
  }
}

extension ShorthandValues {
  /// Appends a position unless it can be omitted, and the size after its slash.
  ///
  /// - Parameters:
  ///   - position: The text of the position, or `nil` if it cannot be expressed.
  ///   - isInitial: Whether the position can be omitted if no size follows.
  ///   - size: The longhand of the size.
  ///   - parts: The texts of the layer.
  /// - Returns: `false` if a position cannot be expressed.
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

  /// Appends the boxes of a layer: one if both are equal, none if both are initial.
  ///
  /// - Parameters:
  ///   - origin: The longhand that the first box sets.
  ///   - clip: The longhand that the second box sets, as does a single box.
  ///   - parts: The texts of the layer.
  func appendBoxes(origin: Property, clip: Property, to parts: inout [String]) {
    if isInitial(origin), isInitial(clip) { return }
    let text = self[clip].description
    // `text` and `no-clip` are not boxes, so they do not set the origin.
    let isBox = origin.value(parsing: text) != nil
    let isShared = isBox && self[origin] == self[clip]
    if !isShared, isBox || !isInitial(origin) { parts.append(self[origin].description) }
    parts.append(text)
  }
}
