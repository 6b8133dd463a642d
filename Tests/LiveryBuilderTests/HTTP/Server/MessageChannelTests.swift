// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("A channel of messages")
struct MessageChannelTests {
  private let channel = MessageChannel<Int>(limit: 10) { $0 }

  @Test("keeps the order")
  func order() async {
    let sending = Task {
      for number in 1...1_000 where await !channel.send(number) { return false }
      channel.finish()
      return true
    }
    var received: [Int] = []
    for await number in channel.stream { received.append(number) }
    #expect(received == Array(1...1_000))
    #expect(await sending.value)
  }

  @Test("blocks a sender while it is full, but accepts any size when empty")
  func limit() async throws {
    #expect(await channel.send(100))
    let waiting = Task { await channel.send(1) }
    try await until("the sender waits") { channel.hasWaitingSender }
    #expect(await channel.next() == 100)
    #expect(await waiting.value)
    #expect(await channel.next() == 1)
  }

  @Test("delivers buffered messages after its end")
  func finish() async {
    #expect(await channel.send(1))
    channel.finish()
    #expect(await !channel.send(2))
    #expect(await channel.next() == 1)
    #expect(await channel.next() == nil)
  }

  @Test("resumes all waiting tasks when it finishes")
  func release() async throws {
    let receiver = Task { await channel.next() }
    try await until("the receiver waits") { channel.hasWaitingReceiver }
    channel.finish()
    #expect(await receiver.value == nil)
    let full = MessageChannel<Int>(limit: 0) { _ in 1 }
    #expect(await full.send(1))
    let sender = Task { await full.send(2) }
    try await until("the sender waits") { full.hasWaitingSender }
    full.finish()
    #expect(await !sender.value)
  }

  @Test("resumes a cancelled task", arguments: [false, true])
  func cancellation(isWaiting: Bool) async throws {
    for _ in 1...10 {
      let full = MessageChannel<Int>(limit: 0) { _ in 1 }
      let receiver = Task { await full.next() }
      if isWaiting { try await until("the receiver waits") { full.hasWaitingReceiver } }
      receiver.cancel()
      #expect(await receiver.value == nil)
      #expect(await full.send(1))
      let sender = Task { await full.send(2) }
      if isWaiting { try await until("the sender waits") { full.hasWaitingSender } }
      sender.cancel()
      #expect(await !sender.value)
      #expect(await full.next() == 1)
    }
  }
}
