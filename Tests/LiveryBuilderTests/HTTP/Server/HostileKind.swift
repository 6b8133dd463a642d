// SPDX-License-Identifier: Apache-2.0
#if Builder
  @testable import LiveryBuilder

  /// A kind of attack.
  enum HostileKind: String, CaseIterable, Sendable {
    case traversal, origin, host, token, oversizedHead, manyFields, smuggling, method, version
    case control, form, body, site, handshake
    case unmasked, negativeFrame, hugeFrame, hugeMessage, reserved, opcode, control125,
      splitControl, order
    case longLength, badText, badClose, fragments

    /// Returns the bytes to send after a valid handshake, or `nil` if the head itself is hostile.
    func frames(_ random: inout some RandomNumberGenerator) -> [UInt8]? {
      typealias Raw = RawWebSocket
      let some = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        UInt8.random(in: 32...126, using: &random)
      }
      switch self {
      case .unmasked: return Raw.frame(1, some, isMasked: false)
      case .negativeFrame:
        return [0x82, 0xFF] + (0..<8).map { _ in UInt8.random(in: 128...255, using: &random) }
          + [0, 0, 0, 0] + some
      case .hugeFrame:
        return [0x82, 0xFF] + (0..<8).map { _ in UInt8.random(in: 1...127, using: &random) }
          + [0, 0, 0, 0] + some
      case .hugeMessage: return Raw.frame(1, [UInt8](repeating: 97, count: 262_145))
      case .reserved: return Raw.frame(1, some, reserved: .random(in: 1...7, using: &random))
      case .opcode:
        return Raw.frame([3, 4, 5, 6, 7, 11, 15].randomElement(using: &random) ?? 3, some)
      case .control125: return Raw.frame(9, [UInt8](repeating: 0, count: 126))
      case .splitControl: return Raw.frame(8, some, isFinal: false)
      case .order: return Raw.frame(0, some)
      case .longLength: return [0x81, 0xFE, 0, 5, 1, 2, 3, 4] + some
      case .badText: return Raw.frame(1, some + [0xC3, 0x28] + some)
      case .badClose:
        return Raw.frame(
          8, [[0x03, 0xED], [0x03], [0, 0], [0x27, 0x10]].randomElement(using: &random) ?? [])
      case .fragments:
        return Raw.frame(1, isFinal: false)
          + (0..<1_200).flatMap { _ in Raw.frame(0, isFinal: false) }
      default: return nil
      }
    }

    /// The code with which the server ends the conversation.
    var code: CloseCode {
      switch self {
      case .hugeFrame, .hugeMessage: .messageTooBig
      case .badText: .invalidData
      case .fragments: .policyViolation
      default: .protocolError
      }
    }
  }
#endif
