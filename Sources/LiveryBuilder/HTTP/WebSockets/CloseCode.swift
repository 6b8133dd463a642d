// SPDX-License-Identifier: Apache-2.0

/// A code that states why a conversation on a WebSocket ends.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1).
struct CloseCode: RawRepresentable, Sendable, Hashable {
  /// The number on the wire.
  var rawValue: UInt16

  /// The conversation is complete.
  static let normal = CloseCode(rawValue: 1000)
  /// The service stops, or the user leaves the page.
  static let goingAway = CloseCode(rawValue: 1001)
  /// A frame breaks the protocol.
  static let protocolError = CloseCode(rawValue: 1002)
  /// A text is not UTF-8.
  static let invalidData = CloseCode(rawValue: 1007)
  /// The other side sends too much, or too slowly.
  static let policyViolation = CloseCode(rawValue: 1008)
  /// A message is larger than the limit.
  static let messageTooBig = CloseCode(rawValue: 1009)
  /// The service fails.
  static let internalError = CloseCode(rawValue: 1011)

  /// Whether a closing frame may contain the code; 1004 to 1006 and 1015 are reserved.
  var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
