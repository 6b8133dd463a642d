// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11
  import Glibc

  /// The pixels of a PNG: blue, green, red and alpha.
  final class PixelGrid {
    let width: Int
    let height: Int
    private let surface: OpaquePointer?
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Reads a PNG without a number of columns at its left.
    init(png file: String, withoutLeft columns: Int = 0) throws(ProbeFailure) {
      let read = cairo_image_surface_create_from_png(file)
      defer { cairo_surface_destroy(read) }
      let (width, height) = (
        max(0, cairo_image_surface_get_width(read) - Int32(clamping: columns)),
        cairo_image_surface_get_height(read)
      )
      // The image is converted to ARGB, with or without an alpha channel.
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      let context = cairo_create(surface)
      cairo_set_source_surface(context, read, -Double(columns), 0)
      cairo_paint(context)
      let isDrawn = cairo_status(context) == CAIRO_STATUS_SUCCESS
      cairo_destroy(context)
      cairo_surface_flush(surface)
      guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS, isDrawn,
        let data = cairo_image_surface_get_data(surface)
      else {
        cairo_surface_destroy(surface)
        throw ProbeFailure(66, "\(file) is no PNG that can be read")
      }
      self.width = Int(width)
      self.height = Int(height)
      self.surface = surface
      // Rows of four bytes per pixel have no padding.
      bytes = UnsafeBufferPointer(start: data, count: Int(width) * Int(height) * 4)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Writes a PNG, and returns whether that succeeded.
    func write(png file: String) -> Bool {
      cairo_surface_write_to_png(surface, file) == CAIRO_STATUS_SUCCESS
    }

    /// Returns the difference from the pixels of another image.
    func difference(from other: PixelGrid) -> PixelDifference {
      guard width == other.width, height == other.height else {
        return PixelDifference(
          sizes: "\(width) x \(height) and \(other.width) x \(other.height) pixels", total: 1)
      }
      var difference = PixelDifference(total: width * height)
      let row = width * 4
      for y in 0..<height {
        guard let a = bytes.baseAddress, let b = other.bytes.baseAddress,
          memcmp(a + y * row, b + y * row, row) != 0
        else { continue }
        for offset in stride(from: y * row, to: (y + 1) * row, by: 4) {
          var amount = 0
          for channel in offset..<offset + 4 {
            amount = max(amount, abs(Int(bytes[channel]) - Int(other.bytes[channel])))
          }
          difference.add(amount, x: offset % row / 4, y: y)
        }
      }
      return difference
    }
  }
#endif
