// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Why a picture is not drawn.
  public enum ImageError: Error, Hashable {
    /// The program reads no pictures from addresses.
    case notAllowed
    /// Who loads pictures does not give it, with a reason.
    case unavailable(reason: String)
    /// The file has too many bytes.
    case fileTooLarge(limit: Int)
    /// The picture has too many pixels.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The bytes are neither a PNG nor a JPEG nor a WebP.
    case unknownFormat
    /// The bytes begin as one of these but are damaged.
    case damaged(ImageFormat)
    /// The library that reads the format is not on this machine.
    case missingLibrary(ImageFormat, library: String)
  }

  extension ImageError: CustomStringConvertible {
    /// The error as a person reads it, such as `the PNG is damaged`.
    public var description: String {
      switch self {
      case .notAllowed: "the program reads no picture files"
      case .unavailable(let reason): reason
      case .fileTooLarge(let limit): "the file has more than the \(limit) bytes allowed"
      case .tooManyPixels(let width, let height, let limit):
        "its \(width) × \(height) pixels are more than the \(limit) allowed"
      case .unknownFormat: "it is neither a PNG nor a JPEG nor a WebP"
      case .damaged(let format): "the \(format) is damaged"
      case .missingLibrary(let format, let library):
        "reading a \(format) takes \(library), which is not here"
      }
    }
  }

  /// A format of picture files.
  public enum ImageFormat: String, Sendable, Hashable, CustomStringConvertible {
    /// Portable Network Graphics.
    case png = "PNG"
    /// The format of the Joint Photographic Experts Group.
    case jpeg = "JPEG"
    /// WebP.
    case webp = "WebP"

    /// The format's name.
    public var description: String { rawValue }
  }
#endif
