// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import Foundation
  import Testing

  @testable import LiveryRendering

  @Suite("Picture files")
  struct ImageFileTests {
    /// Checks the left and the right half of a fixture, with a tolerance per component.
    private func check(
      _ name: String, _ left: Bitmap.Pixel, _ right: Bitmap.Pixel, tolerance: Int = 0
    ) throws {
      let source = try ImageTests.fixture(name)
      #expect(renderer.measuring.images.size(of: source) == Size(16, 16))
      let bitmap = try drawn(
        .image(DisplayImage(source, in: Rect(x: 2, y: 2, width: 16, height: 16))))
      #expect(bitmap[3, 5].difference(left) <= tolerance, "\(bitmap[3, 5])")
      #expect(bitmap[16, 12].difference(right) <= tolerance, "\(bitmap[16, 12])")
      #expect(bitmap[0, 0] == .clear && bitmap[19, 19] == .clear)
    }

    private static let red = Bitmap.Pixel(red: 200, green: 40, blue: 80)
    private static let faded = Bitmap.Pixel(red: 200, green: 40, blue: 80, alpha: 102)
    private static let blue = Bitmap.Pixel(red: 20, green: 160, blue: 220)

    @Test("a PNG without opacity is opaque")
    func opaque() throws {
      try check("rgb.png", Self.red, Self.blue)
      try check(
        "gray.png", .init(red: 100, green: 100, blue: 100), .init(red: 200, green: 200, blue: 200))
      try check("gray1.png", .black, .white)
    }

    @Test("a PNG with a palette, or of 16 bits, has its opacity")
    func translucent() throws {
      try check("palette.png", Self.faded, Self.blue, tolerance: 1)
      try check("deep.png", Self.faded, Self.blue, tolerance: 1)
    }

    @Test(
      "a JPEG is opaque, in color or gray",
      .enabled(if: TurboJPEG.shared != nil, "libturbojpeg is not installed"))
    func jpeg() throws {
      try check("two.jpeg", Self.red, Self.blue, tolerance: 6)
      func gray(_ red: Double, _ green: Double, _ blue: Double) -> Bitmap.Pixel {
        let value = UInt8((0.299 * red + 0.587 * green + 0.114 * blue).rounded())
        return Bitmap.Pixel(red: value, green: value, blue: value)
      }
      try check("gray.jpeg", gray(200, 40, 80), gray(20, 160, 220), tolerance: 3)
    }

    @Test("a WebP has its opacity", .enabled(if: WebP.shared != nil, "libwebp is not installed"))
    func webp() throws {
      try check("two.webp", Self.faded, Self.blue, tolerance: 1)
    }

    @Test("names a missing library")
    func missingLibrary() {
      #expect(DynamicLibrary(["libno-such-library.so.9"]) == nil)
      #expect(
        "\(ImageError.missingLibrary(.webp, library: "libwebp"))"
          == "reading a WebP requires libwebp, which is not installed")
    }

    @Test(
      "every truncated or mutated file is drawn or rejected",
      arguments: ["rgb.png", "palette.png", "deep.png", "two.jpeg", "gray.jpeg", "two.webp"])
    func damaged(name: String) throws {
      guard case .data(let data) = try ImageTests.fixture(name) else { return }
      let decoder = ImageDecoder(maximumPixels: 10_000)
      for length in 0..<data.bytes.count {
        _ = try? decoder.pixels(of: Array(data.bytes.prefix(length)))
      }
      for offset in data.bytes.indices {
        for change: UInt8 in [0x01, 0x80, 0xFF] {
          var bytes = data.bytes
          bytes[offset] ^= change
          _ = try? decoder.pixels(of: bytes)
        }
      }
      #expect(throws: ImageError.self) { try decoder.pixels(of: Array(data.bytes.prefix(30))) }
    }

    @Test("checks the number of pixels before decoding")
    func hugeDimensions() throws {
      // A header with 100,000 × 100,000 pixels, without image data.
      var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      png += Array("IHDR".utf8) + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      #expect(throws: ImageError.tooManyPixels(width: 100_000, height: 100_000, limit: 1_000)) {
        try ImageDecoder(maximumPixels: 1_000).pixels(of: png)
      }
      for name in ["rgb.png", "two.jpeg", "two.webp"] {
        guard case .data(let data) = try ImageTests.fixture(name) else { continue }
        #expect(throws: ImageError.tooManyPixels(width: 16, height: 16, limit: 255)) {
          try ImageDecoder(maximumPixels: 255).pixels(of: data.bytes)
        }
      }
    }

    @Test("does not decode a file that is too large")
    func largeFile() throws {
      var options = RenderingOptions()
      options.images.maximumFileSize = 50
      let small = Renderer(options: options)
      let source = try ImageTests.fixture("rgb.png")
      let list = DisplayList([
        .image(DisplayImage(source, in: Rect(x: 0, y: 0, width: 5, height: 5)))
      ])
      let rendering = try small.rendering(list, as: .png, size: Size(5, 5))
      #expect(rendering.problems == [.image(source, .fileTooLarge(limit: 50))])
    }

    @Test("loads pictures of URLs once, and again after eviction")
    func loading() throws {
      let (loads, source) = (Counter(), ImageSource.url(URLValue("images/a.png")))
      guard case .data(let data) = try ImageTests.fixture("rgb.png") else { return }
      let loading = Renderer(
        images: ImageLoader { url in
          loads.add()
          guard url.address == "images/a.png" else { throw Missing() }
          return data.bytes
        })
      for _ in 0..<3 { #expect(loading.measuring.images.size(of: source) == Size(16, 16)) }
      #expect(loads.count == 1)
      loading.removeCachedImages()
      #expect(loading.measuring.images.size(of: source) == Size(16, 16))
      #expect(loads.count == 2)
      let missing = ImageSource.url(URLValue("b.png"))
      let list = DisplayList([
        .image(DisplayImage(missing, in: Rect(x: 0, y: 0, width: 5, height: 5)))
      ])
      let rendering = try loading.rendering(list, as: .png, size: Size(5, 5))
      #expect(
        rendering.problems == [.image(missing, .unavailable(reason: "it is not in the bundle"))])
    }

    private struct Missing: Error, CustomStringConvertible {
      var description: String { "it is not in the bundle" }
    }
  }

  /// A counter that several tasks share.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    var count: Int { lock.withLock { value } }
    func add() { lock.withLock { value += 1 } }
  }
#endif
