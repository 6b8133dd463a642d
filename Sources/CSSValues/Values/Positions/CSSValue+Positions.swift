// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses `transform-origin`: one or two position components, and a depth along the z axis.
  ///
  /// Defined by [CSS Transforms 2, section 6](https://drafts.csswg.org/css-transforms-2/#transform-origin-property).
  static func parseTransformOrigin(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let position = Position.parse(&cursor, .plain) else { return nil }
    // With a single component, a length would already be the second component.
    guard beginsNumeric(&cursor, .length) else { return .position(position) }
    guard let depth = parseNumeric(&cursor, .length) else { return nil }
    if depth.pixels(percentagesOf: nil) == 0 { return .position(position) }
    return .sequence([.position(position), depth])
  }
}
