// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Foundation
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import Testing

  /// One picture of a chapter: a style in a state, with what it shows.
  ///
  /// A chapter is a style sheet in `Fixtures/Sheets`, and each class that has a rule there is a picture, named after the one
  /// thing that it shows. What it is shown with are custom properties, which a rule for `picture` may set for the chapter:
  ///
  /// ```css
  /// .shadow-falls-to-the-right {
  ///   --picture-size: 40px 24px;              /* the whole picture */
  ///   --picture-inset: 4px;                   /* how far the style's box is from its sides; 0px by itself */
  ///   --picture-text: "5";                    /* what a text step draws */
  ///   --picture-image: "chart.png";           /* what an image step draws */
  ///   --picture-ground: white;                /* the color below all; transparent by itself */
  ///   --picture-scale: 2;
  ///   --picture-states: normal highlighted;   /* a picture for each */
  ///   -livery-pipeline: shadow(3px 0 4px black) fill(red);
  /// }
  /// ```
  struct Picture: Sendable {
    /// The chapter.
    let chapter: String
    /// What it shows, in words with dashes.
    let name: String
    /// The pipeline.
    let pipeline: Pipeline
    /// The text and the picture in it.
    let content: PipelineContent
    /// Whether a part for the picture stands above the text.
    let isVertical: Bool
    /// The size in px.
    let size: Size
    /// How far the box is from the sides, in px.
    let inset: Double
    /// The dots of a px.
    let scale: Double
    /// The color below all.
    let ground: RGBA
  }

  extension Picture: CustomTestStringConvertible {
    /// The chapter and the name.
    var testDescription: String { "\(chapter)/\(name)" }
  }

  extension Picture {
    /// What is painted.
    ///
    /// A pipeline with parts is drawn by the button that they are for.
    var list: DisplayList {
      if inset == 0, !pipeline.parts.isEmpty {
        var picture = StylePicture(pipeline, content: content, size: size)
        picture.isVertical = isVertical
        return picture.layout(by: pictures).list
      }
      return pipeline.displayList(
        in: Rect(origin: .zero, size: size).inset(by: inset), content: content,
        measuring: pictures.measuring)
    }

    /// Whether there is a text in it: other versions of the text libraries draw it a little differently.
    var hasText: Bool {
      list.commands.contains { if case .text = $0 { true } else { false } }
    }

    /// The picture as a file.
    func rendering(as format: Rendering.Format) throws -> Rendering {
      try pictures.rendering(list, as: format, size: size, scale: scale, background: ground)
    }

    /// The picture's dots.
    func pixels() throws -> PixelGrid {
      try PixelGrid(pictures.bitmap(list, size: size, scale: scale, background: ground))
    }
  }

  extension Picture {
    /// All pictures of all chapters.
    static let all = Chapter.all.flatMap(\.pictures)
  }
#endif
