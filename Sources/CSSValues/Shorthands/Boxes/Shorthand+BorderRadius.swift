// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Expands `border-radius` to the radii of the four corners, or returns `nil` if the tokens do
  /// not match.
  ///
  /// The value begins with one to four horizontal radii. A slash and the vertical radii follow if
  /// they differ.
  /// A longhand is a single value if both radii of its corner are equal, otherwise a sequence of
  /// the horizontal and the vertical radius.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
  static func expandBorderRadius(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    guard let horizontal = parseRadii(&cursor) else { return nil }
    var vertical = horizontal
    if cursor.consumeSlash() {
      guard let radii = parseRadii(&cursor) else { return nil }
      vertical = radii
    }
    return zip(property.longhands, zip(horizontal, vertical)).map { longhand, radii in
      let (horizontal, vertical) = radii
      return LonghandValue(
        longhand, horizontal == vertical ? horizontal : .sequence([horizontal, vertical]))
    }
  }

  /// Collapses the radii of the four corners to the shortest `border-radius`.
  ///
  /// The result is never `nil`, because `border-radius` can express all radii.
  static func collapseBorderRadius(_ corners: ShorthandValues) -> String? {
    let radii = corners.values.map { corner in
      if case .sequence(let pair) = corner, pair.count == 2 {
        return (horizontal: pair[0], vertical: pair[1])
      }
      return (horizontal: corner, vertical: corner)
    }
    let horizontal = text(ofFour: radii.map(\.horizontal))
    let vertical = text(ofFour: radii.map(\.vertical))
    return horizontal == vertical ? horizontal : "\(horizontal) / \(vertical)"
  }

  /// Parses one to four radii and returns those of the four corners, clockwise from the top left
  /// one, or `nil` if the next token does not begin a radius.
  ///
  /// The function stops after four radii. The caller rejects the tokens that are left.
  private static func parseRadii(_ cursor: inout TokenCursor) -> [CSSValue]? {
    var radii: [CSSValue] = []
    repeat {
      // A radius and a padding have the same grammar: `<length-percentage [0,∞]>`.
      guard let radius = Property.paddingTop.parse(&cursor) else { return nil }
      radii.append(radius)
    } while radii.count < 4 && !cursor.isAtEnd() && !cursor.isAtSlash
    return fourValues(from: radii)
  }
}
