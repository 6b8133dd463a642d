// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A still WebP file, which libwebp decodes if it is installed; animations are not decoded.
  struct WebPFile {
    private let bytes: [UInt8]

    /// Creates a WebP from its bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the decoded pixels.
    func pixels(sizeCheck checkSize: ImageSizeCheck) throws(ImageError) -> PixelBuffer {
      guard let library = WebP.shared else { throw .missingLibrary(.webp, library: "libwebp") }
      var (width, height) = (Int32(0), Int32(0))
      guard library.readInfo(bytes, bytes.count, &width, &height) != 0, width > 0, height > 0 else {
        throw .damaged(.webp)
      }
      try checkSize(Int(width), Int(height))
      let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .color)
      let decoded = library.decode(
        bytes, bytes.count, buffer.bytes, buffer.byteCount, Int32(buffer.stride))
      guard decoded != nil else { throw .damaged(.webp) }
      buffer.premultiply()
      return buffer
    }
  }

  /// The decoding functions of libwebp's simple API.
  struct WebP: Sendable {
    typealias ReadInfo =
      @convention(c) (
        UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Int32
    typealias Decode =
      @convention(c) (
        UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>, Int, Int32
      ) -> UnsafeMutablePointer<UInt8>?

    let readInfo: ReadInfo
    let decode: Decode

    /// The library, or `nil` if it is not installed.
    static let shared: WebP? = {
      guard
        let library = DynamicLibrary([
          "libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib",
        ]),
        let readInfo = library.function("WebPGetInfo", as: ReadInfo.self),
        // Decodes into a caller-owned buffer, in Cairo's byte order.
        let decode = library.function("WebPDecodeBGRAInto", as: Decode.self)
      else { return nil }
      return WebP(readInfo: readInfo, decode: decode)
    }()
  }
#endif
