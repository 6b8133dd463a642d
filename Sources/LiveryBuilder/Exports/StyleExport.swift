// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering

  /// A style exported as a file.
  struct StyleExport: Sendable {
    /// The media type.
    let type: String
    /// The name of the file.
    let name: String
    /// The bytes of the file.
    let bytes: [UInt8]

    /// The export formats.
    enum Format: String, CaseIterable {
      case css, swift, png, svg, pdf
    }

    /// Exports a style.
    ///
    /// - Parameters:
    ///   - format: the format of the file.
    ///   - document: the style.
    ///   - drawing: the current revision of the style.
    ///   - settings: the settings of the picture.
    ///   - image: the image that the style shows.
    ///   - renderer: the renderer of the picture.
    /// - Throws: an error if the style cannot be drawn.
    init(
      _ format: Format, of document: StyleDocument, drawing: StyleDrawing,
      _ settings: PreviewSettings, image: ImageSource?, by renderer: Renderer
    ) throws {
      let stem = Self.stem(of: document)
      name = "\(stem).\(format.rawValue)"
      switch format {
      case .css:
        type = "text/css; charset=utf-8"
        bytes = document.bytes
      case .swift:
        type = "text/plain; charset=utf-8"
        let states = ["normal", "highlighted", "selected", "disabled"]
        bytes = Array(
          SwiftExport(
            document.selector,
            states.map { state in
              var settings = settings
              settings.state = state
              return (state, drawing.pipeline(settings) ?? Pipeline())
            }
          ).text.utf8)
      case .png, .svg, .pdf:
        type = format == .png ? "image/png" : format == .svg ? "image/svg+xml" : "application/pdf"
        let picture = Rendering.Format(rawValue: format.rawValue) ?? .png
        guard let file = try drawing.file(settings, image: image, as: picture, by: renderer) else {
          throw EditError.noStyle
        }
        bytes = file.bytes
      }
    }

    private static func stem(of document: StyleDocument) -> String {
      if let file = document.file { return String(file.dropLast(4)) }
      let letters = document.selector.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return letters.isEmpty ? "style" : letters
    }
  }
#endif
