// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import LiveryBuilder

@Suite("The registry of connections")
struct ConnectionRegisterTests {
  /// A record of the connections that were ended.
  private final class Ended: Sendable {
    let numbers = Mutex<[UInt64]>([])

    var all: [UInt64] { numbers.withLock { $0 } }

    func note(_ register: ConnectionRegister, _ phase: ConnectionRegister.Phase) -> Bool {
      let number = register.number()
      return register.note(number, phase) { self.numbers.withLock { $0.append(number) } }
    }
  }

  private static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.heads = 2
    limits.admitted = 2
    return limits
  }

  @Test(
    "closes the oldest unadmitted connection for a new one",
    arguments: [ConnectionRegister.Phase.head, .lingering])
  func oldest(phase: ConnectionRegister.Phase) {
    let register = ConnectionRegister(limits: Self.limits)
    let ended = Ended()
    for _ in 1...4 { #expect(ended.note(register, phase)) }
    #expect(ended.all == [1, 2])
    #expect(register.count(phase) == 2)
  }

  @Test("closes no admitted connection for a new one")
  func full() {
    let register = ConnectionRegister(limits: Self.limits)
    let ended = Ended()
    #expect(ended.note(register, .admitted))
    #expect(ended.note(register, .admitted))
    #expect(!ended.note(register, .admitted))
    #expect(register.note(2, .admitted) {})
    register.leave(1)
    #expect(ended.note(register, .admitted))
    #expect(ended.all.isEmpty)
  }

  @Test("closes all connections on shutdown, including new ones")
  func all() {
    let register = ConnectionRegister(limits: Self.limits)
    let ended = Ended()
    _ = ended.note(register, .head)
    _ = ended.note(register, .admitted)
    _ = ended.note(register, .lingering)
    register.endAll()
    #expect(ended.all.sorted() == [1, 2])
    #expect(ended.note(register, .head))
    #expect(!ended.note(register, .admitted))
    #expect(ended.note(register, .lingering))
    #expect(ended.all.sorted() == [1, 2, 4, 5])
  }
}
