// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `border-radius`: one to four horizontal radii, then a slash and the vertical radii if
  /// they differ.
  ///
  /// Defined by [CSS Backgrounds 3, section 5.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
  static func expandBorderRadius(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    guard let horizontal = radii(&cursor) else { return nil }
    var vertical = horizontal
    if cursor.consumeSlash() {
      guard let radii = radii(&cursor) else { return nil }
      vertical = radii
    }
    return zip(property.longhands, zip(horizontal, vertical)).map { longhand, radii in
      LonghandValue(longhand, radii.0 == radii.1 ? radii.0 : .sequence([radii.0, radii.1]))
    }
  }

  /// Serializes `border-radius`.
  static func collapseBorderRadius(_ values: ShorthandValues) -> String? {
    let radii = values.values.map { value in
      if case .sequence(let radii) = value, radii.count == 2 { return (radii[0], radii[1]) }
      return (value, value)
    }
    let horizontal = text(ofSides: radii.map(\.0))
    let vertical = text(ofSides: radii.map(\.1))
    return horizontal == vertical ? horizontal : "\(horizontal) / \(vertical)"
  }

  /// Parses one to four radii.
  ///
  /// An omitted radius equals that of the opposite corner.
  private static func radii(_ cursor: inout TokenCursor) -> [CSSValue]? {
    var radii: [CSSValue] = []
    repeat {
      // The padding has the grammar of a radius: `<length-percentage [0,∞]>`.
      guard let radius = Property.paddingTop.parse(&cursor) else { return nil }
      radii.append(radius)
    } while radii.count < 4 && !cursor.isAtEnd() && !cursor.isAtSlash
    return fourSides(radii)
  }
}
