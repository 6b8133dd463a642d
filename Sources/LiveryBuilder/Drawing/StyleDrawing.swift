// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCollections
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import LiveryPipelines
  import LiveryRendering

  /// A style at one moment, to be drawn by any number of tasks with settings of their own.
  final class StyleDrawing: Sendable {
    /// Counts the moments.
    let revision: Int
    /// What describes the element; nil where there is no style to be drawn.
    let selector: String?
    /// The sheets with light colors.
    let sheet: CSSStyleSheet
    private let library: PipelineLibrary
    private let darkSheet = ComputedOnce<CSSStyleSheet>()

    /// A style by the sheets and its selector.
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
    /// The picture of the style; nil where no rule matches its element.
    ///
    /// - Parameters:
    ///   - selector: describes another element of the theme; nil for that of the style.
    ///   - settings: how it is shown.
    ///   - image: the picture that the style shows.
    /// - Returns: the picture, and which steps are left out of it.
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

    /// What draws the style in a state.
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
