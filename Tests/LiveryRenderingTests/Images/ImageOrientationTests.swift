// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Testing

  import LiveryDisplay
  @testable import LiveryRendering

  @Suite("The orientation of a JPEG")
  struct ImageOrientationTests {
    /// The rows 1 2 3 and 4 5 6 in each Exif orientation.
    private static let turned: [[[UInt8]]] = [
      [[1, 2, 3], [4, 5, 6]], [[3, 2, 1], [6, 5, 4]], [[6, 5, 4], [3, 2, 1]],
      [[4, 5, 6], [1, 2, 3]], [[1, 4], [2, 5], [3, 6]], [[4, 1], [5, 2], [6, 3]],
      [[6, 3], [5, 2], [4, 1]], [[3, 6], [2, 5], [1, 4]],
    ]

    @Test("rotates and mirrors pixels by the orientation", arguments: 1...8)
    func turns(number: Int) throws {
      let buffer = PixelBuffer(width: 3, height: 2, format: .mask)
      for offset in 0..<6 {
        buffer.bytes[offset / 3 * buffer.stride + offset % 3] = UInt8(offset + 1)
      }
      let result = buffer.oriented(try #require(ImageOrientation(rawValue: number)))
      let rows = (0..<result.height).map { row in
        (0..<result.width).map { result.bytes[row * result.stride + $0] }
      }
      #expect(rows == Self.turned[number - 1])
    }

    @Test("parses the orientation in both byte orders")
    func reads() {
      let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
      let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      let other: [UInt8] = [0x10, 0x01, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0]
      #expect(
        ImageOrientation(
          jpeg: jpeg(little + other + [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0])) == .rotatedLeft)
      #expect(
        ImageOrientation(jpeg: jpeg(big + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]))
          == .upsideDown)
    }

    @Test("ignores a damaged orientation")
    func damaged() {
      let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 9]
      #expect(ImageOrientation(jpeg: jpeg(exif)) == .upright)
      #expect(ImageOrientation(jpeg: jpeg([0x4D, 0x4D, 0, 42, 255, 255, 255, 255])) == .upright)
      #expect(ImageOrientation(jpeg: [0xFF, 0xD8]) == .upright)
      let whole = jpeg(exif.dropLast() + [6])
      #expect(ImageOrientation(jpeg: whole) == .rotatedLeft)
      for length in 0..<whole.count - 4 {
        #expect(ImageOrientation(jpeg: Array(whole.prefix(length))) == .upright)
      }
    }

    @Test(
      "has the size of the oriented picture",
      .enabled(if: TurboJPEG.shared != nil, "libturbojpeg is not installed"))
    func drawn() throws {
      guard case .data(let data) = try ImageTests.fixture("two.jpeg") else { return }
      let exif: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
      let bytes = jpeg(exif).dropLast(2) + data.bytes.dropFirst(2)
      let decoder = ImageDecoder(maximumPixels: 1_000)
      let (upright, turned) = (
        try decoder.pixels(of: data.bytes), try decoder.pixels(of: Array(bytes))
      )
      // The left side becomes the top.
      for byte in 0..<4 {
        #expect(
          turned.bytes[2 * turned.stride + 13 * 4 + byte]
            == upright.bytes[
              (15 - 13) * upright.stride + 2 * 4 + byte])
      }
      #expect(turned.bytes[2] != turned.bytes[15 * turned.stride + 2])
    }

    /// Returns the beginning of a JPEG with an Exif segment.
    private func jpeg(_ exif: [UInt8]) -> [UInt8] {
      let content = Array("Exif\0\0".utf8) + exif
      let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 0x68, 0x69]
      return [0xFF, 0xD8] + comment + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
        + [0xFF, 0xDA]
    }
  }
#endif
