// SPDX-License-Identifier: Apache-2.0

/// An image: a layer of `background-image`, or the value of `border-image-source`.
///
/// ```swift
/// Property.backgroundImage.value(parsing: "url(a.png), none")?.as([CSSImage].self)
/// // [.url(URLValue("a.png")), .none]
/// ```
///
/// Defined by [CSS Images 4, section 2](https://drafts.csswg.org/css-images-4/#image-values).
public enum CSSImage: Sendable, Hashable {
  /// No image.
  ///
  /// Its layer still counts.
  case none
  /// An image by URL.
  case url(URLValue)
  /// A gradient.
  case gradient(CSSGradient)
  /// Alternatives of an image in several resolutions or formats: `image-set()`.
  case set([ImageSetOption])
  /// Blended images and colors: `cross-fade()`.
  case crossFade([CrossFadeLayer])
  /// An image with a fallback color, or a color alone: `image()`.
  case fallback(FallbackImage)
}

extension CSSImage: PropertyListElement, CustomStringConvertible {
  /// Creates an image from an image or `none`, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .image(let image): self = image
    case .keyword(.none): self = .none
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { self == .none ? .keyword(.none) : .image(self) }

  /// The CSS text of the image.
  public var description: String {
    switch self {
    case .none: "none"
    case .url(let url): url.description
    case .gradient(let gradient): gradient.description
    case .set(let options):
      "image-set(\(options.map(\.description).joined(separator: ", ")))"
    case .crossFade(let layers):
      "cross-fade(\(layers.map(\.description).joined(separator: ", ")))"
    case .fallback(let image): image.description
    }
  }
}
