// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Pixels of red, green, blue and alpha, a byte each, not premultiplied, as in textures.
  public struct Bitmap: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The bytes of all pixels, four each, row by row from the top.
    public let bytes: [UInt8]

    /// Creates a bitmap from premultiplied pixels.
    init(_ pixels: PixelBuffer) {
      width = pixels.width
      height = pixels.height
      bytes = [UInt8](unsafeUninitializedCapacity: pixels.width * pixels.height * 4) {
        bytes, count in
        var offset = 0
        pixels.forEachPixel { pixel in
          let opacity = UInt32(pixel[3])
          for channel in 0..<3 {
            let color = UInt32(pixel[2 - channel])
            bytes[offset + channel] =
              opacity == 0 ? 0 : UInt8(min((color * 255 + opacity / 2) / opacity, 255))
          }
          bytes[offset + 3] = pixel[3]
          offset += 4
        }
        count = offset
      }
    }
  }

  extension Bitmap {
    /// Returns the pixel at a column and a row, which must be inside the bitmap.
    public subscript(x: Int, y: Int) -> Pixel {
      precondition(x >= 0 && y >= 0 && x < width && y < height, "there is no pixel at \(x), \(y)")
      let offset = (y * width + x) * 4
      return Pixel(
        red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2],
        alpha: bytes[offset + 3])
    }

    /// A color of red, green, blue and alpha from 0 to 255, not premultiplied.
    public struct Pixel: Sendable, Hashable {
      /// The red component.
      public var red: UInt8
      /// The green component.
      public var green: UInt8
      /// The blue component.
      public var blue: UInt8
      /// The alpha component.
      public var alpha: UInt8

      /// Creates a pixel from its components.
      public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
    }
  }
#endif
