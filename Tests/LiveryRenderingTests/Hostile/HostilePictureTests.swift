// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import Testing

  @testable import LiveryRendering

  @Suite("Hostile pictures")
  struct HostilePictureTests {
    /// An invalid image file, described by its defect.
    struct Damage: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let error: ImageError
      let bytes: @Sendable () throws -> [UInt8]

      init(
        _ name: String, _ error: ImageError, _ bytes: @escaping @Sendable () throws -> [UInt8]
      ) {
        testDescription = name
        self.error = error
        self.bytes = bytes
      }
    }

    private static func file(_ name: String) throws -> [UInt8] {
      guard case .data(let data) = try ImageTests.fixture(name) else { return [] }
      return data.bytes
    }

    private static let limit = RenderingOptions().images.maximumPixels
    private static let damages = [
      Damage("nothing", .unknownFormat) { [] },
      Damage("a page of HTML", .unknownFormat) { Array("<!doctype html>".utf8) },
      Damage("the beginning of a PNG", .damaged(.png)) { Array(try file("rgb.png").prefix(60)) },
      Damage("a PNG whose numbers are changed", .damaged(.png)) {
        var bytes = try file("rgb.png")
        for index in 33..<bytes.count { bytes[index] ^= 0x55 }
        return bytes
      },
      Damage("a PNG of many pixels", .tooManyPixels(width: 30_000, height: 30_000, limit: limit)) {
        var bytes = try file("rgb.png")
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        return bytes
      },
      Damage("a PNG of no pixels", .damaged(.png)) {
        var bytes = try file("rgb.png")
        bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        return bytes
      },
      Damage("a file of many bytes", .fileTooLarge(limit: 16 << 20)) {
        try file("rgb.png") + [UInt8](repeating: 0, count: 16 << 20)
      },
    ]
    private static let jpegs = [
      Damage("the beginning of a JPEG", .damaged(.jpeg)) { Array(try file("two.jpeg").prefix(40)) },
      Damage("a JPEG without a picture", .damaged(.jpeg)) { [0xFF, 0xD8, 0xFF, 0xD9] },
    ]
    private static let webps = [
      Damage("the beginning of a WebP", .damaged(.webp)) { Array(try file("two.webp").prefix(24)) },
      Damage("a WebP without a picture", .damaged(.webp)) {
        Array("RIFF\u{4}\0\0\0WEBP".utf8)
      },
    ]

    @Test("reports a damaged picture and draws the rest", arguments: damages)
    func damaged(damage: Damage) throws { try check(damage) }

    @Test(
      "reports a damaged JPEG and draws the rest",
      .enabled(if: TurboJPEG.shared != nil, "libturbojpeg is not installed"), arguments: jpegs)
    func damagedJPEG(damage: Damage) throws { try check(damage) }

    @Test(
      "reports a damaged WebP and draws the rest",
      .enabled(if: WebP.shared != nil, "libwebp is not installed"), arguments: webps)
    func damagedWebP(damage: Damage) throws { try check(damage) }

    /// Draws an element with the image as background, border, mask and fill.
    private func check(_ damage: Damage) throws {
      let bytes = try damage.bytes()
      let renderer = Renderer(images: ImageLoader { _ in bytes })
      let source = ImageSource.url(URLValue("a.png"))
      for declarations in [
        "background: url(a.png) red",
        "background: red; border: 3px solid; border-image: url(a.png) 1",
        "-livery-pipeline: fill(red) fill(url(a.png) slice 1) image(url(a.png)) mask(url(a.png))",
      ] {
        let pipeline = CSSStyleSheet(".a { \(declarations) }").pipeline(for: ".a")
        let list = pipeline.displayList(
          in: Rect(x: 2, y: 2, width: 50, height: 26), measuring: renderer.measuring)
        let drawn = try drawHostile(list, by: renderer)
        #expect(drawn.problems.allSatisfy { $0 == .image(source, damage.error) })
        #expect(drawn.bitmap[30, 30] == .pureRed, "\(declarations)")
      }
      let direct = try drawHostile(
        DisplayList([.image(DisplayImage(source, in: Rect(x: 0, y: 0, width: 5, height: 5)))]),
        by: renderer)
      #expect(direct.problems == [.image(source, damage.error)])
    }
  }
#endif
