// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// Draws the program's image in the content box.
///
/// ```css
/// object(cover at 50% 0%)
/// ```
///
/// Defined by [CSS Images 3, section 5.5](https://drafts.csswg.org/css-images-3/#the-object-fit).
package struct ObjectStep: PipelineStep {
  /// The way the image fits the box.
  package var fit: ObjectFit
  /// The position of the image in the free space.
  package var position: Position
  /// Whether enlarging the image keeps pixels sharp.
  package var isPixelated: Bool

  /// Creates the drawing of an image.
  package init(_ fit: ObjectFit = .fill, at position: Position = middle, isPixelated: Bool = false)
  {
    self.fit = fit
    self.position = position
    self.isPixelated = isPixelated
  }

  /// The center of the free space, which is the default position.
  package static let middle = Position(
    x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))

  /// An image that fills the box.
  package static let prototype = ObjectStep()
  /// The schema, with the fit and the position.
  package static let schema = Schema<ObjectStep>(
    "object", "Draws the program's image in the content box.",
    parameters: [
      Parameter("fit", \.fit, form: .optional, summary: "The way in which the image is fitted."),
      Parameter(
        "position", \.position, form: .labeled("at"),
        summary: "The position in the remaining space."),
      Parameter(
        flag: "pixelated", \.isPixelated,
        summary: "Whether its pixels stay sharp if it is enlarged."),
    ])

  /// Draws the image, clipped to the content box.
  package func draw(in context: inout DrawingContext) {
    let box = context.contentFrame
    guard let source = context.content.image, !box.isEmpty,
      let size = context.measuring.images.size(of: source), !size.isEmpty
    else { return }
    let fitted = fit.size(of: size, in: box.size)
    let extent = Size(box.width - fitted.width, box.height - fitted.height)
    let frame = Rect(origin: box.origin + position.offset(in: extent), size: fitted)
    let isClipped = frame.intersection(box) != frame || context.corners?.areSharp != true
    if isClipped { context.add(.clip(context.outline(of: .contentBox))) }
    context.add(.image(DisplayImage(source, in: frame, isPixelated: isPixelated)))
    if isClipped { context.add(.end) }
    context.hasDrawnContent = true
  }

  /// Returns a size that is at least the image's own.
  package func naturalSize(_ preferred: Size, from size: Size, in context: SizingContext) -> Size {
    guard let source = context.content.image,
      let imageSize = context.measuring.images.size(of: source)
    else { return preferred }
    return Size(
      max(preferred.width, size.width + imageSize.width),
      max(preferred.height, size.height + imageSize.height))
  }
}

/// The way an image fits its box.
///
/// Defined by [CSS Images 3, section 5.5](https://drafts.csswg.org/css-images-3/#the-object-fit).
package enum ObjectFit: String, ParameterKeyword {
  /// As large as the box, without preserving the aspect ratio.
  case fill
  /// As large as fits into the box.
  case contain
  /// As small as covers the box.
  case cover
  /// In its own size.
  case none
  /// In its own size, or scaled down to fit.
  case scaleDown = "scale-down"
}

extension ObjectFit {
  /// Returns the size of an image in a box.
  ///
  /// - Parameters:
  ///   - imageSize: The image's own size.
  ///   - box: The size of the box.
  /// - Returns: The size at which the image is drawn.
  package func size(of imageSize: Size, in box: Size) -> Size {
    let (across, down) = (box.width / imageSize.width, box.height / imageSize.height)
    let scale: Double
    switch self {
    case .fill: return box
    case .contain: scale = min(across, down)
    case .cover: scale = max(across, down)
    case .none: scale = 1
    case .scaleDown: scale = min(across, down, 1)
    }
    return Size(imageSize.width * scale, imageSize.height * scale)
  }
}
