// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The paintable content of a CSS image: a single image, or several that are added up.
struct PaintableImage: Sendable, Hashable {
  /// The parts with their fractions of the whole; the remainder to 1 is transparent.
  private(set) var parts: [Part]
  /// The natural size in px, or `nil` without natural dimensions.
  private(set) var size: Size?

  /// An image of the sum, as large as the whole.
  struct Part: Sendable, Hashable {
    /// The content.
    let content: Content
    /// The fraction of the whole, from 0 to 1.
    var share = 1.0
  }

  /// The content of an image.
  enum Content: Sendable, Hashable {
    /// A solid color.
    case color(RGBA)
    /// A gradient.
    case gradient(CSSGradient)
    /// An image file.
    case source(ImageSource)
  }

  /// Creates a single image with a natural size.
  init(_ content: Content, size: Size? = nil) {
    parts = [Part(content: content)]
    self.size = size
  }
}

extension PaintableImage {
  /// Creates the available parts of an image, or returns `nil` if none is available.
  ///
  /// An `image-set()` uses the highest resolution. The unavailable images of a `cross-fade()` are
  /// transparent.
  init?(_ image: CSSImage, in context: DrawingContext) {
    self.init(image, context.measuring.images, currentColor: context.color, depth: 0)
  }

  /// Creates an available image, or returns `nil` if the image is unavailable.
  init?(_ source: ImageSource, _ images: any ImageMeasuring) {
    guard let size = images.size(of: source)?.limited, !size.isEmpty else { return nil }
    self.init(.source(source), size: size)
  }

  private init?(_ image: CSSImage, _ images: any ImageMeasuring, currentColor: RGBA, depth: Int) {
    guard depth < 8 else { return nil }
    func inner(_ image: CSSImage) -> PaintableImage? {
      PaintableImage(image, images, currentColor: currentColor, depth: depth + 1)
    }
    func color(_ color: SpecifiedColor) -> PaintableImage {
      PaintableImage(.color(RGBA(color.resolved(currentColor: currentColor.color))))
    }
    let result: PaintableImage?
    switch image {
    case .none: result = nil
    case .url(let url): result = PaintableImage(.url(url), images)
    case .gradient(let gradient): result = PaintableImage(.gradient(gradient))
    case .set(let options):
      let densest = options.map { (inner($0.image), $0.dotsPerPixel) }.filter { $0.0 != nil }
        .max { $0.1 < $1.1 }
      result = densest?.0?.scaled(by: 1 / (densest?.1 ?? 1))
    case .crossFade(let layers):
      result = PaintableImage(
        blending: zip(layers, layers.shares).map { layer, share in
          switch layer.content {
          case .image(let image): (inner(image), share)
          case .color(let plain): (color(plain), share)
          }
        })
    case .fallback(let fallback):
      result =
        fallback.source.flatMap { PaintableImage(.url($0), images) } ?? fallback.color.map(color)
    }
    guard let result else { return nil }
    self = result
  }

  /// The maximum number of images that are added up; further images are omitted.
  private static let maximumCount = 64

  /// Creates a sum of images with fractions, or returns `nil` if none is available.
  ///
  /// The size is the average of the sizes of the images, weighted by their fractions.
  private init?(blending pictures: [(picture: PaintableImage?, share: Double)]) {
    parts = []
    var (total, sum) = (0.0, Size.zero)
    for case (let picture?, let share) in pictures where share > 0 {
      parts += picture.parts.map { Part(content: $0.content, share: $0.share * share) }
      guard let size = picture.size else { continue }
      total += share
      sum = Size(sum.width + size.width * share, sum.height + size.height * share)
    }
    guard !parts.isEmpty else { return nil }
    parts = Array(parts.prefix(Self.maximumCount))
    size = total > 0 ? Size(sum.width / total, sum.height / total) : nil
  }

  /// Returns the image with its natural size scaled.
  private func scaled(by factor: Double) -> PaintableImage {
    var image = self
    image.size = size.map { Size($0.width * factor, $0.height * factor) }
    return image
  }
}

extension ImageSetOption {
  /// The resolution in dots per px.
  fileprivate var dotsPerPixel: Double {
    let dots = resolution.plain?.dotsPerPixel ?? 1
    return dots.isFinite && dots > 0 ? dots : 1
  }
}

extension [CrossFadeLayer] {
  /// The fraction of each layer, from 0 to 1.
  ///
  /// Layers without a specified percentage share the remainder evenly. If the sum exceeds 100%, all
  /// fractions are scaled down. Defined by [CSS Images 4, section
  /// 2.5](https://drafts.csswg.org/css-images-4/#cross-fade-function).
  fileprivate var shares: [Double] {
    let specified = map { $0.share.map { Swift.min(Swift.max($0.pixels(of: 1), 0), 1) } }
    let sum = specified.reduce(0) { $0 + ($1 ?? 0) }
    let unspecifiedCount = specified.count { $0 == nil }
    let remainder = unspecifiedCount > 0 ? Swift.max(0, 1 - sum) / Double(unspecifiedCount) : 0
    return specified.map { ($0 ?? remainder) / Swift.max(1, sum) }
  }
}
