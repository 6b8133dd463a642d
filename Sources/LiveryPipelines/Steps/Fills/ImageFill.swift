// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Fills the shape with an image: once, tiled, or as nine slices whose corners keep their size.
///
/// ```css
/// fill(url(wood.png) repeat)
/// fill(url(button.png) slice 8 12)
/// fill(url(star.png) aspect-fit tint goldenrod)
/// fill(cross-fade(url(day.png) 30%, url(night.png)) aspect-fill)
/// ```
///
/// An unavailable image is omitted; in a cross-fade it is transparent. Slices that meet leave no
/// center, and corners that are too large for the frame are scaled down together.
public struct ImageFill: PipelineStep {
  /// The image.
  public var image: FillImage
  /// The position of the image, or of the first tile, in the frame.
  public var contentMode: CSSContentMode
  /// The repetition of the image.
  public var tiling: Tiling
  /// The slice distances from the image's sides, in its own px, or zero for no slices.
  public var slices: Insets
  /// The color that replaces the image's colors, but not its alpha, or `nil` for none.
  public var tint: RGBA?

  /// The repetition of an image.
  public enum Tiling: String, ParameterKeyword {
    /// Drawn once.
    case once = "no-repeat"
    /// Repeated in rows and columns.
    case both = "repeat"
    /// Repeated in a row.
    case horizontal = "repeat-x"
    /// Repeated in a column.
    case vertical = "repeat-y"
  }

  /// Creates a fill with an image file.
  public init(
    _ source: ImageSource, contentMode: CSSContentMode = .scaleToFill, tiling: Tiling = .once,
    slices: Insets = .zero, tint: RGBA? = nil
  ) {
    self.init(
      .source(source), contentMode: contentMode, tiling: tiling, slices: slices, tint: tint)
  }

  /// Creates a fill with an image.
  public init(
    _ image: FillImage, contentMode: CSSContentMode = .scaleToFill, tiling: Tiling = .once,
    slices: Insets = .zero, tint: RGBA? = nil
  ) {
    self.image = image
    self.contentMode = contentMode
    self.tiling = tiling
    self.slices = slices
    self.tint = tint
  }

  /// A fill with an unavailable image, stretched over the frame.
  public static let prototype = ImageFill(.url(URLValue("")))
  /// The schema, with the image and its options.
  public static let schema = Schema<ImageFill>(
    "fill", "Fills the shape with a picture.",
    parameters: [
      Parameter(
        "image", \.image,
        summary: "The picture: a URL, `image-set()`, `cross-fade()` or `image()`."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture, or of the first tile, in the frame."),
      Parameter(
        "tiling", \.tiling, form: .optional,
        summary:
          "The repetition: one picture, a row, a column, or both. Tiles keep the picture's size."),
      Parameter(
        "slice", \.slices, form: .labeled("slice"), as: .sides(.nonNegative),
        summary:
          "The offsets at which the picture is cut into nine parts, in its own pixels: top, right, bottom, left. The corners keep their size, the sides are stretched along their length, the middle in both directions."
      ),
      Parameter(
        "tint", \.tint, form: .labeled("tint"),
        summary: "The color in which the picture is drawn; only its alpha channel is used then."),
    ])

  /// Fills the shape in the frame, or does nothing if the image is unavailable.
  public func draw(in context: inout DrawingContext) {
    guard !context.frame.isEmpty, let picture = image.paintable(in: context) else { return }
    context.addTinted(tint) { context in
      guard slices == .zero else { return drawSlices(of: picture, in: &context) }
      let frame = context.frame
      picture.fill(
        context.outline, of: frame, geometry(of: picture.size ?? frame.size, in: frame),
        in: &context)
    }
  }

  private func drawSlices(of picture: PaintableImage, in context: inout DrawingContext) {
    let frame = context.frame
    picture.draw(in: &context) { content, context in
      guard case .source(let source) = content,
        let fileSize = context.measuring.images.size(of: source)
      else {
        return context.fill(content.paint(in: frame, currentColor: context.color))
      }
      let image = NineSliceImage(
        source, size: picture.size ?? fileSize, fileSize: fileSize.limited, slices: slices)
      context.add(.clip(context.outline))
      for command in image.commands(in: frame) { context.add(command) }
      context.add(.end)
    }
  }

  private func geometry(of size: Size, in frame: Rect) -> LayerGeometry {
    // Tiles keep the image's size, and begin in the upper left corner by default.
    let isTiled = tiling != .once
    let mode =
      isTiled && (contentMode == .scaleToFill || contentMode == .redraw) ? .topLeft : contentMode
    return LayerGeometry(
      tile: mode.frame(of: size, in: frame),
      repeatsHorizontally: tiling == .both || tiling == .horizontal,
      repeatsVertically: tiling == .both || tiling == .vertical)
  }
}
