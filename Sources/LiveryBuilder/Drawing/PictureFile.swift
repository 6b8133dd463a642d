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
  }

  extension StyleDrawing {
    /// Draws the style as a file, or returns `nil` if there is nothing to draw.
    ///
    /// A missing width or height in the settings is the natural one. A style without a natural size
    /// has the default size.
    func file(
      of selector: String? = nil, _ settings: PreviewSettings, image: ImageSource?,
      as format: Rendering.Format = .png, by renderer: Renderer
    ) throws(RenderingError) -> PictureFile? {
      guard let drawn = picture(of: selector, settings, image: image) else { return nil }
      var picture = drawn.picture
      var layout: StylePicture.Layout
      if let width = settings.width, let height = settings.height {
        picture.size = Size(width, height)
        layout = picture.layout(by: renderer)
      } else {
        layout = picture.layout(by: renderer)
        let natural = layout.size.isEmpty ? Self.usualSize : layout.size
        if settings.width != nil || settings.height != nil || layout.size.isEmpty {
          picture.size = Size(settings.width ?? natural.width, settings.height ?? natural.height)
          layout = picture.layout(by: renderer)
        }
      }
      let rendering = try picture.rendering(of: layout, as: format, by: renderer)
      return PictureFile(
        bytes: rendering.bytes, size: layout.size,
        problems: drawn.problems.map(\.description) + rendering.problems.map(\.description))
    }

    /// The default size of a style without a natural size, in px.
    private static let usualSize = Size(140, 44)
  }
#endif
