// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// Draws the program's picture in the content box.
///
/// ```css
/// object(cover at 50% 0%)
/// ```
///
/// Defined by [CSS Images 3, section 5.5](https://drafts.csswg.org/css-images-3/#the-object-fit).
package struct ObjectStep: PipelineStep {
  /// How the picture is fitted.
  package var fit: ObjectFit
  /// Where it lies in the room that is left.
  package var position: Position
  /// Whether its pixels stay sharp where it is made larger.
  package var isPixelated: Bool

  /// A picture.
  package init(_ fit: ObjectFit = .fill, at position: Position = middle, isPixelated: Bool = false) {
    self.fit = fit
    self.position = position
    self.isPixelated = isPixelated
  }

  /// The middle of the room that is left, which is where a picture lies that nobody places.
  package static let middle = Position(
    x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))

  /// A picture that fills the box.
  package static let prototype = ObjectStep()
  /// How and where the picture is drawn.
  package static let schema = Schema<ObjectStep>(
    "object", "Draws the program's picture in the content box.",
    parameters: [
      Parameter("fit", \.fit, form: .optional, summary: "The way in which the picture is fitted."),
      Parameter(
        "position", \.position, form: .labeled("at"),
        summary: "The position in the space that is left."),
      Parameter(
        flag: "pixelated", \.isPixelated,
        summary: "Whether its pixels stay sharp where it is made larger."),
    ])

  /// Draws the picture, and nothing of it outside of the content box.
  package func draw(in context: inout DrawingContext) {
    let box = context.contentFrame
    guard let source = context.content.image, !box.isEmpty,
      let size = context.measuring.images.size(of: source), !size.isEmpty
    else { return }
    let fitted = fit.size(of: size, in: box.size)
    let room = Size(box.width - fitted.width, box.height - fitted.height)
    let frame = Rect(origin: box.origin + position.offset(in: room), size: fitted)
    let isClipped = frame.intersection(box) != frame || context.corners?.areSharp != true
    if isClipped { context.add(.clip(context.outline(of: .contentBox))) }
    context.add(.image(DisplayImage(source, in: frame, isPixelated: isPixelated)))
    if isClipped { context.add(.end) }
    context.hasDrawnContent = true
  }

  /// At least the picture's own size.
  package func naturalSize(_ wanted: Size, from size: Size, in context: SizingContext) -> Size {
    guard let source = context.content.image,
      let own = context.measuring.images.size(of: source)
    else { return wanted }
    return Size(
      max(wanted.width, size.width + own.width), max(wanted.height, size.height + own.height))
  }
}

/// How a picture is fitted into its box.
///
/// Defined by [CSS Images 3, section 5.5](https://drafts.csswg.org/css-images-3/#the-object-fit).
package enum ObjectFit: String, ParameterKeyword {
  /// As large as the box, whatever becomes of its proportions.
  case fill
  /// So large that it just fits.
  case contain
  /// So large that it just covers the box.
  case cover
  /// In its own size.
  case none
  /// In its own size, or smaller so that it fits.
  case scaleDown = "scale-down"
}

extension ObjectFit {
  /// The size of a picture in a box.
  ///
  /// - Parameters:
  ///   - own: the picture's own size.
  ///   - box: the size of the box.
  /// - Returns: how large the picture is drawn.
  package func size(of own: Size, in box: Size) -> Size {
    let (across, down) = (box.width / own.width, box.height / own.height)
    let scale: Double
    switch self {
    case .fill: return box
    case .contain: scale = min(across, down)
    case .cover: scale = max(across, down)
    case .none: scale = 1
    case .scaleDown: scale = min(across, down, 1)
    }
    return Size(own.width * scale, own.height * scale)
  }
}
