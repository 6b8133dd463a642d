// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads the value of `transform-origin`: a position of one or two components, and how far it is in front of the box.
  ///
  /// Defined by [CSS Transforms 2, section 6](https://drafts.csswg.org/css-transforms-2/#transform-origin-property).
  static func parseTransformOrigin(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let position = Position.parse(&cursor, .plain) else { return nil }
    // A length behind a single component would have been the second one.
    guard beginsNumeric(&cursor, .length) else { return .position(position) }
    guard let depth = parseNumeric(&cursor, .length) else { return nil }
    if depth.pixels(percentagesOf: nil) == 0 { return .position(position) }
    return .sequence([.position(position), depth])
  }
}
