// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The bytes of a JPEG, which libjpeg-turbo reads where it is installed.
  struct JPEGFile {
    private let bytes: [UInt8]

    /// A JPEG by its bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The decoded pixels, all opaque, turned as the file says.
    func pixels(allowing allow: ImageAllowance) throws(ImageError) -> PixelBuffer {
      guard let library = TurboJPEG.shared else {
        throw .missingLibrary(.jpeg, library: "libturbojpeg")
      }
      guard let reader = library.begin() else { throw .damaged(.jpeg) }
      defer { _ = library.end(reader) }
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let size = UInt(bytes.count)
      guard
        library.readHeader(reader, bytes, size, &width, &height, &sampling, &space) == 0,
        width > 0, height > 0
      else { throw .damaged(.jpeg) }
      try allow(Int(width), Int(height))
      let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .color)
      let result = library.decode(
        reader, bytes, size, buffer.bytes, width, Int32(buffer.stride), height,
        TurboJPEG.blueGreenRedOpacity, TurboJPEG.limitsScans)
      guard result == 0 else { throw .damaged(.jpeg) }
      return buffer.turned(ImageOrientation(jpeg: bytes))
    }
  }

  /// The functions of libjpeg-turbo's simple interface that read a picture.
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

    let begin: @convention(c) () -> Handle?
    let readHeader: ReadHeader
    let decode: Decode
    let end: @convention(c) (Handle) -> Int32

    /// The order of Cairo's bytes (`TJPF_BGRA`); the opacity is set to opaque.
    static let blueGreenRedOpacity: Int32 = 8
    /// Gives up on files that say the same again and again to take time (`TJFLAG_LIMITSCANS`).
    static let limitsScans: Int32 = 32768

    /// The library; nil where it is not installed.
    static let shared: TurboJPEG? = {
      guard
        let library = DynamicLibrary([
          "libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib",
        ]),
        let begin = library.function(
          "tjInitDecompress", as: (@convention(c) () -> Handle?).self),
        let readHeader = library.function("tjDecompressHeader3", as: ReadHeader.self),
        let decode = library.function("tjDecompress2", as: Decode.self),
        let end = library.function("tjDestroy", as: (@convention(c) (Handle) -> Int32).self)
      else { return nil }
      return TurboJPEG(begin: begin, readHeader: readHeader, decode: decode, end: end)
    }()
  }
#endif
