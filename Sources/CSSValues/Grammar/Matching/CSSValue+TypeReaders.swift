// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The types of grammars that become values of their own within the components of a property.
extension CSSValue {
  /// Whether ``read(type:_:_:)`` knows the type.
  static func hasReader(ofType name: String) -> Bool { reader(ofType: name) != nil }

  /// Reads tokens that match the grammar of a type; nil when they are no such value after all.
  static func read(type name: String, _ stream: TokenStream, _ range: Range<Int>) -> CSSValue? {
    var cursor = TokenCursor(stream, range)
    guard let value = reader(ofType: name)?(&cursor), cursor.isAtEnd() else { return nil }
    return value
  }

  private static func reader(
    ofType name: String
  ) -> ((inout TokenCursor) -> CSSValue?)? {
    switch name {
    case "easing-function": { EasingFunction.parse(&$0).map { .easing($0) } }
    case "image", "gradient": { Image.parse(&$0).map { .image($0) } }
    case "position": { Position.parse(&$0).map { .position($0) } }
    case "shadow": { Shadow.parse(&$0, isOfBox: true).map { .shadow($0) } }
    case "filter-function": { FilterFunction.parse(&$0).map { .filter($0) } }
    case "transform-function": { TransformFunction.parse(&$0).map { .transform($0) } }
    case "symbols()": { CSSValue.parseSymbols(&$0) }
    case "basic-shape": { BasicShape.parse(&$0).map { .shape($0) } }
    default: nil
    }
  }
}
