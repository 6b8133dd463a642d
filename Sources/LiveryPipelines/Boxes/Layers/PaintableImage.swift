// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// What is painted of a picture of CSS.
enum PaintableImage: Sendable, Hashable {
  /// One color.
  case color(RGBA)
  /// Colors that pass into each other.
  case gradient(Gradient)
  /// A picture of a size in px.
  case source(ImageSource, Size)
}

extension PaintableImage {
  /// What of a picture can be had; nil where nothing can.
  ///
  /// Of several resolutions the finest is taken; of two pictures that are blended the first that can be had.
  init?(_ image: Image, in context: DrawingContext) {
    self.init(image, context.measuring.images, currentColor: context.color, depth: 0)
  }

  private init?(_ image: Image, _ images: any ImageMeasuring, currentColor: RGBA, depth: Int) {
    guard depth < 8 else { return nil }
    func inner(_ image: Image) -> PaintableImage? {
      PaintableImage(image, images, currentColor: currentColor, depth: depth + 1)
    }
    func color(_ color: SpecifiedColor) -> PaintableImage {
      .color(RGBA(color.resolved(currentColor: currentColor.color)))
    }
    func source(_ url: URLValue) -> PaintableImage? {
      images.size(of: .url(url)).flatMap { $0.isEmpty ? nil : .source(.url(url), $0) }
    }
    let found: PaintableImage?
    switch image {
    case .none: found = nil
    case .url(let url): found = source(url)
    case .gradient(let gradient): found = .gradient(gradient)
    case .set(let options):
      let finest = options.map { (inner($0.image), $0.dotsPerPixel) }.filter { $0.0 != nil }
        .max { $0.1 < $1.1 }
      found = finest?.0?.scaled(by: 1 / (finest?.1 ?? 1))
    case .crossFade(let layers): found = layers.lazy.compactMap { $0.paintable(inner, color) }.first
    case .fallback(let fallback):
      found = fallback.source.flatMap(source) ?? fallback.color.map(color)
    }
    guard let found else { return nil }
    self = found
  }

  /// The picture with another size of its own.
  private func scaled(by factor: Double) -> PaintableImage {
    guard case .source(let source, let size) = self else { return self }
    return .source(source, Size(size.width * factor, size.height * factor))
  }

  /// The picture's own size; nil for one that is as large as one likes.
  var size: Size? {
    guard case .source(_, let size) = self else { return nil }
    return size
  }
}

extension ImageSetOption {
  /// The resolution in dots for each px.
  fileprivate var dotsPerPixel: Double {
    let dots = resolution?.plain?.dotsPerPixel ?? 1
    return dots.isFinite && dots > 0 ? dots : 1
  }
}

extension CrossFadeLayer {
  /// What can be had of the layer.
  fileprivate func paintable(
    _ image: (Image) -> PaintableImage?, _ color: (SpecifiedColor) -> PaintableImage
  ) -> PaintableImage? {
    switch content {
    case .image(let inner): image(inner)
    case .color(let plain): color(plain)
    }
  }
}
