// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Foundation
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("PNG, SVG and PDF files")
  struct FileTests {
    /// Named lists that cover all commands.
    static let samples: [(name: String, commands: [DisplayCommand])] = [
      ("badge", RendererTests.badge(width: 60).commands),
      (
        "shadows",
        [
          .outerShadow(
            Path(Rect(x: 20, y: 12, width: 40, height: 24)),
            DisplayShadow(
              offset: Point(3, 4), blur: 8, spread: 1,
              color: RGBA(red: 0, green: 0, blue: 0.4, alpha: 0.8))),
          .innerShadow(
            Path(Rect(x: 20, y: 12, width: 40, height: 24)),
            DisplayShadow(offset: Point(1, 2), blur: 5, color: RGBA(red: 0.6, green: 0, blue: 0))),
        ]
      ),
      (
        "gradients",
        [
          .fill(
            Path(Rect(x: 0, y: 0, width: 40, height: 30)),
            .gradient(
              DisplayGradient(
                .linear(Point(5, 0), Point(30, 20)),
                stops: [
                  .init(0, .pureRed), .init(0.3, RGBA(red: 1, green: 1, blue: 0, alpha: 0.4)),
                  .init(1, .pureBlue),
                ]))),
          .fill(
            Path(Rect(x: 40, y: 0, width: 40, height: 30)),
            .gradient(
              DisplayGradient(
                .radial(center: Point(60, 15), radii: Size(10, 6)),
                stops: [.init(0, .white), .init(1, .pureGreen)], spread: .repeat))),
          .fill(
            Path(Rect(x: 0, y: 30, width: 40, height: 30)),
            .gradient(
              DisplayGradient(
                .conic(center: Point(20, 45), from: 30),
                stops: [.init(0, .black), .init(1, .pureRed)]))),
        ]
      ),
      (
        "groups",
        [
          .box(0, 0, 80, 30, .pureBlue), .group(DisplayGroup(opacity: 0.5)),
          .box(10, 10, 30, 30, .pureRed), .box(20, 20, 30, 30, .pureGreen), .end,
          .group(DisplayGroup(filters: [.blur(2)])), .box(60, 20, 10, 20), .end,
          .clip(Path(Rect(x: 50, y: 40, width: 10, height: 10))),
          .transform(AffineTransform(a: 0.7, b: 0.7, c: -0.7, d: 0.7, e: 55, f: 35)),
          .box(0, 0, 12, 12, .pureRed), .end, .end,
        ]
      ),
      (
        "masks",
        [
          .mask(
            DisplayMask(
              DisplayImage(
                .data(ImageData(maskFile, name: "mask of files")),
                in: Rect(x: 20, y: 10, width: 40, height: 40)))),
          .box(0, 0, 60, 40, .pureBlue), .end,
          .fill(
            Path(Rect(x: 60, y: 0, width: 20, height: 60)),
            .pattern(
              DisplayPattern(
                .data(ImageData(maskFile, name: "mask of files")),
                tile: Rect(x: 62, y: 3, width: 8, height: 8),
                step: Size(10, 9)))),
        ]
      ),
      (
        "text",
        [
          .text(
            DisplayText(
              TextBlock("Livery", font: font(22)), color: .black,
              shadows: [DisplayShadow(offset: Point(1, 2), blur: 3, color: .pureRed)],
              decoration: TextDecoration(isUnderlined: true)), at: Point(4, 10))
        ]
      ),
    ]

    /// An image that is opaque at the left and translucent at the right.
    private static let maskFile: [UInt8] =
      (try? renderer.png(
        DisplayList([
          .box(0, 0, 5, 10), .box(5, 0, 5, 10, RGBA(red: 0.5, green: 0, blue: 0, alpha: 0.5)),
        ]),
        size: Size(10, 10)))
      ?? []

    private func list(_ name: String) throws -> DisplayList {
      DisplayList(try #require(Self.samples.first { $0.name == name }).commands)
    }

    private static let size = Size(80, 60)

    @Test(
      "drawing is deterministic",
      arguments: Rendering.Format.allCases)
    func deterministic(format: Rendering.Format) throws {
      for (_, commands) in Self.samples {
        let list = DisplayList(commands)
        let first = try renderer.rendering(list, as: format, size: Self.size)
        #expect(first.problems.isEmpty)
        #expect(try renderer.rendering(list, as: format, size: Self.size) == first)
        #expect(try Renderer().rendering(list, as: format, size: Self.size) == first)
      }
    }

    @Test("files begin with the signature of their format")
    func signatures() throws {
      let list = try list("badge")
      #expect(try renderer.png(list, size: Self.size).starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try renderer.pdf(list, size: Self.size).starts(with: Array("%PDF".utf8)))
      let svg = String(decoding: try renderer.svg(list, size: Self.size), as: UTF8.self)
      #expect(svg.contains("<svg") && svg.contains("width=\"80px\""))
    }

    @Test("a px of a PDF is 0.75 points, times the scale")
    func pageSize() throws {
      func page(_ scale: Double) throws -> String {
        let pdf = try renderer.pdf(DisplayList(), size: Self.size, scale: scale)
        return String(decoding: pdf, as: UTF8.self)
      }
      #expect(try page(1).contains("/MediaBox [ 0 0 60 45 ]"))
      #expect(try page(2).contains("/MediaBox [ 0 0 120 90 ]"))
    }

    @Test("SVG and PDF contain vectors instead of pixels where possible")
    func vectors() throws {
      let list = DisplayList([
        .box(0, 0, 5, 5, .pureRed), .group(DisplayGroup(opacity: 0.5)), .box(1, 1, 5, 5), .end,
        .text(DisplayText(TextBlock("x", font: font(12)), color: .black), at: Point(5, 5)),
      ])
      let svg = String(decoding: try renderer.svg(list, size: Self.size), as: UTF8.self)
      #expect(!svg.contains("<image"))
      let shadow = String(
        decoding: try renderer.svg(try self.list("shadows"), size: Self.size), as: UTF8.self)
      #expect(shadow.contains("<image"))
    }

    @Test("a PNG round-trips the pixels of the bitmap")
    func pngAgain() throws {
      for (name, commands) in Self.samples {
        let png = try renderer.png(DisplayList(commands), size: Self.size)
        let again = try drawn(
          .image(
            DisplayImage(
              .data(ImageData(png, name: "again \(name)")), in: Rect(origin: .zero, size: Self.size)
            )),
          width: 80, height: 60)
        let bitmap = try renderer.bitmap(DisplayList(commands), size: Self.size)
        for y in 0..<60 { for x in 0..<80 { #expect(again[x, y].alpha == bitmap[x, y].alpha) } }
        #expect(difference(again, bitmap).mean < 0.3)
      }
    }

    @Test(
      "librsvg draws the SVG as the PNG",
      .enabled(if: FileTests.librsvg != nil, "rsvg-convert is not installed"),
      .tier(.standard), arguments: samples.map(\.name), [1.0, 2])
    func librsvgAgrees(name: String, scale: Double) throws {
      let list = try list(name)
      let svg = try renderer.svg(list, size: Self.size, scale: scale, background: .white)
      let drawn = try Self.convert(svg)
      let theirs = try renderer.bitmap(
        DisplayList([
          .image(
            DisplayImage(
              .data(ImageData(drawn, name: "rsvg \(name) \(scale)")),
              in: Rect(origin: .zero, size: Self.size)))
        ]), size: Self.size, scale: scale)
      let ours = try renderer.bitmap(list, size: Self.size, scale: scale, background: .white)
      let (mean, large) = difference(ours, theirs)
      // At scale 1, glyphs are positioned on whole px on raster surfaces, but between them in SVG.
      let isCoarseText = name == "text" && scale == 1
      #expect(mean < (isCoarseText ? 8 : 2), "the mean difference")
      #expect(large < (isCoarseText ? 0.06 : 0.01), "the share of pixels that are another color")
    }

    /// Returns the mean difference, and the fraction of pixels that differ by more than 48.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> (mean: Double, large: Double) {
      guard a.width == b.width, a.height == b.height else { return (255, 1) }
      var (sum, large) = (0, 0)
      for y in 0..<a.height {
        for x in 0..<a.width {
          let difference = a[x, y].difference(b[x, y])
          sum += difference
          if difference > 48 { large += 1 }
        }
      }
      let count = Double(a.width * a.height)
      return (Double(sum) / count, Double(large) / count)
    }

    static let librsvg: URL? = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
      .map { URL(filePath: $0).appending(path: "rsvg-convert") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }

    /// Returns the PNG that librsvg renders from an SVG.
    private static func convert(_ svg: [UInt8]) throws -> [UInt8] {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "livery-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (input, output) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
      try Data(svg).write(to: input)
      let process = Process()
      process.executableURL = librsvg
      process.arguments = [
        input.path(percentEncoded: false), "-o", output.path(percentEncoded: false),
      ]
      try process.run()
      process.waitUntilExit()
      return [UInt8](try Data(contentsOf: output))
    }
  }
#endif
