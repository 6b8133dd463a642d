// SPDX-License-Identifier: Apache-2.0
import CSSValues

#if Rendering
  import CSSCascade
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering
#endif

/// A maker of small pictures for documentation in Markdown.
///
/// A picture is an image with a `data:` URL, so the client loads no file. Without the package trait
/// `Rendering`, there are no pictures.
///
/// ```swift
/// PictureMaker.markdown(color: CSSColor(.tomato))
/// // "![rgb(255, 99, 71)](data:image/png;base64,iVBORw0KGgo…)"
/// PictureMaker.markdown(declarations: "background: linear-gradient(red, blue)")
/// ```
enum PictureMaker {
  /// Returns the picture of a color, over a checkerboard if it is translucent.
  ///
  /// - Parameter color: The color.
  /// - Returns: The Markdown text, or `nil` if no picture can be drawn.
  static func markdown(color: CSSColor) -> String? {
    markdown(
      declarations: """
        border: 1px solid rgb(128 128 128 / 50%); border-radius: 3px;
        background: linear-gradient(\(color), \(color)),
        repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 12px 12px
        """, size: (width: 60, height: 24), text: color.description)
  }

  /// Returns the picture of a box with some declarations.
  ///
  /// - Parameters:
  ///   - declarations: The declarations, separated by semicolons and without `var()`.
  ///   - size: The size of the box in px.
  ///   - text: The text for readers who do not see the picture.
  /// - Returns: The Markdown text, or `nil` if no picture can be drawn.
  static func markdown(
    declarations: String, size: (width: Double, height: Double) = (160, 48), text: String = ""
  ) -> String? {
    #if Rendering
      guard declarations.utf8.count <= maximumLength, size.width * size.height <= maximumArea,
        let bytes = png(of: declarations, Size(size.width, size.height))
      else { return nil }
      let safe = text.filter { !"[]\\\n\r".contains($0) }
      return "![\(safe)](data:image/png;base64,\(Base64Text(bytes).text))"
    #else
      return nil
    #endif
  }
}

#if Rendering
  extension PictureMaker {
    /// The maximum length of the declarations in bytes.
    private static let maximumLength = 4096
    /// The maximum area of a box in square px.
    private static let maximumArea = 65_536.0
    /// The maximum size of an image in bytes, which a client keeps in its memory.
    private static let maximumSize = 32_768
    /// The space around a box for its shadows, in px.
    private static let margin = 8.0

    /// A renderer whose limits keep the time for one picture at a few milliseconds.
    ///
    /// Images are not loaded.
    private static let renderer: Renderer = {
      var options = RenderingOptions()
      options.maximumPixels = 1 << 20
      options.maximumEffectPixels = 4 << 20
      options.images.maximumFileSize = 1 << 16
      options.images.maximumPixels = 1 << 18
      options.text.maximumLength = 256
      options.caches.images = 1 << 20
      options.caches.shadows = 1 << 20
      options.caches.texts = 1 << 16
      return Renderer(options: options)
    }()

    private static func png(of declarations: String, _ size: Size) -> [UInt8]? {
      let sheet = CSSStyleSheet("picture { \(declarations) }")
      let pipeline = sheet.pipeline(for: "picture")
      guard !pipeline.steps.isEmpty else { return nil }
      let measuring = renderer.measuring
      let content = PipelineContent(text: "Aa")
      let overflow = pipeline.overflow(for: size, content: content, measuring: measuring)
      let box = Rect(
        x: space(overflow.left), y: space(overflow.top), width: size.width, height: size.height)
      let list = pipeline.displayList(in: box, content: content, measuring: measuring)
      let whole = Size(box.maxX + space(overflow.right), box.maxY + space(overflow.bottom))
      guard let png = try? renderer.png(list, size: whole, scale: 2), png.count <= maximumSize
      else { return nil }
      return png
    }

    /// Returns the space beside a box for content that extends beyond it, in whole px.
    private static func space(_ overflow: Double) -> Double {
      min(max(overflow, 0).rounded(.up), margin)
    }
  }
#endif
