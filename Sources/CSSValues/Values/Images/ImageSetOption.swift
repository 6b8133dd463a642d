// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An option of `image-set()`, among which the program selects an image.
///
/// Defined by [CSS Images 4, section 2.4](https://drafts.csswg.org/css-images-4/#image-set-notation).
public struct ImageSetOption: Sendable, Hashable {
  /// The image.
  public var image: CSSImage
  /// The resolution that the image is made for.
  public var resolution: Calculable<Resolution>
  /// The MIME type of the image file, such as `image/png`.
  public var type: String?

  /// Creates an option, by default for a resolution of 1dppx.
  package init(
    _ image: CSSImage, resolution: Calculable<Resolution> = .plain(Resolution(1)),
    type: String? = nil
  ) {
    self.image = image
    self.resolution = resolution
    self.type = type
  }
}

extension ImageSetOption: CustomStringConvertible {
  /// The CSS text of the option.
  public var description: String {
    "\(image) \(resolution)" + (type.map { " type(\(stringText($0)))" } ?? "")
  }

  /// Parses `[ <image> | <string> ] [ <resolution> || type( <string> ) ]?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> ImageSetOption? {
    let address = URLValue.consumeString(&cursor).map { CSSImage.url($0) }
    guard let image = address ?? CSSImage.parse(&cursor, depth: depth) else { return nil }
    if case .set = image { return cursor.expected("','") }
    var resolution: Calculable<Resolution>?
    var type: String?
    while true {
      if type == nil, cursor.consume(function: "type") {
        type = cursor.contents { inner in
          guard inner.peek() == .string else { return inner.expected("<string>") }
          return inner.next().map { inner.stream.value(of: $0) }
        }
        if type == nil { return nil }
      } else if resolution == nil, CSSValue.beginsNumeric(&cursor, .resolution) {
        resolution = Calculable<Resolution>.parse(&cursor, in: .nonNegative)
        if resolution == nil { return nil }
      } else {
        // The default resolution is 1x.
        return ImageSetOption(
          image, resolution: resolution ?? .plain(Resolution(1, .x)), type: type)
      }
    }
  }
}
