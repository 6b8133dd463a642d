// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// A decoded picture.
  struct Picture: Sendable {
    /// Its pixels; those of a picture without opacity are opaque.
    let pixels: PixelBuffer

    /// Its size, one px a pixel.
    var size: Size { Size(Double(pixels.width), Double(pixels.height)) }
  }
#endif
