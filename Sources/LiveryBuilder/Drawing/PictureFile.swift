// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering

  /// An image file of a style, with its size in px and messages about parts that were not drawn.
  struct PictureFile: Sendable {
    var bytes: [UInt8]
    var size: Size
    var problems: [String]
    /// The geometry of the drawn steps, or `nil` if the settings do not ask for it.
    var steps: [StepGeometry]?
    /// The motion of the settings, or `nil` if they have none.
    var motion: MotionMessage?
  }

  extension StyleDrawing {
    /// Draws the style as a file, or returns `nil` if there is nothing to draw.
    ///
    /// A missing width or height in the settings is the natural one. A style without a natural size
    /// has the default size. The natural size at a moment is that of the whole motion.
    func file(
      of selector: String? = nil, _ settings: PreviewSettings, image: ImageSource?,
      as format: Rendering.Format = .png, by renderer: Renderer
    ) throws(RenderingError) -> PictureFile? {
      let styles = styles(of: selector, settings)
      guard let shown = styles.last else { return nil }
      var picture = shown.picture(settings, image: image)
      var layout: StylePicture.Layout
      if let width = settings.width, let height = settings.height {
        picture.size = Size(width, height)
        layout = picture.layout(by: renderer)
      } else {
        let extent = styles.dropLast().map { $0.picture(settings, image: image) }
        layout =
          StylePicture.layouts(of: extent + [picture], by: renderer).last
          ?? picture.layout(by: renderer)
        let natural = layout.size.isEmpty ? Self.usualSize : layout.size
        if settings.width != nil || settings.height != nil || layout.size.isEmpty {
          picture.size = Size(settings.width ?? natural.width, settings.height ?? natural.height)
          layout = picture.layout(by: renderer)
        }
      }
      let rendering = try picture.rendering(of: layout, as: format, by: renderer)
      return PictureFile(
        bytes: rendering.bytes, size: layout.size,
        problems: shown.resolved.problems.map(\.description) + rendering.problems.map(\.description)
          + (picture.roomProblem(by: renderer).map { [$0] } ?? []),
        steps: settings.steps ? picture.geometry(in: layout.box, by: renderer) : nil,
        motion: motion(of: selector, settings)?.message(at: settings.motion?.at))
    }

    /// The default size of a style without a natural size, in px.
    private static let usualSize = Size(140, 44)
  }

  extension StylePicture {
    /// The message about a text for which the size of the picture leaves no space, or `nil`.
    fileprivate func roomProblem(by renderer: Renderer) -> String? {
      guard let size, content.text?.isEmpty == false else { return nil }
      var context = DrawingContext(
        in: Rect(x: 0, y: 0, width: size.width, height: size.height), content: content,
        measuring: renderer.measuring)
      for step in pipeline.steps {
        let room = context.contentFrame.size
        if step is TextStep, room.width < 1 || room.height < 1 {
          return "the text has no room: the steps before it leave "
            + "\(Int(max(0, room.width))) by \(Int(max(0, room.height))) px"
        }
        step.draw(in: &context)
      }
      return nil
    }
  }
#endif
