// SPDX-License-Identifier: Apache-2.0

/// A decoder that checks the frames of the other side of a WebSocket, from pieces of bytes.
///
/// A header is checked before its payload arrives, and memory for a payload is reserved only as it
/// arrives. After a closing frame or a fault, the decoder ignores all bytes.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-5).
struct FrameDecoder {
  private let limits: FrameLimits
  private let isFromClient: Bool
  private var reader = FrameHeaderReader()
  private var header: FrameHeader?
  private var position = 0
  private var control: [UInt8] = []
  /// The opcode of the current message, its bytes so far, and its announced length.
  private var message: (opcode: UInt8, bytes: [UInt8], length: UInt64)?
  /// The rates of frames and of bytes that the other side may send.
  private var rates: (frames: TokenBucket, bytes: TokenBucket)
  private var isEnded = false
  /// The number of frames that have begun.
  private(set) var count = 0

  /// The events of a piece.
  struct Outcome: Sendable, Hashable {
    /// The messages that are complete.
    var messages: [WebMessage] = []
    /// The payload of the last ping, which requires a pong.
    var ping: [UInt8]?
    /// The reason for the end of the conversation, if the piece ends it.
    var ending: Ending?
  }

  /// A reason for the end of a conversation.
  enum Ending: Sendable, Hashable {
    /// The other side ends it, with a code or without one.
    case closed(CloseCode?)
    /// The other side breaks the protocol or a limit.
    case fault(FrameError)
  }

  /// Creates a decoder that has read no byte.
  ///
  /// - Parameters:
  ///   - limits: The limits of the other side.
  ///   - isFromClient: Whether the other side is a client, which masks its frames.
  init(limits: FrameLimits, isFromClient: Bool) {
    self.limits = limits
    self.isFromClient = isFromClient
    rates = (
      TokenBucket(rate: limits.framesPerSecond, burst: limits.frameBurst),
      TokenBucket(rate: limits.bytesPerSecond, burst: limits.byteBurst)
    )
  }

  /// Whether a frame has begun and is not complete.
  var isWithinFrame: Bool { reader.isWithinHeader || header != nil }

  /// Decodes the next bytes.
  ///
  /// - Parameters:
  ///   - chunk: The bytes.
  ///   - now: The time of their arrival.
  /// - Returns: The events of the piece, up to the first that ends the conversation.
  mutating func decode(_ chunk: [UInt8], at now: ContinuousClock.Instant) -> Outcome {
    var outcome = Outcome()
    var remainder = chunk[...]
    while !isEnded, let first = remainder.first {
      do throws(FrameError) {
        if let header {
          let count = min(remainder.count, Int(header.length) - position)
          try consume(Array(remainder.prefix(count)), of: header, at: now, to: &outcome)
          remainder = remainder.dropFirst(count)
        } else {
          if !reader.isWithinHeader { count += 1 }
          if let header = reader.read(first) { try begin(header, at: now, to: &outcome) }
          remainder = remainder.dropFirst()
        }
      } catch {
        outcome.ending = .fault(error)
      }
      isEnded = outcome.ending != nil
    }
    return outcome
  }

  private mutating func begin(
    _ header: FrameHeader, at now: ContinuousClock.Instant, to outcome: inout Outcome
  ) throws(FrameError) {
    try check(header)
    guard rates.frames.consume(1, at: now) else { throw .tooManyFrames }
    position = 0
    if !header.isControl {
      if message == nil { message = (header.opcode, [], 0) }
      message?.length += header.length
    }
    self.header = header
    if header.length == 0 { try end(header, to: &outcome) }
  }

  private func check(_ header: FrameHeader) throws(FrameError) {
    typealias Opcode = FrameHeader.Opcode
    if (header.mask != nil) != isFromClient { throw isFromClient ? .unmasked : .reserved }
    if header.reserved != 0 { throw .reserved }
    if header.opcode > Opcode.pong || (3...7).contains(header.opcode) { throw .opcode }
    if !header.usesMinimalLength { throw .length }
    if header.isControl {
      guard header.isFinal && header.length <= 125 else { throw .control }
      return
    }
    if (header.opcode == Opcode.continuation) != (message != nil) { throw .order }
    let kind = message?.opcode ?? header.opcode
    let limit = UInt64(kind == Opcode.text ? limits.textBytes : limits.binaryBytes)
    // The sum does not overflow: the first length is within the limit, and the second has 63 bits.
    if (message?.length ?? 0) + header.length > limit { throw .size }
  }

  /// Decodes a part of a payload.
  private mutating func consume(
    _ chunk: [UInt8], of header: FrameHeader, at now: ContinuousClock.Instant,
    to outcome: inout Outcome
  ) throws(FrameError) {
    guard rates.bytes.consume(Double(chunk.count), at: now) else { throw .tooManyBytes }
    var chunk = chunk
    header.applyMask(to: &chunk, from: position)
    position += chunk.count
    if header.isControl { control += chunk } else { message?.bytes += chunk }
    if position == Int(header.length) { try end(header, to: &outcome) }
  }

  private mutating func end(_ header: FrameHeader, to outcome: inout Outcome) throws(FrameError) {
    self.header = nil
    if header.isControl {
      defer { control = [] }
      switch header.opcode {
      case FrameHeader.Opcode.ping: outcome.ping = control
      case FrameHeader.Opcode.close: outcome.ending = .closed(try Self.closeCode(in: control))
      default: break
      }
    } else if header.isFinal, let (opcode, bytes, _) = message {
      message = nil
      if opcode == FrameHeader.Opcode.binary {
        outcome.messages.append(.binary(bytes))
      } else if let text = String(validating: bytes, as: UTF8.self) {
        outcome.messages.append(.text(text))
      } else {
        throw .encoding
      }
    }
  }

  private static func closeCode(in payload: [UInt8]) throws(FrameError) -> CloseCode? {
    if payload.isEmpty { return nil }
    guard payload.count >= 2 else { throw .closing }
    let code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
    guard code.isSendable else { throw .closing }
    guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else { throw .encoding }
    return code
  }
}
