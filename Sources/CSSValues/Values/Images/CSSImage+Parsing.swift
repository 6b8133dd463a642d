// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSImage {
  /// An image function other than a gradient.
  private enum Function: String, GrammarFunction {
    case set = "image-set"
    case prefixedSet = "-webkit-image-set"
    case crossFade = "cross-fade"
    case fallback = "image"
  }

  /// Returns whether the next token begins an image.
  ///
  /// Consumes no token.
  static func begins(at cursor: inout TokenCursor) -> Bool {
    URLValue.begins(at: &cursor) || Function.peek(&cursor) != nil
      || CSSGradient.Function.peek(&cursor) != nil
  }

  /// The maximum nesting depth of images.
  private static let maximumDepth = 32

  /// Parses an `<image>` at a nesting depth in other images.
  ///
  /// Defined by [CSS Images 4, section 2](https://drafts.csswg.org/css-images-4/#image-values).
  static func parse(_ cursor: inout TokenCursor, depth: Int = 0) -> CSSImage? {
    if let gradient = CSSGradient.Function.peek(&cursor) {
      _ = cursor.next()
      return CSSGradient.parse(&cursor, of: gradient).map { .gradient($0) }
    }
    if let function = Function.peek(&cursor) {
      guard depth < maximumDepth else { return cursor.expected("an image nested less deep") }
      _ = cursor.next()
      return cursor.contents { parse(&$0, inside: function, depth: depth + 1) }
    }
    guard URLValue.begins(at: &cursor) else { return cursor.expected("<image>") }
    return URLValue.parse(&cursor).map { .url($0) }
  }

  private static func parse(
    _ cursor: inout TokenCursor, inside function: Function, depth: Int
  ) -> CSSImage? {
    switch function {
    case .set, .prefixedSet:
      cursor.commaSeparated { ImageSetOption.parse(&$0, depth: depth) }.map { .set($0) }
    case .crossFade:
      cursor.commaSeparated { CrossFadeLayer.parse(&$0, depth: depth) }.map { .crossFade($0) }
    case .fallback: FallbackImage.parse(&cursor).map { .fallback($0) }
    }
  }
}
