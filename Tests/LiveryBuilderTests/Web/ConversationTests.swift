// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("A conversation")
struct ConversationTests {
  @Test("ends with an error where the service takes nothing any more")
  func deaf() async throws {
    let (limits, clock) = (GateLimits(), DrivenClock())
    let conversation = Conversation(limits: limits, clock: clock)
    let (said, continuation) = AsyncStream<WebMessage>.makeStream()
    let frames = conversation.begin(
      reading: { Frame(opcode: 2, payload: [UInt8](repeating: 0, count: 1_000_000)) },
      sending: said)
    try await until("a message waits for the service") { conversation.incoming.waitingSenders == 1 }
    clock.advance(by: limits.writeTime)
    var last: Frame?
    for await frame in frames { last = frame }
    #expect(last == .close(.internalError, "the service does not listen"))
    continuation.finish()
  }

  @Test("is cancelled on both sides when nobody takes what is sent any more")
  func dropped() async {
    let conversation = Conversation(limits: GateLimits(), clock: DrivenClock())
    let (said, continuation) = AsyncStream<WebMessage>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in end.finish() }
    do {
      let frames = conversation.begin(
        reading: {
          // The end of the conversation ends this operation.
          try? await Task.sleep(for: .seconds(86_400))
          return nil
        }, sending: said)
      continuation.yield(.text("a"))
      var iterator = frames.makeAsyncIterator()
      #expect(await iterator.next() == Frame(opcode: 1, payload: [97]))
    }
    for await _ in ended {}
    for await _ in conversation.incoming.stream {}
  }

  static let faults: [(String, [Frame], FrameFault)] = [
    ("a bad text", [Frame(opcode: 1, payload: [0xFF])], .encoding),
    (
      "a bad text in two",
      [Frame(isFinal: false, opcode: 1, payload: [0xC3]), Frame(opcode: 0, payload: [0x28])],
      .encoding
    ),
    ("a rest of nothing", [Frame(opcode: 0)], .order),
    ("a text within another", [Frame(isFinal: false, opcode: 1), Frame(opcode: 1)], .order),
    ("a ping", [Frame(opcode: 9)], .opcode),
    (
      "too large a message",
      [Frame(isFinal: false, opcode: 2, payload: [1, 2, 3]), Frame(opcode: 0, payload: [4, 5])],
      .size
    ),
  ]

  @Test("checks again what was checked before", arguments: faults)
  func fault(name: String, frames: [Frame], fault: FrameFault) {
    var assembler = MessageAssembler(limit: 4)
    #expect(throws: fault) {
      for frame in frames { _ = try assembler.add(frame) }
    }
  }

  @Test("puts messages together that were taken apart", arguments: [0, 1, 65_536, 65_537, 200_000])
  func frames(count: Int) throws {
    let message = WebMessage.binary((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    var assembler = MessageAssembler(limit: 200_000)
    let frames = Frame.frames(of: message)
    #expect(frames.allSatisfy { $0.payload.count <= Frame.payloadLimit })
    for frame in frames.dropLast() { #expect(try assembler.add(frame) == nil) }
    let last = try #require(frames.last)
    #expect(try assembler.add(last) == message)
  }
}
