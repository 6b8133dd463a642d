// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo
  import Foundation
  import LiveryRendering

  /// Pixels of red, green, blue and alpha, with premultiplied colors.
  struct PixelGrid: Sendable, Hashable {
    let width: Int
    let height: Int
    /// Four bytes per pixel, row by row from the top.
    var bytes: [UInt8]

    /// Creates transparent pixels.
    init(width: Int, height: Int) {
      self.width = width
      self.height = height
      bytes = Array(repeating: 0, count: width * height * 4)
    }

    /// Creates the pixels of a bitmap.
    init(_ bitmap: Bitmap) {
      self.init(width: bitmap.width, height: bitmap.height)
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let opacity = Int(bitmap.bytes[offset + 3])
        for channel in offset..<offset + 3 {
          bytes[channel] = UInt8((Int(bitmap.bytes[channel]) * opacity + 127) / 255)
        }
        bytes[offset + 3] = UInt8(opacity)
      }
    }

    /// Creates the pixels of a PNG file, or returns `nil` for any other file.
    init?(png file: URL) {
      let surface = cairo_image_surface_create_from_png(file.path(percentEncoded: false))
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let data = cairo_image_surface_get_data(surface)
      else { return nil }
      self.init(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface)))
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (data + y * stride + x * 4, (y * width + x) * 4)
          for channel in 0..<3 { bytes[to + channel] = from[2 - channel] }
          bytes[to + 3] = isOpaque ? 255 : from[3]
        }
      }
    }

    /// Writes a PNG file.
    func write(to file: URL) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      guard let data = cairo_image_surface_get_data(surface) else {
        throw CocoaError(.fileWriteUnknown)
      }
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = ((y * width + x) * 4, data + y * stride + x * 4)
          for channel in 0..<3 { to[2 - channel] = bytes[from + channel] }
          to[3] = bytes[from + 3]
        }
      }
      cairo_surface_mark_dirty(surface)
      let status = cairo_surface_write_to_png(surface, file.path(percentEncoded: false))
      guard status == CAIRO_STATUS_SUCCESS else { throw CocoaError(.fileWriteUnknown) }
    }
  }
#endif
