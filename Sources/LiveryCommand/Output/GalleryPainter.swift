// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import LiveryTooling

  /// Draws the pictures of a gallery into its folder.
  final class GalleryPainter {
    private let light: CSSStyleSheet
    private let dark: CSSStyleSheet
    private let renderer: Renderer
    private let report: DrawingReport
    private let landscape: ImageSource?
    private var files: GalleryFiles
    /// What became of the pictures that were drawn already, by what they show.
    private var known: [Drawing: Result<GalleryPage.Picture, RenderingError>] = [:]
    /// Whether a picture could not be drawn.
    private(set) var hasFailed = false

    /// A painter of the styles of a sheet.
    init(_ sheet: CSSStyleSheet, folder: String, report: DrawingReport) {
      light = sheet
      var sheet = sheet
      sheet.environment.colorScheme = .dark
      dark = sheet
      let images = light
      renderer = Renderer(images: ImageLoader { try images.resource(for: $0).bytes })
      landscape = GallerySample.landscape(by: renderer)
      files = GalleryFiles(folder: folder)
      self.report = report
    }

    /// How many files were written.
    var count: Int { files.count }

    /// What a picture shows.
    private struct Drawing: Hashable {
      let list: DisplayList
      let size: Size
      let isSeen: Bool
    }

    /// The size of a style that has none of its own, in px.
    private static let usualSize = Size(140, 44)
  }

  extension GalleryPainter {
    /// A style with its pictures; without any where nothing of it is seen, and without those that cannot be drawn.
    func item(of style: StyleCatalog.Style) throws(OutputFile.Failure) -> GalleryPage.Item {
      let plain = light.prepare(style.selector)
      var item = GalleryPage.Item(
        selector: style.selector, place: style.place,
        pipeline: plain.computedStyle?.pipeline.description ?? "none", states: [])
      let drawings = style.states.map { state in
        let names = ControlState(name: state)?.pseudoClasses ?? [state]
        return (
          state: state, light: drawing(of: style.selector, names, in: light),
          dark: drawing(of: style.selector, names, in: dark)
        )
      }
      guard drawings.contains(where: { $0.light.isSeen || $0.dark.isSeen }) else {
        item.note = Wording.nothingSeen
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
        case (.success(let light), .success(let dark)):
          item.states.append(GalleryPage.State(name: state, light: light, dark: dark))
        case (.failure(let error), _), (_, .failure(let error)):
          // What several states have in common is told of once.
          if !errors.contains(error) {
            report.tell(Wording.undrawable(style.selector, state: state, error))
            errors.append(error)
          }
          item.note = [item.note, Wording.undrawn(state: state, error)].compactMap { $0 }
            .joined(separator: "\n")
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
      if sample.takesAnyImage, picture.pipeline.wantsPicture { picture.content.image = landscape }
      var layout = picture.layout(by: renderer)
      if layout.size.isEmpty || sample.size == nil && !layout.isSeen(by: renderer) {
        picture.size = Self.usualSize
        layout = picture.layout(by: renderer)
      }
      report.write(layout.problems, of: selector)
      return Drawing(list: layout.list, size: layout.size, isSeen: layout.isSeen(by: renderer))
    }

    private func picture(
      of drawing: Drawing, _ name: String, of selector: String
    ) throws(OutputFile.Failure) -> Result<GalleryPage.Picture, RenderingError> {
      if let picture = known[drawing] { return picture }
      let picture: Result<GalleryPage.Picture, RenderingError>
      switch renderings(of: drawing, selector) {
      case .success(let pair):
        picture = .success(
          try files.write(pair.single, pair.double, of: drawing.size, named: name))
      case .failure(let error):
        hasFailed = true
        picture = .failure(error)
      }
      known[drawing] = picture
      return picture
    }

    /// The files of a picture at one and at two dots a px.
    private func renderings(
      of drawing: Drawing, _ selector: String
    ) -> Result<(single: Rendering, double: Rendering), RenderingError> {
      Result { () throws(RenderingError) in
        let pair = (
          single: try rendering(of: drawing, scale: 1), double: try rendering(of: drawing, scale: 2)
        )
        report.write(pair.single.problems + pair.double.problems, of: selector)
        return pair
      }
    }

    private func rendering(
      of drawing: Drawing, scale: Double
    ) throws(RenderingError) -> Rendering {
      try renderer.rendering(drawing.list, as: .png, size: drawing.size, scale: scale)
    }
  }

  extension PreparedSelector {
    /// Whether a button's picture stands above its text.
    var stacksPicture: Bool {
      [.keyword(.column), .keyword(.columnReverse)].contains(css(.flexDirection))
    }
  }
#endif
