// SPDX-License-Identifier: Apache-2.0

/// Why a conversation on a WebSocket ends.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1).
struct CloseCode: RawRepresentable, Sendable, Hashable {
  /// The number on the wire.
  var rawValue: UInt16

  /// All was said.
  static let normal = CloseCode(rawValue: 1000)
  /// The service ends, or the page is left.
  static let goingAway = CloseCode(rawValue: 1001)
  /// A frame is not as the protocol has it.
  static let protocolError = CloseCode(rawValue: 1002)
  /// A text is not UTF-8.
  static let invalidData = CloseCode(rawValue: 1007)
  /// Too much was sent, or too slowly.
  static let policyViolation = CloseCode(rawValue: 1008)
  /// A message is larger than the limit.
  static let messageTooBig = CloseCode(rawValue: 1009)
  /// The service has failed.
  static let internalError = CloseCode(rawValue: 1011)

  /// Whether the code may be sent: 1004 to 1006 and 1015 only say what was not.
  var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
