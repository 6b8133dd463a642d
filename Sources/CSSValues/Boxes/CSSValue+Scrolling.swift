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

  /// Reads the box and the length by which overflow may leave it; `padding-box` goes without saying.
  ///
  /// Defined by [CSS Overflow 4, section 3.2](https://drafts.csswg.org/css-overflow-4/#overflow-clip-margin).
  static func parseOverflowClipMargin(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    guard case .sequence(let parts)? = value, parts.first == .keyword(.paddingBox) else {
      return value
    }
    return .sequence(of: Array(parts.dropFirst()))
  }
}
