// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An image with a color as its fallback: `image("a.png", white)`.
///
/// Defined by [CSS Images 4, section 2.3](https://drafts.csswg.org/css-images-4/#image-notation).
public struct FallbackImage: Sendable, Hashable {
  /// The text direction of the image.
  ///
  /// The image is mirrored for the other direction.
  public var direction: Direction?
  /// The image, or `nil` if there is only a color.
  public var source: URLValue?
  /// The color that replaces an image that cannot be drawn.
  public var color: SpecifiedColor?

  /// Creates an image from a source, a color, or both.
  package init(direction: Direction? = nil, source: URLValue? = nil, color: SpecifiedColor? = nil) {
    self.direction = direction
    self.source = source
    self.color = color
  }

  /// A text direction.
  public enum Direction: String, GrammarKeyword {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }
}

extension FallbackImage: CustomStringConvertible {
  /// The CSS text of the image.
  public var description: String {
    let picture = [direction?.description, source?.description].compactMap { $0 }
    var arguments = picture.isEmpty ? [] : [picture.joined(separator: " ")]
    if let color { arguments.append(color.description) }
    return "image(\(arguments.joined(separator: ", ")))"
  }

  /// Parses the arguments of `image( <image-tags>? [ <image-src>? , <color>? ]! )`.
  static func parse(_ cursor: inout TokenCursor) -> FallbackImage? {
    var image = FallbackImage(direction: Direction.consume(&cursor))
    if let source = URLValue.consumeString(&cursor) {
      image.source = source
    } else if URLValue.begins(at: &cursor) {
      guard let source = URLValue.parse(&cursor) else { return nil }
      image.source = source
    }
    if image.source != nil || image.direction != nil, !cursor.consumeComma() {
      return image.source == nil ? cursor.expected("<url> | <string> | ','") : image
    }
    guard let color = SpecifiedColor.parse(&cursor) else { return nil }
    image.color = color
    return image
  }
}
