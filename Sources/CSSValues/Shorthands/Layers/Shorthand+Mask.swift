// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// How many longhands of `mask` its layers set; those of `mask-border` are only reset.
  private static let maskLists = 8

  /// Reads the layers of `mask`.
  ///
  /// One box is that of the origin and of the clip, two are these in this order.
  ///
  /// Defined by [CSS Masking 1, section 7.9](https://drafts.csswg.org/css-masking-1/#the-mask).
  static func expandMask(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    var layers = ShorthandLayers(property, listed: maskLists)
    return layers.read(&cursor) { cursor, slots, _ in
      while !cursor.isAtEnd() {
        guard slots.readMask(&cursor) else { return cursor.refused("<mask-layer>") }
      }
      if slots[.maskClip] == nil { slots[.maskClip] = slots[.maskOrigin] }
      return slots.hasValues || cursor.refused("<mask-layer>")
    }
  }

  /// Writes `mask`; nil when there is a border of masks, which it would reset.
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
  /// Reads the next component of a layer of `mask`.
  fileprivate mutating func readMask(_ cursor: inout TokenCursor) -> Bool {
    let order: [Property] = [
      .maskImage, .maskPosition, .maskRepeat, .maskOrigin, .maskClip, .maskComposite, .maskMode,
    ]
    guard let read = readNext(&cursor, of: order) else { return false }
    guard read == .maskPosition, cursor.takeSlash() else { return true }
    return readNext(&cursor, of: CollectionOfOne(.maskSize)) != nil
  }
}
