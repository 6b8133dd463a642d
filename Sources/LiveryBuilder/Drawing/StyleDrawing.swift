// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCollections
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import LiveryPipelines
  import LiveryRendering

  /// A revision of a style, which any number of tasks can draw with their own settings.
  final class StyleDrawing: Sendable {
    /// The revision number.
    let revision: Int
    /// The selector that describes the element, or `nil` if no style is open.
    let selector: String?
    /// The sheets with the light color scheme.
    let sheet: CSSStyleSheet
    private let library: PipelineLibrary
    private let darkSheet = ComputedOnce<CSSStyleSheet>()

    /// Creates a revision from the sheets and the selector.
    init(
      revision: Int, selector: String?, sheet: CSSStyleSheet, library: PipelineLibrary
    ) {
      self.revision = revision
      self.selector = selector
      self.sheet = sheet
      self.library = library
    }
  }

  extension StyleDrawing {
    /// Returns the picture of the style, or `nil` if no rule matches its element.
    ///
    /// - Parameters:
    ///   - selector: the selector of another element of the theme, or `nil` for that of the style.
    ///   - settings: the settings of the picture.
    ///   - image: the image that the style shows.
    /// - Returns: the picture, and the problems of steps that are left out.
    func picture(
      of selector: String? = nil, _ settings: PreviewSettings, image: ImageSource?
    ) -> (picture: StylePicture, problems: [PipelineProblem])? {
      guard let selector = selector ?? self.selector else { return nil }
      let element = sheet(for: settings.scheme).prepare(selector, states: settings.states)
      guard let style = element.computedStyle?.resolvedPipeline(library: library) else {
        return nil
      }
      var picture = StylePicture(
        style.pipeline, content: PipelineContent(text: settings.text, image: image))
      picture.isVertical = [.keyword(.column), .keyword(.columnReverse)]
        .contains(element.css(.flexDirection))
      picture.scale = settings.scale
      picture.background = settings.ground
      return (picture, style.problems)
    }

    /// Returns the pipeline of the style in a state.
    func pipeline(_ settings: PreviewSettings) -> Pipeline? {
      guard let selector else { return nil }
      return sheet(for: settings.scheme).prepare(selector, states: settings.states)
        .computedStyle?.resolvedPipeline(library: library).pipeline
    }

    private func sheet(for scheme: String) -> CSSStyleSheet {
      guard scheme == "dark" else { return sheet }
      return darkSheet.value {
        var dark = sheet
        dark.environment.colorScheme = .dark
        return dark
      }
    }
  }
#endif
