// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses the layers of `transition`.
  ///
  /// The first time is the duration unless it is negative, and the other one is the delay. A word
  /// is the property's name only if no other longhand accepts it. `none` must be the only layer.
  ///
  /// Defined by [CSS Transitions 2, section 2.5](https://drafts.csswg.org/css-transitions-2/#transition-shorthand-property).
  static func expandTransition(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let hasOneLayer = cursor.nextComma >= cursor.end
    var layers = ShorthandLayers(property, listed: property.longhands.count)
    let order: [Property] = [
      .transitionDuration, .transitionDelay, .transitionTimingFunction, .transitionBehavior,
      .transitionProperty,
    ]
    return layers.parse(&cursor) { cursor, slots, _ in
      while !cursor.isAtEnd() {
        let isNone = Keyword.peek(&cursor) == Keyword.none
        guard hasOneLayer || !isNone, let longhand = slots.parseNext(&cursor, of: order) else {
          return cursor.rejected("<single-transition>")
        }
        if longhand == .transitionProperty, isNone {
          slots[.transitionProperty] = .keyword(.none)
        }
      }
      return slots.hasValues || cursor.rejected("<single-transition>")
    }
  }

  /// Serializes `transition`.
  static func collapseTransition(_ values: ShorthandValues) -> String? {
    ShorthandLayers.text(of: values, listed: values.longhands.count) { layer, _ in
      let name = layer[.transitionProperty]
      let isNone = name.description == Keyword.none.name
      if isNone, values[.transitionProperty].items.count > 1 { return nil }
      let conflict = layer.conflict(
        of: name, with: [.transitionTimingFunction, .transitionBehavior])
      var parts = layer.partsWithTimes(
        [
          .transitionDuration, .transitionTimingFunction, .transitionDelay, .transitionBehavior,
        ], keeping: conflict)
      if conflict != nil {
        parts.append(name.description)
      } else if !layer.isInitial(.transitionProperty) || parts.isEmpty {
        parts.insert(name.description, at: 0)
      }
      return parts.joined(separator: " ")
    }
  }
}

extension ShorthandValues {
  /// Returns the first of some longhands that would consume a name unless it is already set.
  func conflict(of name: CSSValue, with longhands: [Property]) -> Property? {
    let text = name.description
    guard Keyword(name: text) != nil else { return nil }
    return longhands.first { $0.value(parsing: text) != nil }
  }

  /// Returns the texts of the non-initial values, including an initial duration before a delay.
  ///
  /// - Parameters:
  ///   - longhands: The longhands, in the order of the text.
  ///   - kept: A longhand that is included even if it is initial.
  /// - Returns: The texts.
  func partsWithTimes(_ longhands: [Property], keeping kept: Property?) -> [String] {
    let delays: [Property] = [.transitionDelay, .animationDelay]
    let hasDelay = longhands.contains { delays.contains($0) && !isInitial($0) }
    let durations: [Property] = [.transitionDuration, .animationDuration]
    return longhands.filter { longhand in
      !isInitial(longhand) || longhand == kept || (hasDelay && durations.contains(longhand))
    }
    .map { self[$0].description }
  }
}
