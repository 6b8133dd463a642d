// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// What is painted of a picture of CSS: one picture, or several that are added up.
struct PaintableImage: Sendable, Hashable {
  /// What is painted, each with its share of the whole; what is left of one is transparent.
  private(set) var parts: [Part]
  /// The picture's own size in px; nil for one that is as large as one likes.
  private(set) var size: Size?

  /// One of the pictures, as large as the whole.
  struct Part: Sendable, Hashable {
    /// What it is.
    let content: Content
    /// How much of the whole it is, from 0 to 1.
    var share = 1.0
  }

  /// What is painted of one picture.
  enum Content: Sendable, Hashable {
    /// One color.
    case color(RGBA)
    /// Colors that pass into each other.
    case gradient(CSSGradient)
    /// A picture.
    case source(ImageSource)
  }

  /// One picture of a size.
  init(_ content: Content, size: Size? = nil) {
    parts = [Part(content: content)]
    self.size = size
  }
}

extension PaintableImage {
  /// What of a picture can be had; nil where nothing can.
  ///
  /// Of several resolutions the finest is taken. What cannot be had of pictures that are blended is transparent.
  init?(_ image: CSSImage, in context: DrawingContext) {
    self.init(image, context.measuring.images, currentColor: context.color, depth: 0)
  }

  /// A picture that can be had; nil for another one.
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
    let found: PaintableImage?
    switch image {
    case .none: found = nil
    case .url(let url): found = PaintableImage(.url(url), images)
    case .gradient(let gradient): found = PaintableImage(.gradient(gradient))
    case .set(let options):
      let finest = options.map { (inner($0.image), $0.dotsPerPixel) }.filter { $0.0 != nil }
        .max { $0.1 < $1.1 }
      found = finest?.0?.scaled(by: 1 / (finest?.1 ?? 1))
    case .crossFade(let layers):
      found = PaintableImage(
        blending: zip(layers, layers.shares).map { layer, share in
          switch layer.content {
          case .image(let image): (inner(image), share)
          case .color(let plain): (color(plain), share)
          }
        })
    case .fallback(let fallback):
      found =
        fallback.source.flatMap { PaintableImage(.url($0), images) } ?? fallback.color.map(color)
    }
    guard let found else { return nil }
    self = found
  }

  /// The most pictures that are added up; the others are left out.
  private static let maximumCount = 64

  /// Pictures that are added up, each with its share; nil where none can be had.
  ///
  /// The size is between those of the pictures, as near to each as it has a share.
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

  /// The picture with another size of its own.
  private func scaled(by factor: Double) -> PaintableImage {
    var image = self
    image.size = size.map { Size($0.width * factor, $0.height * factor) }
    return image
  }
}

extension ImageSetOption {
  /// The resolution in dots for each px.
  fileprivate var dotsPerPixel: Double {
    let dots = resolution.plain?.dotsPerPixel ?? 1
    return dots.isFinite && dots > 0 ? dots : 1
  }
}

extension [CrossFadeLayer] {
  /// How much of the whole each layer is, from 0 to 1.
  ///
  /// Those that do not say it share evenly what the others leave; where all together would be more than the whole, each is
  /// made less. Defined by [CSS Images 4, section 2.5](https://drafts.csswg.org/css-images-4/#cross-fade-function).
  fileprivate var shares: [Double] {
    let stated = map { $0.share.map { Swift.min(Swift.max($0.pixels(of: 1), 0), 1) } }
    let sum = stated.reduce(0) { $0 + ($1 ?? 0) }
    let open = stated.count { $0 == nil }
    let rest = open > 0 ? Swift.max(0, 1 - sum) / Double(open) : 0
    return stated.map { ($0 ?? rest) / Swift.max(1, sum) }
  }
}
