// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// An image drawn by a pipeline, whose content step clips the image to the pipeline's shape.
///
/// ```swift
/// let view = StyledImageView(.url(avatar), theme.pipeline(for: ".rounded"), default: .url(placeholder))
/// ```
///
/// The rules are those of Three20. While the image is unavailable, the default image is drawn. A
/// program that loads images redraws the view after an image arrives.
public struct StyledImageView: Sendable {
  /// The image, or `nil` for the default one.
  public var image: ImageSource?
  /// The image to draw while the image is unavailable, or `nil` for none.
  public var defaultImage: ImageSource?
  /// The position of the image in its box.
  public var contentMode: CSSContentMode
  /// The pipeline, whose ``ContentStep`` or ``ImageStep`` draws the image.
  public var pipeline: Pipeline

  /// Creates a view with an image and its pipeline.
  public init(
    _ image: ImageSource?, _ pipeline: Pipeline, default defaultImage: ImageSource? = nil,
    contentMode: CSSContentMode = .scaleToFill
  ) {
    self.image = image
    self.pipeline = pipeline
    self.defaultImage = defaultImage
    self.contentMode = contentMode
  }
}

extension StyledImageView {
  /// Returns the natural size of the view: that of its image, plus the pipeline's insets.
  public func naturalSize(measuring: MeasurementContext) -> Size {
    let image = availableImage(measuring)
    let insets = pipeline.insets(for: image?.size ?? .zero)
    return ((image?.size ?? .zero) + insets).limited
  }

  /// Returns the display list in a box, with the image on top if no step of the pipeline draws it.
  public func displayList(in bounds: Rect, measuring: MeasurementContext) -> DisplayList {
    let source = availableImage(measuring)?.source
    let picture = ImageStep(source, contentMode: contentMode)
    let content = PipelineContent(image: source) { context in
      if source != nil { picture.draw(in: &context) }
    }
    var context = DrawingContext(in: bounds, content: content, measuring: measuring)
    pipeline.draw(in: &context)
    if !context.hasDrawnContent, source != nil { picture.draw(in: &context) }
    return context.list
  }

  /// Returns the first of the two images that is available.
  private func availableImage(_ measuring: MeasurementContext) -> (source: ImageSource, size: Size)?
  {
    for source in [image, defaultImage] {
      if let source, let size = measuring.images.size(of: source) { return (source, size) }
    }
    return nil
  }
}
