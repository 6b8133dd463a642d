// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A JPEG file, which libjpeg-turbo decodes if it is installed.
  struct JPEGFile {
    private let bytes: [UInt8]

    /// Creates a JPEG from its bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the decoded, opaque pixels in the orientation that the file specifies.
    func pixels(sizeCheck checkSize: ImageSizeCheck) throws(ImageError) -> PixelBuffer {
      guard let library = TurboJPEG.shared else {
        throw .missingLibrary(.jpeg, library: "libturbojpeg")
      }
      guard let decompressor = library.createDecompressor() else { throw .damaged(.jpeg) }
      defer { _ = library.destroy(decompressor) }
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let size = UInt(bytes.count)
      guard
        library.readHeader(decompressor, bytes, size, &width, &height, &sampling, &space) == 0,
        width > 0, height > 0
      else { throw .damaged(.jpeg) }
      try checkSize(Int(width), Int(height))
      let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .color)
      let result = library.decode(
        decompressor, bytes, size, buffer.bytes, width, Int32(buffer.stride), height,
        TurboJPEG.bgraPixelFormat, TurboJPEG.limitScansFlag)
      guard result == 0 else { throw .damaged(.jpeg) }
      return buffer.oriented(ImageOrientation(jpeg: bytes))
    }
  }

  /// The decoding functions of the TurboJPEG API of libjpeg-turbo.
  struct TurboJPEG: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias ReadHeader =
      @convention(c) (
        Handle, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Int32
    typealias Decode =
      @convention(c) (
        Handle, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32,
        Int32
      ) -> Int32

    let createDecompressor: @convention(c) () -> Handle?
    let readHeader: ReadHeader
    let decode: Decode
    let destroy: @convention(c) (Handle) -> Int32

    /// The byte order of Cairo (`TJPF_BGRA`), with an opaque alpha channel.
    static let bgraPixelFormat: Int32 = 8
    /// The flag that rejects files with too many progressive scans (`TJFLAG_LIMITSCANS`).
    static let limitScansFlag: Int32 = 32768

    /// The library, or `nil` if it is not installed.
    static let shared: TurboJPEG? = {
      guard
        let library = DynamicLibrary([
          "libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib",
        ]),
        let createDecompressor = library.function(
          "tjInitDecompress", as: (@convention(c) () -> Handle?).self),
        let readHeader = library.function("tjDecompressHeader3", as: ReadHeader.self),
        let decode = library.function("tjDecompress2", as: Decode.self),
        let destroy = library.function("tjDestroy", as: (@convention(c) (Handle) -> Int32).self)
      else { return nil }
      return TurboJPEG(
        createDecompressor: createDecompressor, readHeader: readHeader, decode: decode,
        destroy: destroy)
    }()
  }
#endif
