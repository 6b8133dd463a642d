// SPDX-License-Identifier: Apache-2.0

/// The bytes of a resource with their type.
public struct Resource: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The label of the encoding, such as `iso-8859-1`; `nil` if it is unknown.
  public let encoding: String?

  /// The media type, such as `image/png`; `nil` if it is unknown.
  public let mediaType: String?

  /// Creates a resource from bytes and optional labels of their encoding and media type.
  public init(bytes: [UInt8], encoding: String? = nil, mediaType: String? = nil) {
    self.bytes = bytes
    self.encoding = encoding
    self.mediaType = mediaType
  }
}
