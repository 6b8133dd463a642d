// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import LiveryBuilder

@Suite("The registry of connections")
struct ConnectionRegistryTests {
  /// A record of the connections that were ended.
  private final class Ended: Sendable {
    let numbers = Mutex<[UInt64]>([])

    var all: [UInt64] { numbers.withLock { $0 } }

    func register(_ registry: ConnectionRegistry, _ phase: ConnectionRegistry.Phase) -> Bool {
      let number = registry.number()
      return registry.register(number, phase) { self.numbers.withLock { $0.append(number) } }
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
    arguments: [ConnectionRegistry.Phase.head, .lingering])
  func oldest(phase: ConnectionRegistry.Phase) {
    let registry = ConnectionRegistry(limits: Self.limits)
    let ended = Ended()
    for _ in 1...4 { #expect(ended.register(registry, phase)) }
    #expect(ended.all == [1, 2])
    #expect(registry.count(phase) == 2)
  }

  @Test("closes no admitted connection for a new one")
  func full() {
    let registry = ConnectionRegistry(limits: Self.limits)
    let ended = Ended()
    #expect(ended.register(registry, .admitted))
    #expect(ended.register(registry, .admitted))
    #expect(!ended.register(registry, .admitted))
    #expect(registry.register(2, .admitted) {})
    registry.remove(1)
    #expect(ended.register(registry, .admitted))
    #expect(ended.all.isEmpty)
  }

  @Test("closes all connections on shutdown, including new ones")
  func all() {
    let registry = ConnectionRegistry(limits: Self.limits)
    let ended = Ended()
    _ = ended.register(registry, .head)
    _ = ended.register(registry, .admitted)
    _ = ended.register(registry, .lingering)
    registry.endAll()
    #expect(ended.all.sorted() == [1, 2])
    #expect(ended.register(registry, .head))
    #expect(!ended.register(registry, .admitted))
    #expect(ended.register(registry, .lingering))
    #expect(ended.all.sorted() == [1, 2, 4, 5])
  }
}
