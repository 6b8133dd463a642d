// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// A PNG file, which Cairo decodes.
  struct PNGFile {
    private let bytes: [UInt8]

    /// Creates a PNG from its bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns whether the bytes start with the signature of a PNG.
    static func isPNG(_ bytes: [UInt8]) -> Bool {
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    /// Returns the decoded pixels.
    func pixels(sizeCheck checkSize: ImageSizeCheck) throws(ImageError) -> PixelBuffer {
      // The first chunk is the header: its length and name, then width and height, four bytes each.
      guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
        throw .damaged(.png)
      }
      let (width, height) = (number(at: 16), number(at: 20))
      guard width > 0, height > 0 else { throw .damaged(.png) }
      try checkSize(width, height)
      let surface = bytes.withUnsafeBytes { bytes in
        var reader = BytesReader(remaining: bytes)
        return withUnsafeMutablePointer(to: &reader) { reader in
          Surface(cairo_image_surface_create_from_png_stream(BytesReader.read, reader))
        }
      }
      guard surface.error == nil else { throw .damaged(.png) }
      let buffer = PixelBuffer(width: width, height: height, format: .color)
      // Painting converts images without alpha, which have another Cairo format.
      let context = Context(on: buffer.makeSurface())
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      cairo_paint(context.pointer)
      guard context.error == nil else { throw .damaged(.png) }
      return buffer
    }

    private func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// A cursor over the bytes that Cairo reads in pieces.
  private struct BytesReader {
    var remaining: UnsafeRawBufferPointer

    /// The function that copies the requested bytes, or reports an error if too few remain.
    static let read: cairo_read_func_t = { reader, target, count in
      guard let reader = reader?.assumingMemoryBound(to: BytesReader.self), let target,
        reader.pointee.remaining.count >= Int(count)
      else { return CAIRO_STATUS_READ_ERROR }
      let remaining = reader.pointee.remaining
      UnsafeMutableRawBufferPointer(start: target, count: Int(count)).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: remaining.prefix(Int(count))))
      reader.pointee.remaining = UnsafeRawBufferPointer(rebasing: remaining.dropFirst(Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
