// SPDX-License-Identifier: Apache-2.0

/// Checks the frames of a client as they come, in pieces of any size, and takes their mask off.
///
/// Pings and pongs are kept back, and so is what ends the conversation: all of this is the gate's to answer. What is passed on are the
/// frames of messages that are within the limits. No message is held.
///
/// Defined by [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-5).
struct FrameChecker {
  private let limits: FrameLimits
  private var reader = FrameHeaderReader()
  private var header: FrameHeader?
  private var position = 0
  private var control: [UInt8] = []
  /// The kind of the message that has begun, and its bytes so far.
  private var message: (opcode: UInt8, length: UInt64)?
  private var frames: TokenBucket
  private var bytes: TokenBucket
  private var isEnded = false
  /// The frames that have begun.
  private(set) var count = 0

  /// What a piece leads to.
  struct Outcome: Sendable, Hashable {
    /// What is passed on.
    var forward: [UInt8] = []
    /// The payload of the last ping, which wants a pong.
    var ping: [UInt8]?
    /// Why the conversation ends, if it does; nothing is read after that.
    var ending: Ending?
  }

  /// Why a conversation ends.
  enum Ending: Sendable, Hashable {
    /// The client ends it, for a reason or none.
    case closed(CloseCode?)
    /// There is something wrong.
    case fault(FrameFault)
  }

  /// A checker that has seen nothing.
  init(limits: FrameLimits) {
    self.limits = limits
    frames = TokenBucket(rate: limits.framesPerSecond, burst: limits.frameBurst)
    bytes = TokenBucket(rate: limits.bytesPerSecond, burst: limits.byteBurst)
  }

  /// Whether a frame has begun and is not complete.
  var isWithinFrame: Bool { reader.isWithinHeader || header != nil }

  /// Checks bytes.
  ///
  /// - Parameters:
  ///   - piece: what came.
  ///   - now: when it came.
  /// - Returns: what is passed on, and what is answered.
  mutating func check(_ piece: [UInt8], at now: ContinuousClock.Instant) -> Outcome {
    var outcome = Outcome()
    var rest = piece[...]
    while !isEnded, let first = rest.first {
      if let header {
        let count = min(rest.count, Int(header.length) - position)
        pass(Array(rest.prefix(count)), of: header, at: now, to: &outcome)
        rest = rest.dropFirst(count)
      } else {
        if !reader.isWithinHeader { count += 1 }
        if let header = reader.read(first) { begin(header, at: now, to: &outcome) }
        rest = rest.dropFirst()
      }
      isEnded = outcome.ending != nil
    }
    return outcome
  }

  /// Takes the header of a frame.
  private mutating func begin(
    _ header: FrameHeader, at now: ContinuousClock.Instant, to outcome: inout Outcome
  ) {
    if let fault = fault(of: header) ?? (frames.take(1, at: now) ? nil : .tooMany) {
      outcome.ending = .fault(fault)
      return
    }
    position = 0
    if !header.isControl {
      let known = message ?? (header.opcode, 0)
      message = (known.opcode, known.length + header.length)
      var plain = header
      plain.mask = nil
      outcome.forward += plain.encoded
    }
    self.header = header
    if header.length == 0 { end(header, to: &outcome) }
  }

  /// What is wrong about a header.
  private func fault(of header: FrameHeader) -> FrameFault? {
    typealias Opcode = FrameHeader.Opcode
    if header.mask == nil { return .unmasked }
    if header.reserved != 0 { return .reserved }
    if header.opcode > Opcode.pong || (3...7).contains(header.opcode) { return .opcode }
    if !header.isShortest { return .length }
    if header.isControl { return header.isFinal && header.length <= 125 ? nil : .control }
    if (header.opcode == Opcode.continuation) != (message != nil) { return .order }
    let kind = message?.opcode ?? header.opcode
    let limit = UInt64(kind == Opcode.text ? limits.textBytes : limits.binaryBytes)
    // What came before is within the limit, and a length has 63 bits: no sum is too large.
    return (message?.length ?? 0) + header.length > limit ? .size : nil
  }

  /// Takes a part of a payload.
  private mutating func pass(
    _ piece: [UInt8], of header: FrameHeader, at now: ContinuousClock.Instant,
    to outcome: inout Outcome
  ) {
    guard bytes.take(Double(piece.count), at: now) else {
      outcome.ending = .fault(.tooMuch)
      return
    }
    var piece = piece
    header.applyMask(to: &piece, from: position)
    position += piece.count
    if header.isControl { control += piece } else { outcome.forward += piece }
    if position == Int(header.length) { end(header, to: &outcome) }
  }

  /// Ends a frame.
  private mutating func end(_ header: FrameHeader, to outcome: inout Outcome) {
    self.header = nil
    guard header.isControl else {
      if header.isFinal { message = nil }
      return
    }
    defer { control = [] }
    switch header.opcode {
    case FrameHeader.Opcode.ping: outcome.ping = control
    case FrameHeader.Opcode.close: outcome.ending = Self.ending(control)
    default: break
    }
  }

  /// What a close frame says.
  private static func ending(_ payload: [UInt8]) -> Ending {
    if payload.isEmpty { return .closed(nil) }
    guard payload.count >= 2 else { return .fault(.closing) }
    let code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
    guard code.isSendable else { return .fault(.closing) }
    guard String(validating: payload.dropFirst(2), as: UTF8.self) != nil else {
      return .fault(.encoding)
    }
    return .closed(code)
  }
}
