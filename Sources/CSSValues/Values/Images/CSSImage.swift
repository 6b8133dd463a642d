// SPDX-License-Identifier: Apache-2.0

/// A picture: one layer of `background-image`, or what `border-image-source` names.
///
/// ```swift
/// Property.backgroundImage.value(parsing: "url(a.png), none")?.as([CSSImage].self)
/// // [.url(URLValue("a.png")), .none]
/// ```
///
/// Defined by [CSS Images 4, section 2](https://drafts.csswg.org/css-images-4/#image-values).
public enum CSSImage: Sendable, Hashable {
  /// Nothing; the layer still counts.
  case none
  /// A picture by its address.
  case url(URLValue)
  /// Colors that pass into each other.
  case gradient(CSSGradient)
  /// The same picture in several resolutions or formats: `image-set()`.
  case set([ImageSetOption])
  /// Pictures and colors blended: `cross-fade()`.
  case crossFade([CrossFadeLayer])
  /// A picture with a color instead of it, or a color alone: `image()`.
  case fallback(FallbackImage)
}

extension CSSImage: PropertyListElement, CustomStringConvertible {
  /// Reads a picture or `none`; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .image(let image): self = image
    case .keyword(.none): self = .none
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { self == .none ? .keyword(.none) : .image(self) }

  /// The picture as CSS writes it.
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
