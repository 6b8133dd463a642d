// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A decoder of image files.
  ///
  /// The pixel count is read from the header of the file and checked before memory is allocated.
  struct ImageDecoder {
    /// The maximum number of pixels of an image.
    let maximumPixels: Int

    /// Decodes a PNG, a JPEG or a WebP, which the first bytes distinguish.
    func pixels(of bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
      if PNGFile.isPNG(bytes) { return try PNGFile(bytes).pixels(sizeCheck: checkSize) }
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        return try JPEGFile(bytes).pixels(sizeCheck: checkSize)
      }
      if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      {
        return try WebPFile(bytes).pixels(sizeCheck: checkSize)
      }
      throw .unknownFormat
    }

    /// Throws if an image of the size is too large.
    private func checkSize(_ width: Int, _ height: Int) throws(ImageError) {
      let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
      guard !overflows, pixels <= maximumPixels, width <= 32_767, height <= 32_767 else {
        throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
      }
    }
  }

  /// A closure that throws if an image of a width and a height may not be decoded.
  typealias ImageSizeCheck = (_ width: Int, _ height: Int) throws(ImageError) -> Void
#endif
