// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Fills the shape with a picture: once, as tiles, or cut into nine parts of which the corners keep their size.
///
/// ```css
/// fill(url(wood.png) repeat)
/// fill(url(button.png) slice 8 12)
/// fill(url(star.png) aspect-fit tint goldenrod)
/// fill(cross-fade(url(day.png) 30%, url(night.png)) aspect-fill)
/// ```
///
/// A picture that cannot be had is left out; in a blend it is transparent. Cuts that meet leave no middle, and
/// corners too large for the frame are made smaller together.
public struct ImageFill: PipelineStep {
  /// The picture.
  public var image: FillImage
  /// How the picture, or the first tile, lies in the frame.
  public var contentMode: CSSContentMode
  /// Whether there is more than one.
  public var tiling: Tiling
  /// How far from its sides the picture is cut, in its own px; zero for no cuts, as for colors and gradients.
  public var slices: Insets
  /// The color that the picture is drawn in, of which then only the form counts; nil for its own colors.
  public var tint: RGBA?

  /// How often a picture is there.
  public enum Tiling: String, ParameterKeyword {
    /// Once.
    case once = "no-repeat"
    /// In rows and columns.
    case both = "repeat"
    /// In a row.
    case horizontal = "repeat-x"
    /// In a column.
    case vertical = "repeat-y"
  }

  /// A fill of a picture.
  public init(
    _ source: ImageSource, contentMode: CSSContentMode = .scaleToFill, tiling: Tiling = .once,
    slices: Insets = .zero, tint: RGBA? = nil
  ) {
    self.init(
      .source(source), contentMode: contentMode, tiling: tiling, slices: slices, tint: tint)
  }

  /// A fill of what CSS makes of several pictures.
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

  /// No picture, over all of the frame.
  public static let prototype = ImageFill(.url(URLValue("")))
  /// The picture, and what there is to say about it.
  public static let schema = Schema<ImageFill>(
    "fill", "Fills the shape with a picture.",
    parameters: [
      Parameter(
        "image", \.image,
        summary: "The picture: an address, `image-set()`, `cross-fade()` or `image()`."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture, or of the first tile, in the frame."),
      Parameter(
        "tiling", \.tiling, form: .optional,
        summary:
          "Whether there is one picture, a row, a column, or both. Tiles keep the picture's size."),
      Parameter(
        "slice", \.slices, form: .labeled("slice"), as: .sides(.nonNegative),
        summary:
          "The distances from its sides at which the picture is cut into nine parts, in its own pixels: top, right, bottom, left. The corners keep their size, the sides are stretched along themselves, the middle both ways."
      ),
      Parameter(
        "tint", \.tint, form: .labeled("tint"),
        summary: "The color that the picture is drawn in; only its form counts then."),
    ])

  /// Fills the shape in the frame; nothing where the picture cannot be had.
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
      guard case .source(let source) = content, let own = context.measuring.images.size(of: source)
      else {
        return context.fill(content.paint(in: frame, currentColor: context.color))
      }
      let image = NineSliceImage(
        source, size: picture.size ?? own, fileSize: own.limited, slices: slices)
      context.add(.clip(context.outline))
      for command in image.commands(in: frame) { context.add(command) }
      context.add(.end)
    }
  }

  private func geometry(of size: Size, in frame: Rect) -> LayerGeometry {
    // Tiles keep the picture's size, and begin in the corner where no other place is named.
    let isTiled = tiling != .once
    let mode =
      isTiled && (contentMode == .scaleToFill || contentMode == .redraw) ? .topLeft : contentMode
    return LayerGeometry(
      tile: mode.frame(of: size, in: frame),
      repeatsHorizontally: tiling == .both || tiling == .horizontal,
      repeatsVertically: tiling == .both || tiling == .vertical)
  }
}
