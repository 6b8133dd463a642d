// SPDX-License-Identifier: Apache-2.0

/// A fault in the frames of the other side.
enum FrameFault: String, Error, Hashable, Sendable, CaseIterable {
  case unmasked = "a frame of a client is masked"
  case reserved = "the reserved bits are zero"
  case opcode = "there is no frame of this kind"
  case control = "a control frame is whole and has at most 125 bytes"
  case order = "a frame goes on with a message, or begins one, where it must not"
  case length = "a length is written in as few bytes as it can be"
  case size = "the message is too large"
  case tooMany = "too many frames a second"
  case tooMuch = "too many bytes a second"
  case late = "a frame did not come in time"
  case closing = "the payload of a close frame is wrong"
  case encoding = "a text is UTF-8"

  /// The code with which the conversation ends.
  var code: CloseCode {
    switch self {
    case .unmasked, .reserved, .opcode, .control, .order, .length, .closing: .protocolError
    case .size: .messageTooBig
    case .tooMany, .tooMuch, .late: .policyViolation
    case .encoding: .invalidData
    }
  }
}
