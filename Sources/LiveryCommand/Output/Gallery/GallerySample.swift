// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering

  /// The sample content of a style in a gallery, which the theme sets in custom properties.
  struct GallerySample {
    /// The string in `--gallery-text`, or a default word.
    let text: String
    /// The two lengths in `--gallery-size`, in px, or `nil` for the natural size.
    let size: Size?
    /// The URL in `--gallery-image`, or `nil` if there is none.
    let image: ImageSource?
    /// Whether the theme does not set a picture.
    let acceptsAnyImage: Bool

    /// Creates the sample of the style that a selector describes.
    init(of element: PreparedSelector, in sheet: CSSStyleSheet) {
      text = Self.text(element) ?? CommandMessages.galleryText
      size = Self.size(element)
      let tokens = TokenStream(element.css("--gallery-image")?.description ?? "")
      acceptsAnyImage = tokens.count == 0
      var cursor = TokenCursor(tokens, 0..<tokens.count)
      image =
        URLValue.begins(at: &cursor)
        ? URLValue.parse(&cursor).map { url in
          .url(URLValue(url.address, base: Self.base(of: element.selector, in: sheet)))
        } : nil
    }
  }

  extension GallerySample {
    private static func text(_ element: PreparedSelector) -> String? {
      let tokens = TokenStream(element.css("--gallery-text")?.description ?? "")
      return tokens.count > 0 && tokens[0].kind == .string ? tokens.value(of: 0) : nil
    }

    private static func size(_ element: PreparedSelector) -> Size? {
      let words = element.css("--gallery-size")?.description.split(separator: " ") ?? []
      let lengths = words.compactMap { word in
        Property.width.value(parsing: String(word)).flatMap { LengthPercentage($0)?.pixels }
      }
      return words.count == 2 && lengths.count == 2 ? Size(lengths[0], lengths[1]) : nil
    }

    /// Returns the base URL of the picture, which is that of the sheet that declares it.
    private static func base(of selector: String, in sheet: CSSStyleSheet) -> URLBase? {
      let explanation = sheet.explain(selector, "--gallery-image")
      let candidates = explanation.candidates + explanation.inheritedFrom.flatMap(\.candidates)
      guard let file = candidates.first(where: \.wins)?.location?.file else { return nil }
      return sheet.index.sources.first { $0.name == file }?.tree.stream.base
    }
  }

  extension GallerySample {
    /// Returns a small landscape picture for styles that draw a picture but have none, or `nil` if
    /// drawing fails.
    static func landscape(by renderer: Renderer) -> ImageSource? {
      let pipeline = Pipeline(
        parsing: """
          fill(linear-gradient(#7fb2e5, #e8f1f8)) \
          shape(path("M29 13 A6 6 0 1 0 41 13 A6 6 0 1 0 29 13 Z")) fill(#f6c945) \
          shape(path("M0 48 V35 L15 19 L28 33 L35 26 L48 39 V48 Z")) fill(#4f7d4a)
          """)
      guard let pipeline,
        let file = try? StylePicture(pipeline, size: Size(48, 48)).rendering(
          as: .png, by: renderer)
      else { return nil }
      return .data(ImageData(file.bytes, name: "landscape"))
    }
  }

  extension Pipeline {
    /// Whether the pipeline is incomplete without a picture of the program.
    ///
    /// True if it draws a picture but no text in its place.
    var needsPicture: Bool {
      if let part = part(named: "image") { return part.needsPicture }
      let draws = steps.contains { ($0 as? ImageStep)?.source == nil && $0 is ImageStep }
      return first(TextStep.self) == nil && (draws || first(ContentStep.self) != nil)
    }
  }
#endif
