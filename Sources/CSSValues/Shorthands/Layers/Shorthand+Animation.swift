// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// The number of longhands of `animation` that its layers set.
  ///
  /// The remaining longhands are only reset.
  private static let animationLists = 8

  /// Parses `animation`.
  ///
  /// A word is the name only if no other longhand accepts it.
  ///
  /// Defined by [CSS Animations 1, section 3.9](https://drafts.csswg.org/css-animations-1/#animation).
  static func expandAnimation(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var layers = ShorthandLayers(property, listed: animationLists)
    let order: [Property] = [
      .animationDuration, .animationDelay, .animationTimingFunction, .animationIterationCount,
      .animationDirection, .animationFillMode, .animationPlayState, .animationName,
    ]
    return layers.parse(&cursor) { cursor, slots, _ in
      while !cursor.isAtEnd() {
        guard slots.parseNext(&cursor, of: order) != nil else {
          return cursor.rejected("<single-animation>")
        }
      }
      return slots.hasValues || cursor.rejected("<single-animation>")
    }
  }

  /// Serializes `animation`, with the name last.
  static func collapseAnimation(_ values: ShorthandValues) -> String? {
    let order: [Property] = [
      .animationDuration, .animationTimingFunction, .animationDelay, .animationIterationCount,
      .animationDirection, .animationFillMode, .animationPlayState,
    ]
    guard values.areInitial(values.longhands.dropFirst(animationLists)) else { return nil }
    return ShorthandLayers.text(of: values, listed: animationLists) { layer, _ in
      let isUnnamed = layer.isInitial(.animationName)
      let name = layer[.animationName]
      let conflict = isUnnamed ? nil : layer.conflict(of: name, with: order)
      var parts = layer.partsWithTimes(order, keeping: conflict)
      if !isUnnamed || parts.isEmpty { parts.append(name.description) }
      return parts.joined(separator: " ")
    }
  }
}
