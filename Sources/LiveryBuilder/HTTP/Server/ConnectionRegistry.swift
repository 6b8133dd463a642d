// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The connections of a server by phase, each with a closure that ends it.
///
/// The numbers of connections in the phases `head` and `lingering` are limited: one more ends the
/// oldest. So idle connections do not lock out other clients.
final class ConnectionRegistry: Sendable {
  /// The phase of a connection.
  enum Phase: Sendable, Hashable {
    /// The server reads the head.
    case head
    /// The server answers the request, or the conversation goes on.
    case admitted
    /// The last byte is written, and the server waits for the client to close.
    case lingering
  }

  /// The number of a connection; later ones are greater.
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

  private let limits: ServerLimits
  private let state = Mutex(State())

  /// Creates a register without connections.
  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// Returns the number of a new connection.
  func number() -> Number {
    state.withLock { state in
      state.next += 1
      return state.next
    }
  }

  /// Sets the phase of a connection.
  ///
  /// - Parameters:
  ///   - number: The connection.
  ///   - phase: The phase.
  ///   - end: Ends the phase; called from any task, once or more, and at once after ``endAll()``.
  /// - Returns: `false` if the limit of the phase is reached, and the oldest connection may not be
  ///   ended.
  @discardableResult
  func register(_ number: Number, _ phase: Phase, end: @escaping @Sendable () -> Void) -> Bool {
    let (isRegistered, oldest) = state.withLock { state -> (Bool, Entry?) in
      if state.isEnding && phase != .lingering {
        return (phase != .admitted, Entry(phase: phase, end: end))
      }
      let others = state.entries.filter { $0.key != number && $0.value.phase == phase }
      let limit = phase == .admitted ? limits.admitted : limits.heads
      let isFull = others.count >= limit
      if isFull && phase == .admitted { return (false, nil) }
      state.entries[number] = Entry(phase: phase, end: end)
      let oldest = isFull ? others.keys.min() : nil
      // The evicted connection leaves by itself; until then it does not count.
      return (true, oldest.flatMap { state.entries.removeValue(forKey: $0) })
    }
    oldest?.end()
    return isRegistered
  }

  /// Removes a connection.
  func remove(_ number: Number) {
    state.withLock { _ = $0.entries.removeValue(forKey: number) }
  }

  /// Ends all connections, present and future, except those that close.
  func endAll() {
    let entries = state.withLock { state in
      state.isEnding = true
      return state.entries.values.filter { $0.phase != .lingering }
    }
    for entry in entries { entry.end() }
  }

  /// Returns the number of connections in a phase.
  func count(_ phase: Phase) -> Int {
    state.withLock { state in state.entries.values.count { $0.phase == phase } }
  }
}
