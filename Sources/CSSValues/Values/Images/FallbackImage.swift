// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A picture that a plane of one color stands in for while it cannot be drawn: `image("a.png", white)`.
///
/// Defined by [CSS Images 4, section 2.3](https://drafts.csswg.org/css-images-4/#image-notation).
public struct FallbackImage: Sendable, Hashable {
  /// The direction of writing that the picture is made for; it is mirrored for the other one.
  public var direction: Direction?
  /// The picture; nil for the color alone.
  public var source: URLValue?
  /// The color that is drawn instead.
  public var color: SpecifiedColor?

  /// A picture, a color, or both.
  package init(direction: Direction? = nil, source: URLValue? = nil, color: SpecifiedColor? = nil) {
    self.direction = direction
    self.source = source
    self.color = color
  }

  /// A direction of writing.
  public enum Direction: String, GrammarWord {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }
}

extension FallbackImage: CustomStringConvertible {
  /// The picture as CSS writes it.
  public var description: String {
    let picture = [direction?.description, source?.description].compactMap { $0 }
    var arguments = picture.isEmpty ? [] : [picture.joined(separator: " ")]
    if let color { arguments.append(color.description) }
    return "image(\(arguments.joined(separator: ", ")))"
  }

  /// Reads the inside of `image( <image-tags>? [ <image-src>? , <color>? ]! )`.
  static func parse(_ cursor: inout TokenCursor) -> FallbackImage? {
    var image = FallbackImage(direction: Direction.take(&cursor))
    if let source = URLValue.takeString(&cursor) {
      image.source = source
    } else if URLValue.begins(&cursor) {
      guard let source = URLValue.parse(&cursor) else { return nil }
      image.source = source
    }
    if image.source != nil || image.direction != nil, !cursor.takeComma() {
      return image.source == nil ? cursor.expected("<url> | <string> | ','") : image
    }
    guard let color = SpecifiedColor.parse(&cursor) else { return nil }
    image.color = color
    return image
  }
}
