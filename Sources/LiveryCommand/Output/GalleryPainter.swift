// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryDisplay

#if Rendering
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import LiveryPrinting

  /// A painter that draws the pictures of a gallery and writes them to its folder.
  final class GalleryPainter {
    /// The theme in the light color scheme; `nil` if only the dark one is drawn.
    private let light: CSSStyleSheet?
    /// The theme in the dark color scheme; `nil` if only the light one is drawn.
    private let dark: CSSStyleSheet?
    private let sheet: CSSStyleSheet
    private let scales: [Double]
    private let renderer: Renderer
    private let report: DrawingReport
    private let landscape: ImageSource?
    private var files: GalleryFiles
    /// The results for pictures drawn so far, by content.
    private var pictureCache: [Drawing: Result<GalleryPage.Picture, RenderingError>] = [:]
    /// Whether a picture could not be drawn.
    private(set) var hasFailed = false

    /// Creates a painter of the styles of a sheet.
    ///
    /// - Parameters:
    ///   - sheet: The sheet, in its environment.
    ///   - schemes: The color schemes to draw.
    ///   - scales: The scales to draw, in device pixels per px.
    ///   - folder: The folder to write into.
    ///   - report: The report of the styles that cannot be drawn.
    init(
      _ sheet: CSSStyleSheet, schemes: [CSSColorScheme], scales: [Double], folder: String,
      report: DrawingReport
    ) {
      func themed(_ scheme: CSSColorScheme) -> CSSStyleSheet? {
        guard schemes.contains(scheme) else { return nil }
        var sheet = sheet
        sheet.environment.colorScheme = scheme
        return sheet
      }
      light = themed(.light)
      dark = themed(.dark)
      self.sheet = sheet
      self.scales = scales
      renderer = Renderer(images: ImageLoader { try sheet.resource(for: $0).bytes })
      landscape = GallerySample.landscape(by: renderer)
      files = GalleryFiles(folder: folder, scales: scales)
      self.report = report
    }

    /// The number of written files.
    var count: Int { files.count }

    /// The content of a picture.
    private struct Drawing: Hashable {
      let list: DisplayList
      let size: Size
      let isVisible: Bool
    }

    /// The size of a style without a size of its own, in px.
    private static let usualSize = Size(140, 44)
  }

  extension GalleryPainter {
    /// Returns a style with its pictures.
    ///
    /// An invisible style has no pictures. Pictures that cannot be drawn are omitted.
    func item(of style: StyleCatalog.Style) throws(OutputFile.Failure) -> GalleryPage.Item {
      let plain = (light ?? dark ?? sheet).prepare(style.selector)
      var item = GalleryPage.Item(
        selector: style.selector, location: style.location,
        pipeline: plain.computedStyle?.pipeline.description ?? "none", states: [])
      let drawings = style.states.map { state in
        let names = ControlState(name: state)?.pseudoClasses ?? [state]
        return (
          state: state, light: light.map { drawing(of: style.selector, names, in: $0) },
          dark: dark.map { drawing(of: style.selector, names, in: $0) }
        )
      }
      guard drawings.contains(where: { $0.light?.isVisible == true || $0.dark?.isVisible == true })
      else {
        item.note = CommandMessages.nothingVisible
        return item
      }
      var errors: [RenderingError] = []
      for (state, drawing, darkDrawing) in drawings {
        let name = "\(style.selector) \(state)"
        let pictures = (
          light: try picture(of: drawing, name, of: style.selector),
          dark: try picture(of: darkDrawing, name + " dark", of: style.selector)
        )
        switch pictures {
        case (.failure(let error)?, _), (_, .failure(let error)?):
          // Report a problem that several states share only once.
          if !errors.contains(error) {
            report.report(CommandMessages.undrawable(style.selector, state: state, error))
            errors.append(error)
          }
          item.note = [item.note, CommandMessages.undrawn(state: state, error)].compactMap { $0 }
            .joined(separator: "\n")
        default:
          item.states.append(
            GalleryPage.State(
              name: state, light: try? pictures.light?.get(), dark: try? pictures.dark?.get()))
        }
      }
      return item
    }

    private func drawing(
      of selector: String, _ states: [String], in sheet: CSSStyleSheet
    ) -> Drawing {
      let element = sheet.prepare(selector, states: states)
      let style = element.computedStyle?.resolvedPipeline()
      report.writeInvalidPipeline(of: element, states: states)
      report.write(style?.problems ?? [], of: selector, states: states)
      let sample = GallerySample(of: element, in: sheet)
      var picture = StylePicture(style?.pipeline ?? Pipeline(), size: sample.size)
      picture.isVertical = element.stacksPicture
      picture.content = PipelineContent(text: sample.text, image: sample.image)
      if sample.acceptsAnyImage, picture.pipeline.needsPicture { picture.content.image = landscape }
      var layout = picture.layout(by: renderer)
      if layout.size.isEmpty || sample.size == nil && !layout.isVisible(using: renderer) {
        picture.size = Self.usualSize
        layout = picture.layout(by: renderer)
      }
      report.write(layout.problems, of: selector)
      return Drawing(
        list: layout.list, size: layout.size, isVisible: layout.isVisible(using: renderer))
    }

    private func picture(
      of drawing: Drawing?, _ name: String, of selector: String
    ) throws(OutputFile.Failure) -> Result<GalleryPage.Picture, RenderingError>? {
      guard let drawing else { return nil }
      if let picture = pictureCache[drawing] { return picture }
      let picture: Result<GalleryPage.Picture, RenderingError>
      switch renderings(of: drawing, selector) {
      case .success(let renderings):
        picture = .success(try files.write(renderings, of: drawing.size, named: name))
      case .failure(let error):
        hasFailed = true
        picture = .failure(error)
      }
      pictureCache[drawing] = picture
      return picture
    }

    /// Returns the rendering of a picture at each scale.
    private func renderings(
      of drawing: Drawing, _ selector: String
    ) -> Result<[Rendering], RenderingError> {
      Result { () throws(RenderingError) in
        var renderings: [Rendering] = []
        for scale in scales {
          renderings.append(
            try renderer.rendering(drawing.list, as: .png, size: drawing.size, scale: scale))
        }
        report.write(renderings.flatMap(\.problems), of: selector)
        return renderings
      }
    }
  }

  extension PreparedSelector {
    /// Whether the picture of a button is above its text.
    var stacksPicture: Bool {
      [.keyword(.column), .keyword(.columnReverse)].contains(css(.flexDirection))
    }
  }
#endif
