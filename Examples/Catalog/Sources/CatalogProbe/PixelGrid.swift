// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11

  /// The pixels of a PNG: blue, green, red and opacity.
  struct PixelGrid {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(png file: String) throws(ProbeFailure) {
      let surface = cairo_image_surface_create_from_png(file)
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let data = cairo_image_surface_get_data(surface)
      else { throw ProbeFailure(66, "\(file) is no PNG that can be read") }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      let stride = Int(cairo_image_surface_get_stride(surface))
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        for place in 0..<width * 4 {
          bytes.append(isOpaque && place % 4 == 3 ? 255 : data[row * stride + place])
        }
      }
      self.bytes = bytes
    }

    /// How far the pixels are from those of another picture.
    func difference(from other: PixelGrid) -> PixelDifference {
      guard width == other.width, height == other.height else {
        return PixelDifference(
          sizes: "\(width) x \(height) and \(other.width) x \(other.height) pixels", total: 1)
      }
      var difference = PixelDifference(total: width * height)
      for place in stride(from: 0, to: bytes.count, by: 4) {
        let amount = (place..<place + 4).map { abs(Int(bytes[$0]) - Int(other.bytes[$0])) }.max()
        difference.add(amount ?? 0, x: place / 4 % width, y: place / 4 / width)
      }
      return difference
    }
  }
#endif
