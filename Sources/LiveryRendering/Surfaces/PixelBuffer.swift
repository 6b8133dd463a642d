// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Pixels in memory, laid out as Cairo reads them.
  ///
  /// Written while it is made, by one task; from then on only read, by any number of them: Cairo's own surfaces must not be
  /// shared by tasks, the bytes may. Every use makes a surface of its own over the same bytes.
  final class PixelBuffer: @unchecked Sendable {
    /// What a pixel is.
    enum Format: Sendable, Hashable {
      /// Four bytes, blue, green, red and opacity, the colors multiplied by the opacity.
      case color
      /// One byte: how much is covered.
      case mask

      /// The bytes of a pixel.
      var channels: Int { self == .color ? 4 : 1 }
      var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    }

    /// The pixels in a row.
    let width: Int
    /// The rows.
    let height: Int
    /// The bytes from one row to the next.
    let stride: Int
    /// What a pixel is.
    let format: Format
    /// The first pixel of the first row.
    let bytes: UnsafeMutablePointer<UInt8>

    /// Transparent pixels; sides below one count as one.
    init(width: Int, height: Int, format: Format) {
      self.width = max(width, 1)
      self.height = max(height, 1)
      self.format = format
      stride = (self.width * format.channels + 15) & ~15
      // Cleared by the system page by page as it is used, which is the cheapest way for large ones.
      let memory = calloc(self.height, stride)
      guard let memory else { preconditionFailure("no memory for \(self.height) rows of pixels") }
      bytes = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit { free(bytes) }

    /// The longest side of pixels of their own, which leaves room for what is blurred into them from outside.
    static let longestSide = 30_000

    /// How many bytes the pixels take.
    var size: Int { stride * height }
  }

  extension PixelBuffer {
    /// A surface over all pixels, which keeps them alive.
    func makeSurface() -> Surface {
      makeSurface(x: 0, y: 0, width: width, height: height)
    }

    /// A surface over a part of the pixels, which must lie inside.
    func makeSurface(x: Int, y: Int, width: Int, height: Int) -> Surface {
      precondition(
        x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height,
        "a part of pixels must lie among them")
      let pointer = cairo_image_surface_create_for_data(
        bytes + y * stride + x * format.channels, format.cairo, Int32(width), Int32(height),
        Int32(stride))
      let surface = Surface(pointer)
      surface.keepAlive(self)
      return surface
    }
  }
#endif
