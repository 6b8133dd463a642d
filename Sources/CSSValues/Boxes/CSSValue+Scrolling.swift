// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads the axis and the strictness of snapping, of which `proximity` goes without saying.
  ///
  /// Defined by [CSS Scroll Snap 1, section 4.1](https://drafts.csswg.org/css-scroll-snap-1/#scroll-snap-type).
  static func parseScrollSnapType(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    return .sequence(of: value.parts.filter { $0 != .keyword(.proximity) })
  }

  /// Reads one value or two for two axes; two of the same are written as one.
  static func parsePair(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    let parts = value.parts
    return parts.count == 2 && parts[0] == parts[1] ? parts[0] : value
  }

  /// Reads the box and the length by which overflow may leave it; `padding-box` and `0px` are left out beside the other.
  ///
  /// Defined by [CSS Overflow 4, section 3.2](https://drafts.csswg.org/css-overflow-4/#overflow-clip-margin).
  static func parseOverflowClipMargin(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseComponents(&cursor, for: property).map { value in
      let (box, length) = value.clipMargin
      return clipMargin(box, length)
    }
  }

  /// The box and the length of a value of `overflow-clip-margin`.
  var clipMargin: (box: CSSValue, length: CSSValue) {
    var margin: (box: CSSValue, length: CSSValue) = (.keyword(.paddingBox), .length(.zero))
    for part in parts {
      if case .keyword = part { margin.box = part } else { margin.length = part }
    }
    return margin
  }

  /// The value of `overflow-clip-margin` for a box and a length.
  static func clipMargin(_ box: CSSValue, _ length: CSSValue) -> CSSValue {
    if box == .keyword(.paddingBox) { return length }
    return length == .length(.zero) ? box : .sequence([box, length])
  }
}
