// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The connections of a gate, by what they are at, with a way to end each.
///
/// Of those that are sending their head, and of those that are closing, only so many are kept: for one more, the oldest is ended. So
/// nobody keeps others out by connecting and saying nothing.
final class ConnectionRegister: Sendable {
  /// What a connection is at.
  enum Phase: Sendable, Hashable {
    /// Its head is being read.
    case head
    /// Its request is being answered, or its conversation goes on.
    case admitted
    /// The last byte was written, and the other side closes, or does not.
    case lingering
  }

  /// Names a connection; later ones are greater.
  typealias Number = UInt64

  private struct Entry: Sendable {
    var phase: Phase
    var end: @Sendable () -> Void
  }

  private struct State: Sendable {
    var entries: [Number: Entry] = [:]
    var next: Number = 0
    var isEnding = false
  }

  private let limits: GateLimits
  private let state = Mutex(State())

  /// A register without connections.
  init(limits: GateLimits) {
    self.limits = limits
  }

  /// The name of a new connection.
  func number() -> Number {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  /// Notes what a connection is at.
  ///
  /// - Parameters:
  ///   - number: the connection.
  ///   - phase: what it is at.
  ///   - end: ends that. It is called from anywhere, once or more; at once where all connections have been ended.
  /// - Returns: false where there are as many of its kind as the limit allows, and the oldest may not be ended.
  @discardableResult
  func note(_ number: Number, _ phase: Phase, end: @escaping @Sendable () -> Void) -> Bool {
    let (isNoted, oldest) = state.withLock { state -> (Bool, Entry?) in
      if state.isEnding && phase != .lingering {
        return (phase != .admitted, Entry(phase: phase, end: end))
      }
      let others = state.entries.filter { $0.key != number && $0.value.phase == phase }
      let limit = phase == .admitted ? limits.admitted : limits.heads
      let isFull = others.count >= limit
      if isFull && phase == .admitted { return (false, nil) }
      state.entries[number] = Entry(phase: phase, end: end)
      let oldest = isFull ? others.keys.min() : nil
      // It leaves by itself; until then it does not count.
      return (true, oldest.flatMap { state.entries.removeValue(forKey: $0) })
    }
    oldest?.end()
    return isNoted
  }

  /// Forgets a connection.
  func leave(_ number: Number) {
    state.withLock { _ = $0.entries.removeValue(forKey: number) }
  }

  /// Ends all connections, and every one that comes; those that are closing go on with it.
  func endAll() {
    let entries = state.withLock { state in
      state.isEnding = true
      return state.entries.values.filter { $0.phase != .lingering }
    }
    for entry in entries { entry.end() }
  }

  /// How many connections are at something.
  func count(_ phase: Phase) -> Int {
    state.withLock { state in state.entries.values.count { $0.phase == phase } }
  }
}
