// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  /// A decoded image.
  struct DecodedImage: Sendable {
    /// The pixels; an image without alpha is opaque.
    let pixels: PixelBuffer

    /// The size in px, one px a pixel.
    var size: Size { Size(Double(pixels.width), Double(pixels.height)) }
  }
#endif
