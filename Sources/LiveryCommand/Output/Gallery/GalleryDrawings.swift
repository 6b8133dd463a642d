// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSMotion
  import CSSValues
  import LiveryDisplay
  import LiveryPipelines
  import LiveryPrinting
  import LiveryRendering

  /// The drawings of the styles of a sheet in its color schemes, with the samples of a gallery.
  struct GalleryDrawings {
    /// The sheet in the light color scheme; `nil` if only the dark one is drawn.
    let light: CSSStyleSheet?
    /// The sheet in the dark color scheme; `nil` if only the light one is drawn.
    let dark: CSSStyleSheet?
    /// Whether the sheet declares transitions or animations.
    let hasMotion: Bool
    let renderer: Renderer
    private let landscape: ImageSource?
    /// The report of the parts that cannot be drawn, or `nil` if they are not reported.
    private let report: DrawingReport?

    /// Creates the drawings of a sheet in its environment.
    init(
      _ sheet: CSSStyleSheet, schemes: [CSSColorScheme], renderer: Renderer,
      landscape: ImageSource?, report: DrawingReport?
    ) {
      func themed(_ scheme: CSSColorScheme) -> CSSStyleSheet? {
        guard schemes.contains(scheme) else { return nil }
        var sheet = sheet
        sheet.environment.colorScheme = scheme
        return sheet
      }
      light = themed(.light)
      dark = themed(.dark)
      hasMotion = sheet.declaresMotion
      self.renderer = renderer
      self.landscape = landscape
      self.report = report
    }

    /// The content of a picture.
    struct Drawing: Hashable {
      let list: DisplayList
      let size: Size
      let isVisible: Bool
    }

    /// The drawings of a state.
    struct State: Hashable {
      let name: String
      let light: Drawing?
      let dark: Drawing?

      /// Whether a drawing is visible.
      var isVisible: Bool { light?.isVisible == true || dark?.isVisible == true }
    }

    /// The size of a style without a size of its own, in px.
    static let usualSize = Size(140, 44)
  }

  extension GalleryDrawings {
    /// Returns the drawings of a style in its states.
    func states(of style: StyleCatalog.Style) -> [State] {
      style.states.map { state in
        let names = StateChange.states(named: state)
        return State(
          name: state, light: light.map { drawing(of: style.selector, names, in: $0) },
          dark: dark.map { drawing(of: style.selector, names, in: $0) })
      }
    }

    /// Returns the pipeline of a style in its normal state, in CSS syntax.
    func pipeline(of selector: String) -> String {
      (light ?? dark)?.prepare(selector).computedStyle?.pipeline.description ?? "none"
    }

    /// Returns the background of the page of the theme in each color scheme, in CSS syntax.
    ///
    /// The page is the element `body`, or else the root. A scheme without an opaque or translucent
    /// background has `nil`.
    var grounds: (light: String?, dark: String?) { (Self.ground(light), Self.ground(dark)) }

    private static func ground(_ sheet: CSSStyleSheet?) -> String? {
      guard let sheet else { return nil }
      return ["body", ":root"].lazy.compactMap { selector in
        let color = sheet.prepare(selector).css(.backgroundColor).flatMap { CSSColor($0) }
        return color.flatMap { $0.alpha > 0 ? $0.description : nil }
      }.first
    }

    private func drawing(
      of selector: String, _ states: [String], in sheet: CSSStyleSheet
    ) -> Drawing {
      let element = sheet.prepare(selector, states: states)
      report?.writeInvalidPipeline(of: element, states: states)
      var picture = picture(of: element, states, in: sheet)
      var layout = picture.layout(by: renderer)
      if layout.size.isEmpty || picture.size == nil && !layout.isVisible(using: renderer) {
        picture.size = Self.usualSize
        layout = picture.layout(by: renderer)
      }
      report?.write(layout.problems, of: selector)
      return drawing(of: layout)
    }

    /// Returns the picture of an element with its sample content.
    func picture(
      of element: PreparedSelector, _ states: [String], in sheet: CSSStyleSheet
    ) -> StylePicture {
      let style = element.computedStyle?.resolvedPipeline()
      report?.write(style?.problems ?? [], of: element.selector, states: states)
      let sample = GallerySample(of: element, in: sheet)
      var picture = StylePicture(style?.pipeline ?? Pipeline(), size: sample.size)
      picture.isVertical = element.stacksPicture
      picture.content = PipelineContent(text: sample.text, image: sample.image)
      if sample.acceptsAnyImage, picture.pipeline.needsPicture { picture.content.image = landscape }
      return picture
    }

    /// Returns the drawing of a layout.
    func drawing(of layout: StylePicture.Layout) -> Drawing {
      Drawing(
        list: layout.list, size: layout.size, isVisible: layout.isVisible(using: renderer))
    }
  }
#endif
