// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("The frame decoder")
struct FrameDecoderTests {
  /// Returns a frame of a client from its parts.
  static func frame(
    _ opcode: UInt8, _ count: Int = 0, isFinal: Bool = true, reserved: UInt8 = 0,
    isMasked: Bool = true
  ) -> [UInt8] {
    let header = FrameHeader(
      isFinal: isFinal, reserved: reserved, opcode: opcode, length: UInt64(count),
      mask: isMasked ? [9, 8, 7, 6] : nil)
    var payload = [UInt8](repeating: 97, count: count)
    header.applyMask(to: &payload)
    return header.encoded + payload
  }

  /// Returns a closing frame with a payload.
  static func close(_ payload: [UInt8]) -> [UInt8] {
    Frame(opcode: 8, payload: payload).encoded(mask: [1, 2, 3, 4])
  }

  /// The bytes of a client, and the ending of the conversation.
  ///
  /// Swift Testing describes each argument; a description of 262,144 bytes takes seconds.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let ending: FrameDecoder.Ending?

    init(_ name: String, _ bytes: [UInt8], _ ending: FrameDecoder.Ending?) {
      (testDescription, self.bytes, self.ending) = (name, bytes, ending)
    }
  }

  static let cases = [
    Case("a text", frame(1, 5), nil),
    Case("an empty text", frame(1), nil),
    Case(
      "a message in three", frame(2, 5, isFinal: false) + frame(0, isFinal: false) + frame(0, 3),
      nil
    ),
    Case("a ping within", frame(2, 5, isFinal: false) + frame(9, 125) + frame(0, 3), nil),
    Case("a pong", frame(10, 3), nil),
    Case("the largest text", frame(1, 262_144), nil),
    Case("a larger text", frame(1, 262_145), .fault(.size)),
    Case("a larger text in two", frame(1, 262_144, isFinal: false) + frame(0, 1), .fault(.size)),
    Case("a larger picture", [0x82, 0xFF, 0, 0, 0, 0, 0, 0x80, 0, 1, 0, 0, 0, 0], .fault(.size)),
    Case(
      "a frame of 2^63 - 1",
      [0x82, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0], .fault(.size)
    ),
    Case(
      "a frame of 2^63", [0x82, 0xFF, 0x80] + [UInt8](repeating: 0, count: 11), .fault(.length)),
    Case(
      "a frame of 2^64 - 1", [0x82] + [UInt8](repeating: 0xFF, count: 9) + [0, 0, 0, 0],
      .fault(.length)
    ),
    Case(
      "an endless message",
      frame(2, 1, isFinal: false) + [0x00, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [
        0, 0, 0, 0,
      ], .fault(.size)
    ),
    Case("no mask", frame(1, 5, isMasked: false), .fault(.unmasked)),
    Case("a reserved bit", frame(1, 5, reserved: 4), .fault(.reserved)),
    Case("a kind of no meaning", frame(3, 5), .fault(.opcode)),
    Case("a control frame of no meaning", frame(11, 5), .fault(.opcode)),
    Case("a long ping", frame(9, 126), .fault(.control)),
    Case("a ping in pieces", frame(9, 5, isFinal: false), .fault(.control)),
    Case("the rest of nothing", frame(0, 5), .fault(.order)),
    Case("a text within another", frame(1, 5, isFinal: false) + frame(1, 5), .fault(.order)),
    Case("125 in two bytes", [0x81, 0xFE, 0, 125, 0, 0, 0, 0], .fault(.length)),
    Case(
      "65,535 in eight bytes", [0x82, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0],
      .fault(.length)
    ),
    Case("a close", close([]), .closed(nil)),
    Case("a close with a code", close([0x03, 0xE8, 0x61]), .closed(.normal)),
    Case("a close of one's own", close([0x0F, 0xA0]), .closed(CloseCode(rawValue: 4_000))),
    Case("a close with one byte", close([3]), .fault(.closing)),
    Case("a close with 1005", close([0x03, 0xED]), .fault(.closing)),
    Case("a close with 5000", close([0x13, 0x88]), .fault(.closing)),
    Case("a close with a bad text", close([0x03, 0xE8, 0xFF]), .fault(.encoding)),
    Case("what follows a close", close([]) + frame(0, 5), .closed(nil)),
  ]

  @Test("detects faults that end a connection", arguments: cases)
  func endings(of sample: Case) {
    var decoder = FrameDecoder(limits: FrameLimits(), isFromClient: true)
    #expect(decoder.decode(sample.bytes, at: .now).ending == sample.ending)
  }

  static let codes: [(FrameError, UInt16)] = [
    (.unmasked, 1002), (.order, 1002), (.length, 1002), (.closing, 1002), (.encoding, 1007),
    (.tooManyFrames, 1008), (.tooManyBytes, 1008), (.timedOut, 1008), (.size, 1009),
  ]

  @Test("closes with the code of the protocol", arguments: codes)
  func code(fault: FrameError, code: UInt16) {
    #expect(fault.code.rawValue == code)
    #expect(Frame.close(fault.code, fault.rawValue).payload.count <= 125)
  }

  @Test("unmasks messages and reports a ping")
  func messages() {
    var decoder = FrameDecoder(limits: FrameLimits(), isFromClient: true)
    let bytes =
      Self.frame(1, 2, isFinal: false) + Self.frame(9, 3) + Self.frame(10, 1) + Self.frame(0, 126)
    let outcome = decoder.decode(bytes, at: .now)
    #expect(outcome.messages == [.text(String(repeating: "a", count: 128))])
    #expect(outcome.ping == [97, 97, 97])
    #expect(!decoder.isWithinFrame)
    #expect(decoder.count == 4)
  }

  @Test("decodes fragmented input like whole frames")
  func pieces() {
    var random = SeededGenerator(seed: 11)
    let now = ContinuousClock.now
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<5 {
        let opcodes: [UInt8] = [0, 1, 2, 2, 9, 10, 8, 3]
        let opcode = opcodes.randomElement(using: &random) ?? 0
        let count = [0, 1, 3, 125, 126, 300].randomElement(using: &random) ?? 0
        bytes += Self.frame(opcode, count, isFinal: .random(using: &random))
      }
      let offset = Int.random(in: 0..<bytes.count, using: &random)
      if Bool.random(using: &random) { bytes[offset] ^= .random(in: 0...255, using: &random) }
      let whole = Self.decode([bytes], at: now)
      #expect(Self.decode(bytes.map { [$0] }, at: now) == whole)
      #expect(Self.decode([Array(bytes[..<offset]), Array(bytes[offset...])], at: now) == whole)
    }
  }

  private static func decode(
    _ pieces: [[UInt8]], at now: ContinuousClock.Instant
  ) -> FrameDecoder.Outcome {
    var decoder = FrameDecoder(limits: FrameLimits(), isFromClient: true)
    var all = FrameDecoder.Outcome()
    for piece in pieces where all.ending == nil {
      let outcome = decoder.decode(piece, at: now)
      all.messages += outcome.messages
      all.ping = outcome.ping ?? all.ping
      all.ending = outcome.ending
    }
    return all
  }

  static let faults: [(String, [Frame], FrameError)] = [
    ("a bad text", [Frame(opcode: 1, payload: [0xFF])], .encoding),
    (
      "a bad text in two",
      [Frame(isFinal: false, opcode: 1, payload: [0xC3]), Frame(opcode: 0, payload: [0x28])],
      .encoding
    ),
    ("a rest of nothing", [Frame(opcode: 0)], .order),
    ("a text within another", [Frame(isFinal: false, opcode: 1), Frame(opcode: 1)], .order),
    ("an unknown kind", [Frame(opcode: 3)], .opcode),
    (
      "too large a message",
      [Frame(isFinal: false, opcode: 2, payload: [1, 2, 3]), Frame(opcode: 0, payload: [4, 5])],
      .size
    ),
  ]

  @Test("checks unmasked frames of a server", arguments: faults)
  func server(name: String, frames: [Frame], fault: FrameError) {
    var limits = FrameLimits.unlimited
    limits.binaryBytes = 4
    var decoder = FrameDecoder(limits: limits, isFromClient: false)
    let bytes = frames.flatMap { $0.encoded() }
    #expect(decoder.decode(bytes, at: .now).ending == .fault(fault))
    var other = FrameDecoder(limits: limits, isFromClient: false)
    let masked = Frame(opcode: 1).encoded(mask: [1, 2, 3, 4])
    #expect(other.decode(masked, at: .now).ending == .fault(.reserved))
  }

  @Test("reassembles fragmented messages", arguments: [0, 1, 65_536, 65_537, 200_000])
  func frames(count: Int) {
    let message = WebMessage.binary((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    var decoder = FrameDecoder(limits: .unlimited, isFromClient: false)
    let frames = Frame.frames(of: message)
    #expect(frames.allSatisfy { $0.payload.count <= Frame.payloadLimit })
    let outcome = decoder.decode(frames.flatMap { $0.encoded() }, at: .now)
    #expect(outcome == FrameDecoder.Outcome(messages: [message]))
  }

  @Test("accepts 200 messages a second for a minute, but no flood")
  func budget() {
    var decoder = FrameDecoder(limits: FrameLimits(), isFromClient: true)
    let start = ContinuousClock.now
    for number in 0..<12_000 {
      let outcome = decoder.decode(Self.frame(1, 20), at: start + .milliseconds(5 * number))
      #expect(outcome.ending == nil)
    }
    var flooded = FrameDecoder(limits: FrameLimits(), isFromClient: true)
    let flood = Array(repeatElement(Self.frame(0, isFinal: false), count: 1_000).joined())
    #expect(
      flooded.decode(Self.frame(1, isFinal: false) + flood, at: start).ending
        == .fault(.tooManyFrames))
  }

  @Test("accepts successive pictures, but no endless stream")
  func bytes() {
    var limits = FrameLimits()
    limits.byteBurst = 20_000_000
    var decoder = FrameDecoder(limits: limits, isFromClient: true)
    let picture = Self.frame(2, 8_000_000)
    let start = ContinuousClock.now
    #expect(decoder.decode(picture, at: start).ending == nil)
    #expect(decoder.decode(picture, at: start).ending == nil)
    #expect(decoder.decode(picture, at: start + .seconds(1)).ending == nil)
    #expect(
      decoder.decode(picture + picture, at: start + .seconds(1)).ending == .fault(.tooManyBytes))
  }
}
