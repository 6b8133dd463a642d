// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws a picture in the content frame: its own, one instead of it while that cannot be had, or the program's.
///
/// ```css
/// shape(rounded-rectangle 8px) image(url(a.png) default url(b.png) aspect-fill)
/// image(center size 30px 30px tint white)
/// ```
///
/// Without a `size`, a picture that keeps its own size counts with that in the natural size, and a scaled one does not
/// count.
///
/// The picture is clipped to the shape, which follows the picture's own edges, and to the content frame. The default
/// picture, which in Three20 only buttons draw, is drawn by the step.
public struct ImageStep: PipelineStep {
  /// The picture; nil for the program's.
  public var source: ImageSource?
  /// The picture that is drawn where the size of the first one is not known; nil for none.
  public var defaultSource: ImageSource?
  /// How the picture lies in the content frame.
  public var contentMode: CSSContentMode
  /// The size in px that the picture counts with in the natural size; zero for what the content mode says.
  public var size: Size
  /// The color that the picture is drawn in, of which then only the form counts; nil for its own colors.
  public var tint: RGBA?

  /// A step that draws a picture.
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

  /// The program's picture over all of the content frame.
  public static let prototype = ImageStep()
  /// The address, and what there is to say about it.
  public static let schema = Schema<ImageStep>(
    "image", "Draws a picture.",
    parameters: [
      Parameter(
        "source", \.source, form: .optional,
        summary: "The address of the picture; where none is written, the program's."),
      Parameter(
        "default", \.defaultSource, form: .labeled("default"),
        summary: "The picture that is drawn where the first one cannot be had."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture in the content frame."),
      Parameter(
        "size", \.size, form: .labeled("size"), in: .nonNegative,
        summary: "The size that the picture counts with in the natural size."),
      Parameter(
        "tint", \.tint, form: .labeled("tint"),
        summary: "The color that the picture is drawn in; only its form counts then."),
    ])

  /// Draws the picture; the frames stay.
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

  /// The explicit size, or that of a picture whose content mode keeps it, is added.
  public func sizeBehind(_ size: Size, in context: SizingContext) -> Size {
    if self.size != .zero { return size + self.size }
    guard !contentMode.isScaled, let image = image(for: context.content, context.measuring) else {
      return size
    }
    return size + image.size
  }

  /// The first of the pictures whose size is known.
  private func image(
    for content: PipelineContent, _ measuring: Measuring
  ) -> (source: ImageSource, size: Size)? {
    for source in [source, defaultSource, content.image] {
      if let source, let size = measuring.images.size(of: source) { return (source, size.limited) }
    }
    return nil
  }
}
