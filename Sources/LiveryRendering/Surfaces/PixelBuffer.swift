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

  /// Pixels in memory, in the layout that Cairo reads.
  ///
  /// A single task writes the pixels while it creates them; afterwards any number of tasks read
  /// them. Tasks may share the bytes but not a Cairo surface, so each use creates its own surface
  /// over them.
  final class PixelBuffer: @unchecked Sendable {
    /// The format of a pixel.
    enum Format: Sendable, Hashable {
      /// Four bytes: blue, green, red and opacity, with premultiplied colors.
      case color
      /// A byte with the coverage.
      case mask

      /// The number of bytes per pixel.
      var channels: Int { self == .color ? 4 : 1 }
      var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    }

    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The number of bytes from one row to the next.
    let stride: Int
    /// The format of a pixel.
    let format: Format
    /// A pointer to the first pixel of the first row.
    let bytes: UnsafeMutablePointer<UInt8>

    /// Creates transparent pixels; sides below one become one.
    init(width: Int, height: Int, format: Format) {
      self.width = max(width, 1)
      self.height = max(height, 1)
      self.format = format
      stride = (self.width * format.channels + 15) & ~15
      // `calloc` lets the system clear pages on first use, which is cheapest for large buffers.
      let memory = calloc(self.height, stride)
      guard let memory else { preconditionFailure("no memory for \(self.height) rows of pixels") }
      bytes = memory.assumingMemoryBound(to: UInt8.self)
    }

    deinit { free(bytes) }

    /// The maximum side of an offscreen buffer in pixels, which leaves a margin for blurs.
    static let longestSide = 30_000

    /// The size in bytes.
    var byteCount: Int { stride * height }
  }

  extension PixelBuffer {
    /// Returns a surface over all pixels, which keeps them alive.
    func makeSurface() -> Surface {
      makeSurface(x: 0, y: 0, width: width, height: height)
    }

    /// Returns a surface over a part of the pixels, which must lie inside.
    func makeSurface(x: Int, y: Int, width: Int, height: Int) -> Surface {
      precondition(
        x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height,
        "the part must be within the pixels")
      let pointer = cairo_image_surface_create_for_data(
        bytes + y * stride + x * format.channels, format.cairo, Int32(width), Int32(height),
        Int32(stride))
      let surface = Surface(pointer)
      surface.keepAlive(self)
      return surface
    }
  }
#endif
