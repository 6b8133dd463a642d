// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// An image that fills a path.
public enum FillImage: Sendable, Hashable {
  /// An image file.
  case source(ImageSource)
  /// An image function of CSS: `image-set()`, `cross-fade()` or `image()`.
  case composed(CSSImage)
}

extension FillImage {
  /// Returns the paintable image, or `nil` if the image is unavailable.
  func paintable(in context: DrawingContext) -> PaintableImage? {
    switch self {
    case .source(let source): PaintableImage(source, context.measuring.images)
    case .composed(let image): PaintableImage(image, in: context)
    }
  }
}

extension FillImage: ParameterValue {
  /// The grammar of an image.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .custom(name: "FillImage", grammar: "<image>")
  }

  /// Parses an image.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let image = reader.consume({ $0.image?.normalized }) else { return nil }
    if case .url(let url) = image { self = .source(.url(url)) } else { self = .composed(image) }
  }

  /// The image, or `nil` for image data, which has no CSS syntax.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    switch self {
    case .source(let source): source.cssValues(as: .image)
    case .composed(let image): [.image(image)]
    }
  }
}
