// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws an image in the content frame: its own, a default if unavailable, or the program's.
///
/// ```css
/// shape(rounded-rectangle 8px) image(url(a.png) default url(b.png) aspect-fill)
/// image(center size 30px 30px tint white)
/// ```
///
/// Without a `size`, an image that keeps its own size contributes that to the natural size. A
/// scaled image does not contribute.
///
/// The image is clipped to the shape, fitted to the image's edges, and to the content frame. The
/// step draws the default image itself, which only buttons draw in Three20.
public struct ImageStep: PipelineStep {
  /// The image, or `nil` for the program's.
  public var source: ImageSource?
  /// The image to draw while the size of the first one is unknown, or `nil` for none.
  public var defaultSource: ImageSource?
  /// The position of the image in the content frame.
  public var contentMode: CSSContentMode
  /// The size in px for the natural size, or zero to follow the content mode.
  public var size: Size
  /// The color that replaces the image's colors, but not its alpha, or `nil` for none.
  public var tint: RGBA?

  /// Creates a step that draws an image.
  public init(
    _ source: ImageSource? = nil, default defaultSource: ImageSource? = nil,
    contentMode: CSSContentMode = .scaleToFill, size: Size = .zero, tint: RGBA? = nil
  ) {
    self.source = source
    self.defaultSource = defaultSource
    self.contentMode = contentMode
    self.size = size
    self.tint = tint
  }

  /// The program's image, stretched over the content frame.
  public static let prototype = ImageStep()
  /// The schema, with the address and its options.
  public static let schema = Schema<ImageStep>(
    "image", "Draws a picture.",
    parameters: [
      Parameter(
        "source", \.source, form: .optional,
        summary: "The URL of the picture; the program's picture by default."),
      Parameter(
        "default", \.defaultSource, form: .labeled("default"),
        summary: "The picture to draw if the first one is not available."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture in the content frame."),
      Parameter(
        "size", \.size, form: .labeled("size"), in: .nonNegative,
        summary: "The size of the picture that the natural size includes."),
      Parameter(
        "tint", \.tint, form: .labeled("tint"),
        summary: "The color in which the picture is drawn; only its alpha channel is used then."),
    ])

  /// Draws the image, and leaves the frames unchanged.
  public func draw(in context: inout DrawingContext) {
    guard let image = image(for: context.content, context.measuring) else { return }
    let box = context.contentFrame
    let rect = contentMode.frame(of: image.size, in: box)
    let visible = rect.intersection(box)
    guard !visible.isEmpty else { return }
    let isClipped = visible != rect || !(context.shape is Rectangle)
    if isClipped { context.add(.clip(context.shape.outline(in: visible))) }
    context.addTinted(tint) { $0.add(.image(DisplayImage(image.source, in: rect))) }
    if isClipped { context.add(.end) }
    if image.source == context.content.image { context.hasDrawnContent = true }
  }

  /// Adds the explicit size, or the size of an image whose content mode keeps it.
  public func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size {
    if self.size != .zero { return size + self.size }
    guard !contentMode.isScaled, let image = image(for: context.content, context.measuring) else {
      return size
    }
    return size + image.size
  }

  /// Returns the first of the images whose size is known.
  private func image(
    for content: PipelineContent, _ measuring: MeasurementContext
  ) -> (source: ImageSource, size: Size)? {
    for source in [source, defaultSource, content.image] {
      if let source, let size = measuring.images.size(of: source) { return (source, size.limited) }
    }
    return nil
  }
}
