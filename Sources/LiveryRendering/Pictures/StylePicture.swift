// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import LiveryPipelines

  /// A pipeline with its content, size, scale and background, as a picture of a style shows it.
  ///
  /// A pipeline with a part named `image` is drawn as a button: the part is beside the text or
  /// above it. A content step without other content draws the image, as an image view does.
  ///
  /// ```swift
  /// var picture = StylePicture(theme.pipeline(for: ".badge"), content: PipelineContent(text: "5"))
  /// picture.scale = 2
  /// let png = try picture.rendering(as: .png, by: Renderer()).bytes
  /// ```
  public struct StylePicture: Sendable {
    /// The pipeline to draw.
    public var pipeline: Pipeline
    /// The text and the image that the pipeline shows.
    public var content: PipelineContent
    /// The size in px, or `nil` for the natural size with a margin for shadows.
    public var size: Size?
    /// Whether an image part is above the text.
    ///
    /// The equivalent CSS is `flex-direction: column`.
    public var isVertical = false
    /// The number of pixels per px.
    public var scale = 1.0
    /// The color beneath the drawing.
    public var background = RGBA.clear

    /// Creates a picture, in its natural size if `size` is `nil`.
    public init(_ pipeline: Pipeline, content: PipelineContent = .none, size: Size? = nil) {
      self.pipeline = pipeline
      self.content = content
      self.size = size
    }
  }

  extension StylePicture {
    /// The layout of a picture.
    public struct Layout: Sendable {
      /// The commands to paint.
      public let list: DisplayList
      /// The size of the picture in px.
      public let size: Size
      /// The box in which the style is drawn, in px; the rest of the picture is for shadows.
      package let box: Rect
      /// The problems of unavailable images.
      public let problems: [RenderingProblem]
    }

    /// Lays out the picture.
    public func layout(by renderer: Renderer) -> Layout { layout(by: renderer) { $0 } }

    /// Lays out the picture in a frame that is made from its own one.
    func layout(by renderer: Renderer, _ adjusted: (Frame) -> Frame) -> Layout {
      let recorder = ImageProblemRecorder(renderer.resources.images)
      let measuring = MeasurementContext(text: renderer.measuring.text, images: recorder)
      let view = PictureView(of: self)
      let frame = adjusted(frame(view, measuring))
      let list = view.displayList(in: frame.box, measuring)
      return Layout(list: list, size: frame.size, box: frame.box, problems: recorder.problems)
    }

    /// Returns the file and the problems that occurred.
    ///
    /// - Throws: an error if the size is invalid or too large, or if the style has no natural size.
    public func rendering(
      as format: Rendering.Format, by renderer: Renderer
    ) throws(RenderingError) -> Rendering {
      try rendering(of: layout(by: renderer), as: format, by: renderer)
    }

    /// Returns the file of an earlier layout and the problems that occurred.
    ///
    /// - Throws: an error if the size is invalid or too large.
    public func rendering(
      of layout: Layout, as format: Rendering.Format, by renderer: Renderer
    ) throws(RenderingError) -> Rendering {
      let rendering = try renderer.rendering(
        layout.list, as: format, size: layout.size, scale: scale, background: background)
      let problems = DistinctProblems(layout.problems + rendering.problems)
      return Rendering(bytes: rendering.bytes, problems: problems.list)
    }

    /// The size of a picture in px, and the box in which the style is drawn.
    struct Frame {
      let size: Size
      let box: Rect
    }

    private func frame(_ view: PictureView, _ measuring: MeasurementContext) -> Frame {
      if let size { return Frame(size: size, box: Rect(origin: .zero, size: size)) }
      let natural = view.naturalSize(measuring)
      // The picture consists of whole pixels, so the size is rounded up to whole px.
      let size = Size(natural.width.rounded(.up), natural.height.rounded(.up))
      guard !size.isEmpty else { return Frame(size: size, box: Rect(origin: .zero, size: size)) }
      let overflow = view.overflow(for: size, measuring)
      let origin = Point(overflow.left.rounded(.up), overflow.top.rounded(.up))
      let box = Rect(origin: origin, size: size)
      return Frame(
        size: Size(
          box.maxX + overflow.right.rounded(.up), box.maxY + overflow.bottom.rounded(.up)),
        box: box)
    }
  }

  extension StylePicture.Layout {
    /// Returns whether any command paints inside the picture.
    ///
    /// A style that only draws text is not visible without a text. Fully transparent paint counts
    /// as visible.
    public func isVisible(using renderer: Renderer) -> Bool {
      guard let bounds = list.bounds(measuring: renderer.measuring.text) else { return false }
      return !bounds.intersection(Rect(origin: .zero, size: size)).isEmpty
    }
  }
#endif
