// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import Foundation
  import LiveryRendering
  import Testing
  import TestSupport

  @Suite("Pictures")
  struct ImageTests {
    /// Returns a PNG with a color in each quarter.
    ///
    /// The colors are red and green at the top, and blue and translucent black at the bottom.
    static func quarters(_ side: Double = 8) throws -> ImageSource {
      let half = side / 2
      let png = try renderer.png(
        DisplayList([
          .box(0, 0, half, half, .pureRed), .box(half, 0, half, half, .pureGreen),
          .box(0, half, half, half, .pureBlue),
          .box(half, half, half, half, RGBA(red: 0, green: 0, blue: 0, alpha: 0.4)),
        ]), size: Size(side, side))
      return .data(ImageData(png, name: "quarters \(side)"))
    }

    /// Returns a file of the fixtures.
    static func fixture(_ name: String) throws -> ImageSource {
      let file = Corpora.packageRoot.appending(path: "Tests/LiveryRenderingTests/Fixtures/\(name)")
      return .data(ImageData([UInt8](try Data(contentsOf: file)), name: name))
    }

    @Test("draws a picture of the size of its box unchanged")
    func exact() throws {
      let bitmap = try drawn(
        .image(DisplayImage(try Self.quarters(), in: Rect(x: 4, y: 2, width: 8, height: 8))))
      #expect(try #require(bitmap.opaqueBounds) == (4, 2, 12, 10))
      #expect(bitmap[4, 2] == .pureRed && bitmap[11, 2] == .pureGreen && bitmap[4, 9] == .pureBlue)
      #expect(bitmap[11, 9] == .init(red: 0, green: 0, blue: 0, alpha: 102))
    }

    @Test(
      "repeats a tiled gradient equally in each tile", arguments: [1.0, 2, 1.5])
    func gradientTiles(scale: Double) throws {
      let gradient = DisplayGradient(
        .linear(Point(2, 0), Point(6, 0)),
        stops: [
          .init(0, .pureRed), .init(0.5, .pureRed), .init(0.5, .pureBlue), .init(1, .pureBlue),
        ])
      let pattern = DisplayPattern(
        .paint(.gradient(gradient)), tile: Rect(x: 2, y: 1, width: 4, height: 4))
      let bitmap = try drawn(
        .fill(Path(Rect(x: 0, y: 0, width: 18, height: 9)), .pattern(pattern)), scale: scale)
      for x in 0..<18 {
        let pixel = bitmap[Int((Double(x) + 0.5) * scale), Int(6.5 * scale)]
        #expect(pixel == ((x + 2) % 4 < 2 ? .pureRed : .pureBlue), "\(x)")
      }
      #expect(bitmap[Int(18.6 * scale), 4] == .clear && bitmap[4, Int(9.6 * scale)] == .clear)
    }

    @Test("reports tiles that are too small, and draws the rest")
    func tinyTiles() throws {
      let pattern = DisplayPattern(
        try Self.quarters(), tile: Rect(x: 0, y: 0, width: 1e-5, height: 1e-5))
      let list = DisplayList([
        .fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .pattern(pattern)), .box(5, 5, 5, 5),
      ])
      let rendering = try renderer.rendering(list, as: .png, size: Size(20, 20))
      #expect(rendering.problems == [.tooManyTiles])
      #expect(try renderer.bitmap(list, size: Size(20, 20))[7, 7] == .black)
    }

    @Test("a single tile does not bleed into its edges")
    func loneTile() throws {
      let picture = try Self.quarters(4)
      let alone = try drawn(
        .fill(
          Path(Rect(x: 0, y: 0, width: 20, height: 20)),
          .pattern(DisplayPattern(picture, tile: Rect(x: 0, y: 0, width: 20, height: 20)))))
      #expect(
        alone
          == (try drawn(.image(DisplayImage(picture, in: Rect(x: 0, y: 0, width: 20, height: 20)))))
      )
    }

    @Test("a picture has the size of its pixels")
    func size() throws {
      #expect(renderer.measuring.images.size(of: try Self.quarters()) == Size(8, 8))
      #expect(renderer.measuring.images.size(of: .url(URLValue("a.png"))) == nil)
    }

    @Test("draws only the requested part of a picture")
    func part() throws {
      let bitmap = try drawn(
        .image(
          DisplayImage(
            try Self.quarters(), in: Rect(x: 0, y: 0, width: 20, height: 20),
            part: Rect(x: 4, y: 0, width: 4, height: 4))))
      for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19), (10, 10)] {
        #expect(bitmap[x, y] == .pureGreen)
      }
    }

    @Test("draws a part beyond the edges as far as the picture extends")
    func partBeyond() throws {
      let bitmap = try drawn(
        .image(
          DisplayImage(
            try Self.quarters(), in: Rect(x: 0, y: 0, width: 20, height: 20),
            part: Rect(x: -4, y: -4, width: 8, height: 8))))
      #expect(try #require(bitmap.opaqueBounds) == (10, 10, 20, 20))
      #expect(bitmap[12, 12] == .pureRed)
    }

    @Test("enlarges with soft or sharp edges")
    func scaling() throws {
      func drawnLarge(_ isPixelated: Bool) throws -> Bitmap {
        try drawn(
          .image(
            DisplayImage(
              try Self.quarters(2), in: Rect(x: 0, y: 0, width: 20, height: 20),
              isPixelated: isPixelated)))
      }
      let sharp = try drawnLarge(true)
      #expect(sharp[9, 3] == .pureRed && sharp[10, 3] == .pureGreen)
      let soft = try drawnLarge(false)
      #expect(soft[9, 1].red < 255 && soft[9, 1].green > 0)
      #expect(soft[0, 0] == .pureRed && soft[0, 0].alpha == 255)
    }

    @Test("a nine-part frame keeps its corners")
    func nineParts() throws {
      let source = try Self.quarters(6)
      let bitmap = try drawn(
        .image(
          DisplayImage(
            source, in: Rect(x: 0, y: 0, width: 2, height: 2),
            part: Rect(x: 0, y: 0, width: 2, height: 2))),
        .image(
          DisplayImage(
            source, in: Rect(x: 18, y: 0, width: 2, height: 2),
            part: Rect(x: 4, y: 0, width: 2, height: 2))),
        .image(
          DisplayImage(
            source, in: Rect(x: 2, y: 0, width: 16, height: 2),
            part: Rect(x: 2, y: 0, width: 2, height: 2))))
      #expect(
        bitmap[1, 1] == .pureRed && bitmap[18, 1] == .pureGreen && bitmap[19, 0] == .pureGreen)
      #expect(bitmap[3, 0].red > 200 && bitmap[16, 0].green > 200)
      #expect(try #require(bitmap.opaqueBounds) == (0, 0, 20, 2))
    }

    @Test("tiles begin at their offset and repeat in their directions")
    func tiles() throws {
      func tiled(_ pattern: DisplayPattern) throws -> Bitmap {
        try drawn(.fill(Path(Rect(x: 0, y: 0, width: 20, height: 20)), .pattern(pattern)))
      }
      let source = try Self.quarters(4)
      let seamless = try tiled(DisplayPattern(source, tile: Rect(x: 1, y: 2, width: 4, height: 4)))
      #expect(
        seamless[1, 2] == .pureRed && seamless[5, 2] == .pureRed && seamless[3, 10] == .pureGreen)
      #expect(seamless[0, 2] == .pureGreen && seamless[1, 0] == .pureBlue)
      let gaps = try tiled(
        DisplayPattern(source, tile: Rect(x: 1, y: 2, width: 4, height: 4), step: Size(6, 7)))
      #expect(
        gaps[1, 2] == .pureRed && gaps[7, 9] == .pureRed && gaps[5, 2] == .clear
          && gaps[1, 6] == .clear)
      let row = try tiled(
        DisplayPattern(
          source, tile: Rect(x: 1, y: 2, width: 4, height: 4), repeatsVertically: false))
      #expect(try #require(row.opaqueBounds) == (0, 2, 20, 6))
      let once = try tiled(
        DisplayPattern(
          source, tile: Rect(x: 1, y: 2, width: 4, height: 4), repeatsHorizontally: false,
          repeatsVertically: false))
      #expect(try #require(once.opaqueBounds) == (1, 2, 5, 6))
    }

    @Test("a mask uses its opacity or its luminance")
    func masks() throws {
      let image = DisplayImage(
        try Self.quarters(8), in: Rect(x: 2, y: 2, width: 16, height: 16), isPixelated: true)
      let alpha = try drawn(.mask(DisplayMask(image)), .box(0, 0, 20, 20, .pureRed), .end)
      #expect(alpha[3, 3] == .pureRed && alpha[15, 3] == .pureRed && alpha[1, 1] == .clear)
      #expect(alpha[15, 15] == .init(red: 255, green: 0, blue: 0, alpha: 102))
      let light = try drawn(
        .mask(DisplayMask(image, usesLuminance: true)), .box(0, 0, 20, 20, .white), .end)
      #expect(abs(Int(light[3, 3].alpha) - 54) <= 1)
      #expect(abs(Int(light[15, 3].alpha) - 182) <= 1)
      #expect(abs(Int(light[3, 15].alpha) - 18) <= 1)
      #expect(light[15, 15] == .clear)
    }
  }
#endif
