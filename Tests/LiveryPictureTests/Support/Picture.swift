// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Foundation
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import Testing

  /// A picture of a fixture sheet: a style in a state, with its content.
  ///
  /// Each class with a rule in a sheet of `Fixtures/Sheets` is a picture, named after the single
  /// behavior that it shows. Custom properties set its content. A rule for `picture` may set them
  /// for the whole sheet:
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
    /// The name of the sheet.
    let section: String
    /// The shown behavior, in words with dashes.
    let name: String
    /// The pipeline.
    let pipeline: Pipeline
    /// The text and the image in the picture.
    let content: PipelineContent
    /// Whether an image part is above the text.
    let isVertical: Bool
    /// The size in px.
    let size: Size
    /// The distance of the box from the sides, in px.
    let inset: Double
    /// The device pixels per px.
    let scale: Double
    /// The background color.
    let ground: RGBA
  }

  extension Picture: CustomTestStringConvertible {
    /// The names of the sheet and of the picture.
    var testDescription: String { "\(section)/\(name)" }
  }

  extension Picture {
    /// The display list.
    ///
    /// A pipeline with parts is drawn as a button.
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

    /// Whether the picture contains a text, whose rendering depends on the library versions.
    var hasText: Bool {
      list.commands.contains { if case .text = $0 { true } else { false } }
    }

    /// Returns the picture as a file.
    func rendering(as format: Rendering.Format) throws -> Rendering {
      try pictures.rendering(list, as: format, size: size, scale: scale, background: ground)
    }

    /// Returns the pixels of the picture.
    func pixels() throws -> PixelGrid {
      try PixelGrid(pictures.bitmap(list, size: size, scale: scale, background: ground))
    }
  }

  extension Picture {
    /// All pictures of all sheets.
    static let all = Section.all.flatMap(\.pictures)
  }
#endif
