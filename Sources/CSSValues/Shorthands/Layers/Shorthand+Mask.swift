// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// The number of longhands of `mask` that its layers set.
  ///
  /// Those of `mask-border` are only reset.
  private static let maskLists = 8

  /// Parses the layers of `mask`.
  ///
  /// A single box sets both origin and clip. Two boxes set them in this order.
  ///
  /// Defined by [CSS Masking 1, section 7.9](https://drafts.csswg.org/css-masking-1/#the-mask).
  static func expandMask(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    var layers = ShorthandLayers(property, listed: maskLists)
    return layers.parse(&cursor) { cursor, slots, _ in
      while !cursor.isAtEnd() {
        guard slots.parseMask(&cursor) else { return cursor.rejected("<mask-layer>") }
      }
      if slots[.maskClip] == nil { slots[.maskClip] = slots[.maskOrigin] }
      return slots.hasValues || cursor.rejected("<mask-layer>")
    }
  }

  /// Serializes `mask`, or returns `nil` if there is a mask border, which the text would reset.
  static func collapseMask(_ values: ShorthandValues) -> String? {
    guard values.areInitial(values.longhands.dropFirst(maskLists)) else { return nil }
    return ShorthandLayers.text(of: values, listed: maskLists) { layer, _ in
      var parts: [String] = []
      if !layer.isInitial(.maskImage) { parts.append(layer[.maskImage].description) }
      guard
        layer.appendPosition(
          layer[.maskPosition].description, isInitial: layer.isInitial(.maskPosition),
          size: .maskSize, to: &parts)
      else { return nil }
      if !layer.isInitial(.maskRepeat) { parts.append(layer[.maskRepeat].description) }
      layer.appendBoxes(origin: .maskOrigin, clip: .maskClip, to: &parts)
      for longhand in [Property.maskComposite, .maskMode] where !layer.isInitial(longhand) {
        parts.append(layer[longhand].description)
      }
      if parts.isEmpty { parts.append(layer[.maskImage].description) }
      return parts.joined(separator: " ")
    }
  }
}

extension LonghandSlots {
  /// Parses the next component of a layer of `mask`.
  fileprivate mutating func parseMask(_ cursor: inout TokenCursor) -> Bool {
    let order: [Property] = [
      .maskImage, .maskPosition, .maskRepeat, .maskOrigin, .maskClip, .maskComposite, .maskMode,
    ]
    guard let longhand = parseNext(&cursor, of: order) else { return false }
    guard longhand == .maskPosition, cursor.consumeSlash() else { return true }
    return parseNext(&cursor, of: CollectionOfOne(.maskSize)) != nil
  }
}
