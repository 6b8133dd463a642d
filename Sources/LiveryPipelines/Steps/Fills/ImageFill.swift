// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Fills the shape with a picture: once, as tiles, or cut into nine parts of which the corners keep their size.
///
/// ```swift
/// Pipeline(parsing: "fill(url(wood.png) repeat)")
/// Pipeline(parsing: "fill(url(button.png) slice 8 12)")
/// ```
public struct ImageFill: PipelineStep {
  /// The picture.
  public var source: ImageSource
  /// How the picture, or the first tile, lies in the frame.
  public var contentMode: ContentMode
  /// Whether there is more than one.
  public var tiling: Tiling
  /// How far from its sides the picture is cut, in its own px; zero for no cuts.
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
    _ source: ImageSource, contentMode: ContentMode = .scaleToFill, tiling: Tiling = .once,
    slices: Insets = .zero, tint: RGBA? = nil
  ) {
    self.source = source
    self.contentMode = contentMode
    self.tiling = tiling
    self.slices = slices
    self.tint = tint
  }

  /// No picture, over all of the frame.
  public static let prototype = ImageFill(.url(URLValue("")))
  /// The address, and what there is to say about it.
  public static let schema = Schema<ImageFill>(
    "fill", "Fills the shape with a picture.",
    [
      Parameter("source", \.source),
      Parameter("content-mode", \.contentMode, .optional),
      Parameter("tiling", \.tiling, .optional),
      Parameter(
        "slice", \.slices, .labelled("slice"), as: .sides(.nonNegative)),
      Parameter("tint", \.tint, .labelled("tint")),
    ])

  /// Fills the shape in the frame; nothing where the picture cannot be had.
  public func draw(in context: inout DrawingContext) {
    guard !context.frame.isEmpty,
      let size = context.measuring.images.size(of: source)?.limited, !size.isEmpty
    else { return }
    context.addTinted(tint) { draw(size, in: &$0) }
  }

  private func draw(_ size: Size, in context: inout DrawingContext) {
    guard slices != .zero else {
      context.fill(.pattern(pattern(of: size, in: context.frame)))
      return
    }
    let image = NineSliceImage(source, size: size, slices: slices)
    context.add(.clip(context.outline))
    for command in image.commands(in: context.frame) { context.add(command) }
    context.add(.end)
  }

  private func pattern(of size: Size, in frame: Rect) -> DisplayPattern {
    // Tiles keep the picture's size, and begin in the corner where no other place is named.
    let isTiled = tiling != .once
    let mode =
      isTiled && (contentMode == .scaleToFill || contentMode == .redraw) ? .topLeft : contentMode
    return DisplayPattern(
      source, tile: mode.frame(of: size, in: frame),
      repeatsHorizontally: tiling == .both || tiling == .horizontal,
      repeatsVertically: tiling == .both || tiling == .vertical)
  }
}
