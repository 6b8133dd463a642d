// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import LiveryPipelines

  /// Who draws the pipeline of a picture, as a toolkit would.
  enum PictureHost {
    /// A button, whose picture a part draws.
    case button(StyledButton)
    /// A picture in the middle of steps.
    case image(StyledImageView)
    /// The pipeline by itself.
    case pipeline(Pipeline, PipelineContent)

    /// The host that a picture's pipeline wants, and that knows of all of its content.
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

  extension PictureHost {
    /// The size that the host wants.
    func naturalSize(_ measuring: Measuring) -> Size {
      switch self {
      case .button(let button): button.naturalSize(measuring: measuring)
      case .image(let view): view.naturalSize(measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.naturalSize(for: content, measuring: measuring)
      }
    }

    /// How far what is painted reaches beyond a box of a size.
    func overflow(for size: Size, _ measuring: Measuring) -> Insets {
      switch self {
      case .button(let button): button.overflow(for: size, measuring: measuring)
      case .image(let view): view.pipeline.overflow(for: size, measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.overflow(for: size, content: content, measuring: measuring)
      }
    }

    /// What is to be painted in a box.
    func displayList(in box: Rect, _ measuring: Measuring) -> DisplayList {
      switch self {
      case .button(let button): button.displayList(in: box, measuring: measuring)
      case .image(let view): view.displayList(in: box, measuring: measuring)
      case .pipeline(let pipeline, let content):
        pipeline.displayList(in: box, content: content, measuring: measuring)
      }
    }
  }
#endif
