// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import Foundation
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  /// The examples of the documentation, with their results.
  @Suite struct DocumentationTests {
    private let theme: Theme
    private let renderer: Renderer

    init() {
      TestFonts.use()
      let theme = Theme()
      let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
      (self.theme, self.renderer) = (theme, renderer)
    }

    @Test("every line of code in the documentation is in this file")
    func isComplete() throws {
      let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      // The package manifest for the trait is not code of the library; another test checks it.
      let lines = try DocumentedCode.lines(of: "LiveryRendering")
        .filter { $0.file != "GettingTheRenderer.md" }
      #expect(lines.count > 50)
      for line in lines { #expect(line.stands(in: source), "\(line)") }
    }

    @Test("the badge in the article equals that of the default sheet, except for its font")
    func badge() throws {
      let page = try Self.text(
        of: "Sources/LiveryRendering/LiveryRendering.docc/DrawingFromAShell.md")
      let blocks = page.components(separatedBy: "```css\n")
      let block = blocks.dropFirst().first?.components(separatedBy: "```").first
      let sheet = CSSStyleSheet(try #require(block))
      let resolved = sheet.resolvedPipeline(for: ".badge")
      #expect(resolved.problems.isEmpty)
      let (shown, ours) = (resolved.pipeline.steps, theme.pipeline(for: ".badge").steps)
      #expect(shown.count == 8)
      #expect(shown.dropLast().map(\.cssText) == ours.dropLast().map(\.cssText))
    }

    @Test("the trait and the products have the names in the page and README.md")
    func package() throws {
      let manifest = try Self.text(of: "Package.swift")
      #expect(manifest.contains(#".trait(name: "Rendering""#))
      #expect(manifest.contains(#".library(name: "LiveryRendering""#))
      #expect(manifest.contains(#".apt(["libcairo2-dev", "libpango1.0-dev"])"#))
      let article = "Sources/LiveryRendering/LiveryRendering.docc/GettingTheRenderer.md"
      for page in ["README.md", article] {
        let text = try Self.text(of: page)
        #expect(text.contains(#"traits: ["Rendering"])"#))
        #expect(text.contains(#".product(name: "LiveryRendering", package: "livery")"#))
      }
    }

    @Test("the example of an animated PNG file")
    func animation() throws {
      var files: [[UInt8]] = []
      func save(_ file: [UInt8]) throws { files.append(file) }
      let bitmaps = try [RGBA.black, .white].map {
        try renderer.bitmap(DisplayList(), size: Size(4, 4), background: $0)
      }
      var animation = AnimatedPNG(frameCount: bitmaps.count, secondsPerFrame: 0.02, repeats: true)
      for bitmap in bitmaps { animation.append(bitmap) }
      try save(animation.file)
      #expect(files.map { Array($0.suffix(8).prefix(4)) } == [Array("IEND".utf8)])
    }

    @Test("the landing page")
    func landingPage() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: url) }
      func URL(filePath: String) -> Foundation.URL { url }
      let theme = Theme()
      let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })

      var picture = StylePicture(
        theme.pipeline(for: ".badge"), content: PipelineContent(text: "23"))
      picture.scale = 2
      let rendering = try picture.rendering(as: .png, by: renderer)
      try Data(rendering.bytes).write(to: URL(filePath: "badge.png"))
      #expect(rendering.problems.isEmpty)
      #expect(try Data(contentsOf: url).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("the families of fonts")
    func fontFamilies() {
      let families =
        Renderer().fontFamilies  // ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]
      #expect(families.contains("DejaVu Sans"))
      #expect(families == families.sorted())
      #expect(Set(families).count == families.count)
    }

    @Test("the doc comments")
    func symbols() throws {
      do {
        let pipeline = theme.pipeline(for: ".toolbarButton")
        let list = pipeline.displayList(
          in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: renderer.measuring)
        let png = try renderer.png(list, size: Size(80, 44), scale: 2)
        #expect(!png.isEmpty)
      }

      var picture = StylePicture(
        theme.pipeline(for: ".badge"), content: PipelineContent(text: "5"))
      picture.scale = 2
      do {
        let png = try picture.rendering(as: .png, by: Renderer()).bytes
        #expect(!png.isEmpty)
      }

      var files: [[UInt8]] = []
      func save(_ file: [UInt8]) { files.append(file) }
      let states: [ControlState] = [.normal, .highlighted]
      func list(for state: ControlState) -> DisplayList {
        theme.pipeline(for: ".toolbarButton", state: state)
          .displayList(in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: renderer.measuring)
      }
      let canvas = try Canvas(size: Size(80, 44), scale: 2)
      for state in states {
        canvas.clear()
        canvas.draw(list(for: state), with: renderer)
        try save(canvas.png())
      }
      #expect(files.count == 2 && files[0] != files[1])
    }

    @Test("drawing a style")
    func style() throws {
      var picture = StylePicture(theme.pipeline(for: ".toolbarButton", state: .highlighted))
      picture.content = PipelineContent(text: "Done")
      picture.scale = 2
      picture.background = .white

      let png = try picture.rendering(as: .png, by: renderer)
      let svg = try picture.rendering(as: .svg, by: renderer)
      let pdf = try picture.rendering(as: .pdf, by: renderer)
      #expect(png.problems == [] && svg.problems == [] && pdf.problems == [])
      #expect(pdf.bytes.starts(with: Array("%PDF-".utf8)))
      #expect(String(decoding: svg.bytes, as: UTF8.self).contains("<svg"))
      #expect(throws: RenderingError.self) {
        try StylePicture(theme.pipeline(for: ".searchBar")).rendering(as: .png, by: renderer)
      }
    }

    @Test("drawing several elements, repeated drawing, and custom contexts")
    func window() throws {
      var window = DisplayList()
      func add(_ selector: String, _ text: String? = nil, in box: Rect) {
        let content = PipelineContent(text: text)
        window.add(
          theme.pipeline(for: selector).displayList(
            in: box, content: content, measuring: renderer.measuring))
      }
      add("toolbar", in: Rect(x: 0, y: 0, width: 320, height: 44))
      add(".toolbarBackButton", "Back", in: Rect(x: 6, y: 7, width: 60, height: 30))
      add(".toolbarButton", "Done", in: Rect(x: 254, y: 7, width: 60, height: 30))

      let bar = try renderer.png(window, size: Size(320, 44), scale: 2)
      #expect(!bar.isEmpty)
      let canvas = try Canvas(size: Size(320, 44), scale: 2)
      canvas.clear(.white)
      canvas.draw(window, with: renderer)
      let pixels = canvas.bitmap()
      #expect(pixels.width == 640 && pixels.height == 88)
      #expect(pixels[320, 44] == Bitmap.Pixel(red: 109, green: 132, blue: 162))

      func draw(on context: OpaquePointer) {
        renderer.draw(window, on: context)
      }
      _ = draw
    }

    @Test("drawing texts")
    func texts() {
      let font = CSSFont(families: [.named("DejaVu Sans")], size: 14)
      let measure = renderer.measuring.text.measure(TextBlock("Hello", font: font), width: nil)
      #expect(abs(measure.size.width - 35.5) < 0.1)
      #expect(!measure.isTruncated)
    }

    private struct Bundled: ImageLoading {
      let pictures: [String: [UInt8]]

      func bytes(of url: URLValue) throws -> [UInt8] {
        guard let bytes = pictures[url.address] else {
          throw ImageError.unavailable(reason: "there is no '\(url.address)'")
        }
        return bytes
      }
    }

    @Test("loading pictures")
    func pictures() throws {
      let nowhere = PipelineContent(image: .url(URLValue("nowhere.png")))
      let missing = StylePicture(
        Pipeline([ImageStep()]), content: nowhere, size: Size(20, 20))
      let rendering = try missing.rendering(as: .png, by: Renderer())
      #expect(
        rendering.problems.map(\.description)
          == [#"url("nowhere.png") is not drawn: the program does not read picture files"#])

      let bundled = Renderer(images: Bundled(pictures: [:]))
      let reported = try missing.rendering(as: .png, by: bundled).problems
      #expect(
        reported.map(\.description) == [
          #"url("nowhere.png") is not drawn: there is no 'nowhere.png'"#
        ])

      let bytes = try renderer.png(DisplayList(), size: Size(7, 3))
      let photo = ImageSource.data(ImageData(bytes, name: "photo 17"))
      let content = PipelineContent(text: "Harbor", image: photo)
      let size = content.image.flatMap { renderer.measuring.images.size(of: $0) }
      #expect(size == Size(7, 3))
    }

    @Test("limits, errors and problems")
    func limits() throws {
      var printed: [String] = []
      func print(_ error: any Error) { printed.append("\(error)") }
      var options = RenderingOptions()
      options.maximumPixels = 4_000_000
      options.caches.images = 8 << 20
      let small = Renderer(options: options)
      do {
        _ = try small.png(DisplayList(), size: Size(0, 20))
      } catch {
        print(error)
      }
      #expect(printed == ["a picture cannot be 0 × 20 px; both sides must be above zero"])
      #expect(throws: RenderingError.self) {
        try small.png(DisplayList(), size: Size(2001, 2000))
      }
    }

    @Test(
      "the table of limits has every option with its default, and the table of problems every problem"
    )
    func tables() throws {
      let page = try Self.text(
        of: "Sources/LiveryRendering/LiveryRendering.docc/SettingLimits.md")
      let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      let options = Self.options(of: RenderingOptions()).map { name, value in
        ["`\(name)`", value.replacing(/\.0$/, with: "")]
      }
      #expect(
        rows.filter { $0.count == 3 }.map { [$0[0], $0[1].filter { $0 != "," }] } == options)
      let file = try Self.text(
        of: "Sources/LiveryRendering/Rendering/RenderingProblem.swift")
      let cases = file.matches(of: /\n    case ([a-zA-Z]+)/).map { "`\($0.1)`" }
      #expect(rows.filter { $0.count == 2 }.map { $0[0] } == cases)
    }

    @Test("writing SVG and PDF")
    func vectors() throws {
      let list = theme.pipeline(for: ".toolbarButton")
        .displayList(in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: renderer.measuring)
      let svg = try renderer.svg(list, size: Size(80, 44))
      let pdf = try renderer.pdf(list, size: Size(80, 44))
      #expect(!svg.isEmpty)
      #expect(String(decoding: pdf, as: Unicode.ASCII.self).contains("MediaBox [ 0 0 60 33 ]"))

      var options = RenderingOptions()
      options.embeddedScale = 4
      let fine = Renderer(options: options)
      let badge = theme.pipeline(for: ".badge")
        .displayList(in: Rect(x: 0, y: 0, width: 80, height: 44), measuring: fine.measuring)
      #expect(
        try fine.svg(badge, size: Size(80, 44)).count
          > renderer.svg(badge, size: Size(80, 44)).count)
    }

    /// Returns the names and values of options, with nested ones prefixed by their group.
    private static func options(of group: Any) -> [(name: String, value: String)] {
      Mirror(reflecting: group).children.flatMap { option in
        let name = option.label ?? ""
        let members = options(of: option.value)
        return members.isEmpty
          ? [(name, "\(option.value)")] : members.map { ("\(name).\($0.name)", $0.value) }
      }
    }

    private static func text(of path: String) throws -> String {
      try String(contentsOf: Corpora.packageRoot.appending(path: path), encoding: .utf8)
    }
  }
#endif
