// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The readers of borders and outlines.
extension CSSValue {
  /// Reads `<length [0,∞]> | thin | medium | thick`.
  static func parseLineWidth(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if beginsNumeric(&cursor, .length) {
      return parseNumeric(&cursor, .length, in: .nonNegative)
    }
    return parseKeyword(&cursor, for: property)
  }

  /// Reads `<length-percentage [0,∞]>{1,2}`.
  static func parseCornerRadius(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseNumbers(&cursor, upTo: 2, .lengthPercentage).map { sides($0) }
  }

  /// Reads `<length [0,∞]>{1,2}`.
  static func parseBorderSpacing(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseNumbers(&cursor, upTo: 2, .length).map { sides($0) }
  }

  /// Reads `[ <number [0,∞]> | <percentage [0,∞]> ]{1,4} && fill?`.
  ///
  /// Defined by [CSS Backgrounds 3, section 5.2](https://drafts.csswg.org/css-backgrounds-3/#border-image-slice).
  static func parseBorderImageSlice(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    var isFilled = cursor.take(word: "fill")
    guard let slices = parseNumbers(&cursor, upTo: 4, [.number, .percentage]) else { return nil }
    if !isFilled { isFilled = cursor.take(word: "fill") }
    return sides(slices, followedBy: isFilled ? .keyword(.fill) : nil)
  }

  /// Reads `[ <length-percentage [0,∞]> | <number [0,∞]> | auto ]{1,4}`.
  ///
  /// Defined by [CSS Backgrounds 3, section 5.3](https://drafts.csswg.org/css-backgrounds-3/#border-image-width).
  static func parseBorderImageWidth(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseNumbers(&cursor, upTo: 4, [.number, .length, .percentage], words: [.auto])
      .map { sides($0) }
  }

  /// Reads `[ <length [0,∞]> | <number [0,∞]> ]{1,4}`.
  ///
  /// Defined by [CSS Backgrounds 3, section 5.4](https://drafts.csswg.org/css-backgrounds-3/#border-image-outset).
  static func parseBorderImageOutset(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseNumbers(&cursor, upTo: 4, [.number, .length]).map { sides($0) }
  }

  /// Reads one or two words of the property, such as `stretch | repeat | round | space`.
  ///
  /// Defined by [CSS Backgrounds 3, section 5.5](https://drafts.csswg.org/css-backgrounds-3/#border-image-repeat).
  static func parseBorderImageRepeat(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let first = parseKeyword(&cursor, for: property) else { return nil }
    guard let second = Keyword.peek(&cursor), property.accepts(second) else { return first }
    return cursor.next().map { _ in sides([first, .keyword(second)]) }
  }
}
