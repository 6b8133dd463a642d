// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A picture that fills an outline.
public enum FillImage: Sendable, Hashable {
  /// A picture file.
  case source(ImageSource)
  /// What CSS makes of several: `image-set()`, `cross-fade()` and `image()`.
  case composed(CSSImage)
}

extension FillImage {
  /// What is painted; nil where the picture cannot be had.
  func paintable(in context: DrawingContext) -> PaintableImage? {
    switch self {
    case .source(let source): PaintableImage(source, context.measuring.images)
    case .composed(let image): PaintableImage(image, in: context)
    }
  }
}

extension FillImage: ParameterValue {
  /// A picture.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .custom(name: "FillImage", grammar: "<image>")
  }

  /// Takes a picture.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let image = reader.take({ $0.image?.kept }) else { return nil }
    if case .url(let url) = image { self = .source(.url(url)) } else { self = .composed(image) }
  }

  /// The picture; nil for bytes, which CSS cannot write.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    switch self {
    case .source(let source): source.cssValues(as: .image)
    case .composed(let image): [.image(image)]
    }
  }
}
