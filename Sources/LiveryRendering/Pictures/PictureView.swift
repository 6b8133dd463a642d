// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryPipelines

  /// The view that draws the pipeline of a picture, as a toolkit would.
  enum PictureView {
    /// A button, whose image is drawn by a part.
    case button(StyledButton)
    /// An image view, whose image is drawn in the middle of the steps.
    case image(StyledImageView)
    /// The pipeline itself.
    case pipeline(Pipeline, PipelineContent)

    /// Creates the host that suits the pipeline of a picture and uses all of its content.
    init(of picture: StylePicture) {
      let (pipeline, content) = (picture.pipeline, picture.content)
      if content.drawing == nil, pipeline.part(named: "image") != nil {
        var button = StyledButton(
          ButtonContent(title: content.text, image: content.image),
          StatePipelines(normal: pipeline))
        button.isVertical = picture.isVertical
        self = .button(button)
      } else if content.drawing == nil, content.image != nil,
        pipeline.first(ContentStep.self) != nil, pipeline.first(TextStep.self) == nil
      {
        self = .image(StyledImageView(content.image, pipeline))
      } else {
        self = .pipeline(pipeline, content)
      }
    }
  }

  extension PictureView {
    /// Returns the natural size of the host.
    func naturalSize(_ measuring: MeasurementContext) -> Size {
      switch self {
      case .button(let button): button.naturalSize(measuring: measuring)
      case .image(let view): view.naturalSize(measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.naturalSize(for: content, measuring: measuring)
      }
    }

    /// Returns the distances by which the painted content extends beyond a box of a size.
    func overflow(for size: Size, _ measuring: MeasurementContext) -> Insets {
      switch self {
      case .button(let button): button.overflow(for: size, measuring: measuring)
      case .image(let view): view.pipeline.overflow(for: size, measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.overflow(for: size, content: content, measuring: measuring)
      }
    }

    /// Returns the display list for a box.
    func displayList(in box: Rect, _ measuring: MeasurementContext) -> DisplayList {
      switch self {
      case .button(let button): button.displayList(in: box, measuring: measuring)
      case .image(let view): view.displayList(in: box, measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.displayList(in: box, content: content, measuring: measuring)
      }
    }
  }
#endif
