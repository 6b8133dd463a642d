// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// A picture drawn by a pipeline: its content step draws the picture, clipped to the pipeline's shape.
///
/// ```swift
/// let view = StyledImageView(.url(avatar), theme.pipeline(for: ".rounded"), default: .url(placeholder))
/// ```
///
/// A host of styles as Three20 has them. While the picture cannot be had, the default one is drawn; a program that loads
/// pictures draws again when it has arrived.
public struct StyledImageView: Sendable {
  /// The picture; nil for the default one.
  public var image: ImageSource?
  /// What is drawn while the picture cannot be had; nil for nothing.
  public var defaultImage: ImageSource?
  /// How the picture lies in its box.
  public var contentMode: CSSContentMode
  /// What draws around the picture; its ``ContentStep`` or ``ImageStep`` draws it.
  public var pipeline: Pipeline

  /// A picture and what draws it.
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
  /// The size that the view wants: that of its picture, with what the pipeline has around it.
  public func naturalSize(measuring: Measuring) -> Size {
    let image = shownImage(measuring)
    let around = pipeline.insets(for: image?.size ?? .zero)
    return ((image?.size ?? .zero) + around).limited
  }

  /// What is to be painted in a box: the pipeline, and the picture where none of its steps has drawn it.
  public func displayList(in bounds: Rect, measuring: Measuring) -> DisplayList {
    let shown = shownImage(measuring)?.source
    let picture = ImageStep(shown, contentMode: contentMode)
    let content = PipelineContent(image: shown) { context in
      if shown != nil { picture.draw(in: &context) }
    }
    var context = DrawingContext(in: bounds, content: content, measuring: measuring)
    pipeline.draw(in: &context)
    if !context.hasDrawnContent, shown != nil { picture.draw(in: &context) }
    return context.list
  }

  /// The first of the two pictures that can be had.
  private func shownImage(_ measuring: Measuring) -> (source: ImageSource, size: Size)? {
    for source in [image, defaultImage] {
      if let source, let size = measuring.images.size(of: source) { return (source, size) }
    }
    return nil
  }
}
