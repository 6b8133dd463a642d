// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The reason why an image is not drawn.
  public enum ImageError: Error, Hashable {
    /// The program loads no images from URLs.
    case notAllowed
    /// The image loader failed, for the reason that it reports.
    case unavailable(reason: String)
    /// The file is larger than the limit, in bytes.
    case fileTooLarge(limit: Int)
    /// The image has more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The bytes are neither a PNG nor a JPEG nor a WebP.
    case unknownFormat
    /// The bytes start with the signature of the format but are damaged.
    case damaged(ImageFormat)
    /// The library that decodes the format is not installed.
    case missingLibrary(ImageFormat, library: String)
  }

  extension ImageError: CustomStringConvertible {
    /// The message of the error, such as `the PNG is damaged`.
    public var description: String {
      switch self {
      case .notAllowed: "the program does not read picture files"
      case .unavailable(let reason): reason
      case .fileTooLarge(let limit): "the file has more than the \(limit) bytes allowed"
      case .tooManyPixels(let width, let height, let limit):
        "its \(width) × \(height) pixels are more than the \(limit) allowed"
      case .unknownFormat: "it is neither a PNG nor a JPEG nor a WebP"
      case .damaged(let format): "the \(format) is damaged"
      case .missingLibrary(let format, let library):
        "reading a \(format) requires \(library), which is not installed"
      }
    }
  }

  /// A format of image files.
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
