// SPDX-License-Identifier: Apache-2.0

/// A fault in the frames of the other side.
enum FrameError: String, Error, Hashable, Sendable, CaseIterable {
  case unmasked = "a client frame must be masked"
  case reserved = "the reserved bits must be zero"
  case opcode = "the frame type is unknown"
  case control = "a control frame must be unfragmented and have at most 125 bytes"
  case order = "a frame continues or begins a message where it must not"
  case length = "a length must use as few bytes as possible"
  case size = "the message is too large"
  case tooManyFrames = "too many frames a second"
  case tooManyBytes = "too many bytes a second"
  case timedOut = "a frame did not arrive in time"
  case closing = "the payload of a close frame is invalid"
  case encoding = "a text message must be UTF-8"

  /// The code with which the conversation ends.
  var code: CloseCode {
    switch self {
    case .unmasked, .reserved, .opcode, .control, .order, .length, .closing: .protocolError
    case .size: .messageTooBig
    case .tooManyFrames, .tooManyBytes, .timedOut: .policyViolation
    case .encoding: .invalidData
    }
  }
}
