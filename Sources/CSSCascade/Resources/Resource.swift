// SPDX-License-Identifier: Apache-2.0

/// The bytes that stand at a place.
public struct Resource: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The label of the encoding that they came with, such as `iso-8859-1`; nil when nobody said.
  public let encoding: String?

  /// What the bytes are, such as `image/png`; nil when nobody said.
  public let mediaType: String?

  /// Bytes with what somebody says of their encoding and of what they are.
  public init(bytes: [UInt8], encoding: String? = nil, mediaType: String? = nil) {
    self.bytes = bytes
    self.encoding = encoding
    self.mediaType = mediaType
  }
}
