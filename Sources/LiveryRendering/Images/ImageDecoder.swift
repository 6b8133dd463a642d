// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Turns the bytes of picture files into pixels.
  ///
  /// How many pixels there will be is read from a file's first bytes, before any memory is asked for.
  struct ImageDecoder {
    /// The most pixels that a picture may have.
    let maximumPixels: Int

    /// The pixels of a PNG, a JPEG or a WebP, told apart by their first bytes.
    func pixels(of bytes: [UInt8]) throws(ImageError) -> PixelBuffer {
      if PNGFile.isPNG(bytes) { return try PNGFile(bytes).pixels(allowing: allows) }
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        return try JPEGFile(bytes).pixels(allowing: allows)
      }
      if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      {
        return try WebPFile(bytes).pixels(allowing: allows)
      }
      throw .unknownFormat
    }

    /// Throws when a picture of a size is too large.
    private func allows(_ width: Int, _ height: Int) throws(ImageError) {
      let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
      guard !overflows, pixels <= maximumPixels, width <= 32_767, height <= 32_767 else {
        throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
      }
    }
  }

  /// Throws when a picture of a width and a height may not be decoded.
  typealias ImageAllowance = (_ width: Int, _ height: Int) throws(ImageError) -> Void
#endif
