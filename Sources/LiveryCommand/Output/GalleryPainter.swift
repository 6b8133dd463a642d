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
    private let folder: String
    /// How many files were written.
    private(set) var count = 0
    /// The pictures that were drawn already, by what they show.
    private var known: [Drawing: GalleryPage.Picture] = [:]
    private var names: Set<String> = []

    /// A painter of the styles of a sheet.
    init(_ sheet: CSSStyleSheet, folder: String) {
      light = sheet
      var sheet = sheet
      sheet.environment.colorScheme = .dark
      dark = sheet
      let images = light
      renderer = Renderer(images: ImageLoader { try images.resource(for: $0).bytes })
      self.folder = folder
    }

    /// What a picture shows.
    private struct Drawing: Hashable {
      let list: DisplayList
      let size: Size
    }

    /// The size of a style that has none of its own, in px.
    private static let usualSize = Size(140, 44)
  }

  extension GalleryPainter {
    /// A style with its pictures; nil for one that draws nothing in any state.
    func item(of style: StyleCatalog.Style) throws -> GalleryPage.Item? {
      let drawings = style.states.map { state in
        let names = ControlState(name: state)?.pseudoClasses ?? [state]
        return (
          state: state, light: drawing(of: style.selector, names, in: light),
          dark: drawing(of: style.selector, names, in: dark)
        )
      }
      if drawings.allSatisfy({ $0.light.list.isEmpty && $0.dark.list.isEmpty }) { return nil }
      var states: [GalleryPage.State] = []
      for (state, drawing, darkDrawing) in drawings {
        let name = "\(style.selector) \(state)"
        let picture = try picture(of: drawing, named: name)
        states.append(
          GalleryPage.State(
            name: state, light: picture,
            dark: drawing == darkDrawing
              ? picture : try self.picture(of: darkDrawing, named: name + " dark")))
      }
      let element = light.prepare(style.selector)
      return GalleryPage.Item(
        selector: style.selector, place: style.place,
        pipeline: element.computedStyle?.pipeline.description ?? "none", states: states)
    }

    private func drawing(
      of selector: String, _ states: [String], in sheet: CSSStyleSheet
    ) -> Drawing {
      let element = sheet.prepare(selector, states: states)
      let style = element.computedStyle?.resolvedPipeline()
      DrawingReport.write(style?.problems ?? [], of: selector)
      var picture = StylePicture(style?.pipeline ?? Pipeline(), content: content(of: element))
      picture.size = size(of: element)
      var layout = picture.layout(by: renderer)
      if layout.size.isEmpty {
        picture.size = Self.usualSize
        layout = picture.layout(by: renderer)
      }
      DrawingReport.write(layout.problems, of: selector)
      return Drawing(list: layout.list, size: layout.size)
    }

    /// What the theme wants to be shown: the string in `--gallery-text`, or a word.
    private func content(of element: PreparedSelector) -> PipelineContent {
      let tokens = TokenStream(element.css("--gallery-text")?.description ?? "")
      let isText = tokens.count > 0 && tokens[0].kind == .string
      return PipelineContent(text: isText ? tokens.value(of: 0) : Wording.galleryText)
    }

    /// The size that the theme wants, two lengths in `--gallery-size`; nil for the natural one.
    private func size(of element: PreparedSelector) -> Size? {
      let words = element.css("--gallery-size")?.description.split(separator: " ") ?? []
      let lengths = words.compactMap { word in
        Property.width.value(parsing: String(word)).flatMap { LengthPercentage($0)?.pixels }
      }
      return words.count == 2 && lengths.count == 2 ? Size(lengths[0], lengths[1]) : nil
    }

    private func picture(
      of drawing: Drawing, named name: String
    ) throws -> GalleryPage.Picture {
      if let picture = known[drawing] { return picture }
      let name = fileName(name)
      let picture = GalleryPage.Picture(
        file: "pictures/\(name).png", doubleFile: "pictures/\(name)@2x.png",
        width: drawing.size.width, height: drawing.size.height)
      for (file, scale) in [(picture.file, 1.0), (picture.doubleFile, 2.0)] {
        let rendering = try renderer.rendering(
          drawing.list, as: .png, size: drawing.size, scale: scale)
        DrawingReport.write(rendering.problems, of: name)
        try OutputFile("\(folder)/\(file)").write(rendering.bytes)
        count += 1
      }
      known[drawing] = picture
      return picture
    }

    /// A name for a file that no other picture has, of letters, digits and hyphens.
    private func fileName(_ text: String) -> String {
      var name = ""
      for character in text {
        if character.isASCII, character.isLetter || character.isNumber {
          name.append(character)
        } else if !name.isEmpty, name.last != "-" {
          name.append("-")
        }
      }
      name = String(name.prefix(80))
      var unique = name
      var number = 2
      while !names.insert(unique).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      return unique
    }
  }
#endif
