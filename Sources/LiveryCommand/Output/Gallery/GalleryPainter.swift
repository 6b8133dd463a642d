// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSStorage
  import CSSValues
  import LiveryPrinting
  import LiveryRendering

  /// A painter that draws the pictures of a gallery and writes them to its folder.
  final class GalleryPainter {
    private let scales: [Double]
    private let renderer: Renderer
    private let report: DrawingReport
    private let drawings: GalleryDrawings
    /// The drawings of the built-in sheets; `nil` if there are none below the theme.
    private let builtInDrawings: GalleryDrawings?
    private var files: GalleryFiles
    /// The results for pictures drawn so far, by content.
    private var pictureCache:
      [GalleryDrawings.Drawing: Result<GalleryPage.Picture, RenderingError>] = [:]
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
      self.scales = scales
      let renderer = Renderer(images: ImageLoader { try sheet.resource(for: $0).bytes })
      let landscape = GallerySample.landscape(by: renderer)
      self.renderer = renderer
      drawings = GalleryDrawings(
        sheet, schemes: schemes, renderer: renderer, landscape: landscape, report: report)
      let builtIn = sheet.sources.filter { $0.origin == .default }
      builtInDrawings =
        builtIn.isEmpty || builtIn.count == sheet.sources.count
        ? nil
        : GalleryDrawings(
          CSSStyleSheet(builtIn, environment: sheet.environment), schemes: schemes,
          renderer: renderer,
          landscape: landscape, report: nil)
      files = GalleryFiles(folder: folder, scales: scales)
      self.report = report
    }

    /// The number of written files.
    var count: Int { files.count }
    /// The background of the page of the theme in each color scheme, in CSS syntax.
    var grounds: (light: String?, dark: String?) { drawings.grounds }
  }

  extension GalleryPainter {
    /// Returns a style with its pictures, or `nil` if the theme neither declares nor changes it.
    ///
    /// An invisible style has no pictures. Pictures that cannot be drawn are omitted.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - location: The location of its first rule.
    ///   - includesUnchanged: Whether styles of the built-in sheets that the theme does not change
    ///     are drawn.
    /// - Returns: The style, or `nil`.
    /// - Throws: The file that cannot be written.
    func item(
      of style: StyleCatalog.Style, at location: GalleryPage.Location, includesUnchanged: Bool
    ) throws(OutputFile.Failure) -> GalleryPage.Item? {
      let states = drawings.states(of: style)
      if !includesUnchanged, !style.isFromTheme,
        let former = builtInDrawings?.states(of: style), former == states
      {
        return nil
      }
      var item = GalleryPage.Item(
        selector: style.selector, kind: style.kind, location: location,
        pipeline: drawings.pipeline(of: style.selector), states: [])
      guard states.contains(where: \.isVisible) else {
        item.note = CommandMessages.nothingVisible
        return item
      }
      var errors: [RenderingError] = []
      for state in states {
        let name = "\(style.selector) \(state.name)"
        let pictures = (
          light: try picture(of: state.light, name, of: style.selector),
          dark: try picture(of: state.dark, name + " dark", of: style.selector)
        )
        switch pictures {
        case (.failure(let error)?, _), (_, .failure(let error)?):
          // Report a problem that several states share only once.
          if !errors.contains(error) {
            report.report(CommandMessages.undrawable(style.selector, state: state.name, error))
            errors.append(error)
          }
          item.note = [item.note, CommandMessages.undrawn(state: state.name, error)]
            .compactMap { $0 }.joined(separator: "\n")
        default:
          item.states.append(
            GalleryPage.State(
              name: state.name, light: try? pictures.light?.get(),
              dark: try? pictures.dark?.get()))
        }
      }
      for strip in drawings.strips(of: style) {
        if let strip = try self.strip(strip, of: style.selector) { item.strips.append(strip) }
      }
      return item
    }

    /// Returns a strip with its pictures, or `nil` if one cannot be drawn.
    private func strip(
      _ strip: GalleryDrawings.Strip, of selector: String
    ) throws(OutputFile.Failure) -> GalleryPage.Strip? {
      var moments: [GalleryPage.State] = []
      for moment in strip.moments {
        let name = "\(selector) \(strip.name) \(moment.name)"
        let light = try picture(of: moment.light, name, of: selector)
        let dark = try picture(of: moment.dark, name + " dark", of: selector)
        for case .failure(let error)? in [light, dark] {
          report.report(CommandMessages.undrawable(selector, state: strip.name, error))
          return nil
        }
        moments.append(
          GalleryPage.State(name: moment.name, light: try? light?.get(), dark: try? dark?.get()))
      }
      return GalleryPage.Strip(name: strip.name, moments: moments)
    }

    private func picture(
      of drawing: GalleryDrawings.Drawing?, _ name: String, of selector: String
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
      of drawing: GalleryDrawings.Drawing, _ selector: String
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
#endif
