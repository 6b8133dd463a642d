// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One of the pictures that `image-set()` lets the program choose from.
///
/// Defined by [CSS Images 4, section 2.4](https://drafts.csswg.org/css-images-4/#image-set-notation).
public struct ImageSetOption: Sendable, Hashable {
  /// The picture.
  public var image: Image
  /// The resolution that the picture is made for; nil for `1x` that is not written.
  public var resolution: Calculable<Resolution>?
  /// The media type of the picture's file, such as `image/png`.
  public var type: String?

  /// The resolution of a picture for which none is written.
  static let defaultResolution: Calculable<Resolution> = .plain(Resolution(1, .x))

  /// A picture with what is known of it.
  public init(_ image: Image, resolution: Calculable<Resolution>? = nil, type: String? = nil) {
    self.image = image
    self.resolution = resolution
    self.type = type
  }
}

extension ImageSetOption: CustomStringConvertible {
  /// The option as CSS writes it; a resolution that is not written is `1x`.
  ///
  /// Defined by [CSS Images 4, section 2.4](https://drafts.csswg.org/css-images-4/#image-set-notation).
  public var description: String {
    var text = image.description + " \(resolution ?? Self.defaultResolution)"
    if let type { text += " type(\(stringText(type)))" }
    return text
  }

  /// Reads `[ <image> | <string> ] [ <resolution> || type( <string> ) ]?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ImageSetOption? {
    let address = URLValue.takeString(&cursor).map { Image.url($0) }
    guard let image = address ?? Image.parse(&cursor, depth: depth) else { return nil }
    if case .set = image { return cursor.expected("','") }
    var option = ImageSetOption(image)
    while true {
      if option.type == nil, cursor.take(function: "type") {
        option.type = cursor.contents { inner in
          guard inner.peek() == .string else { return inner.expected("<string>") }
          return inner.next().map { inner.stream.value(of: $0) }
        }
        if option.type == nil { return nil }
      } else if option.resolution == nil, CSSValue.beginsNumeric(&cursor, .resolution) {
        option.resolution = Calculable<Resolution>.parse(&cursor, in: .nonNegative)
        if option.resolution == nil { return nil }
      } else {
        return option
      }
    }
  }
}
