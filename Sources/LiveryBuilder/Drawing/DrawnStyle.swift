// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import LiveryPipelines
  import LiveryRendering

  /// The pipeline of a style in a state or at a moment.
  struct DrawnStyle: Sendable {
    /// The pipeline, and the problems of steps that are left out.
    let resolved: ResolvedPipeline
    /// Whether the picture of a button is above its text.
    private let isVertical: Bool

    /// Creates the pipeline of an element, or returns `nil` if no rule matches it.
    init?(_ element: PreparedSelector, library: PipelineLibrary) {
      guard let style = element.computedStyle?.resolvedPipeline(library: library) else {
        return nil
      }
      resolved = style
      isVertical = element.stacksPicture
    }

    /// Returns the picture of the style.
    ///
    /// - Parameters:
    ///   - settings: the settings of the picture.
    ///   - image: the image that the style shows.
    /// - Returns: the picture in its natural size.
    func picture(_ settings: PreviewSettings, image: ImageSource?) -> StylePicture {
      var picture = StylePicture(
        resolved.pipeline, content: PipelineContent(text: settings.text, image: image))
      picture.isVertical = isVertical
      picture.scale = settings.scale
      picture.background = settings.ground
      return picture
    }
  }
#endif
