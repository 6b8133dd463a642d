// SPDX-License-Identifier: Apache-2.0
#if Rendering
  public import LiveryDisplay
  public import LiveryPipelines

  /// A pipeline with its content, its size and its ground: all that a picture of a style needs.
  ///
  /// A pipeline with a part `image` is drawn as a button draws it, the part beside the text or above it; where a content step
  /// has nothing else to draw, it draws the picture, as an image view does.
  ///
  /// ```swift
  /// var picture = StylePicture(theme.pipeline(for: ".badge"), content: PipelineContent(text: "5"))
  /// picture.scale = 2
  /// let png = try picture.rendering(as: .png, by: Renderer()).bytes
  /// ```
  public struct StylePicture: Sendable {
    /// What draws.
    public var pipeline: Pipeline
    /// The text and the picture that it shows.
    public var content: PipelineContent
    /// The size in px; nil for the natural size, with room for shadows around it.
    public var size: Size?
    /// Whether a part for the picture stands above the text; in CSS that is `flex-direction: column`.
    public var isVertical = false
    /// How many dots make a px.
    public var scale = 1.0
    /// What is painted behind all.
    public var background = RGBA.clear

    /// A picture, in its natural size where none is given.
    public init(_ pipeline: Pipeline, content: PipelineContent = .none, size: Size? = nil) {
      self.pipeline = pipeline
      self.content = content
      self.size = size
    }
  }

  extension StylePicture {
    /// A picture laid out.
    public struct Layout: Sendable {
      /// What is to be painted.
      public let list: DisplayList
      /// The size of the picture in px.
      public let size: Size
      /// What cannot be had of it.
      public let problems: [RenderingProblem]
    }

    /// What is to be painted, and how large it is.
    public func layout(by renderer: Renderer) -> Layout {
      let audit = PictureAudit(renderer.resources.images)
      let measuring = Measuring(text: renderer.measuring.text, images: audit)
      let host = PictureHost(of: self)
      let (size, box) = frame(host, measuring)
      let list = host.displayList(in: box, measuring)
      return Layout(list: list, size: size, problems: audit.problems)
    }

    /// The file, and what could not be drawn.
    ///
    /// - Throws: an error for a size that is none or too large; a style without a natural size has none.
    public func rendering(
      as format: Rendering.Format, by renderer: Renderer
    ) throws(RenderingError) -> Rendering {
      try rendering(of: layout(by: renderer), as: format, by: renderer)
    }

    /// The file of a picture that was laid out before, and what could not be drawn.
    ///
    /// - Throws: an error for a size that is none or too large.
    public func rendering(
      of layout: Layout, as format: Rendering.Format, by renderer: Renderer
    ) throws(RenderingError) -> Rendering {
      let rendering = try renderer.rendering(
        layout.list, as: format, size: layout.size, scale: scale, background: background)
      let problems = DistinctProblems(layout.problems + rendering.problems)
      return Rendering(bytes: rendering.bytes, problems: problems.list)
    }

    /// The picture's size in px, and the box in it that the style is drawn in.
    private func frame(
      _ host: PictureHost, _ measuring: Measuring
    ) -> (size: Size, box: Rect) {
      if let size { return (size, Rect(origin: .zero, size: size)) }
      let natural = host.naturalSize(measuring)
      // A picture has whole dots: the size is that of the px that are begun.
      let size = Size(natural.width.rounded(.up), natural.height.rounded(.up))
      guard !size.isEmpty else { return (size, Rect(origin: .zero, size: size)) }
      let overflow = host.overflow(for: size, measuring)
      let origin = Point(overflow.left.rounded(.up), overflow.top.rounded(.up))
      let box = Rect(origin: origin, size: size)
      return (
        Size(box.maxX + overflow.right.rounded(.up), box.maxY + overflow.bottom.rounded(.up)), box
      )
    }
  }

  extension StylePicture.Layout {
    /// Whether anything that is to be painted lies within the picture.
    ///
    /// A style that draws texts alone, and has none to draw, is not seen; what is as transparent as glass counts as seen.
    public func isSeen(by renderer: Renderer) -> Bool {
      guard let bounds = list.bounds(measuring: renderer.measuring.text) else { return false }
      return !bounds.intersection(Rect(origin: .zero, size: size)).isEmpty
    }
  }
#endif
