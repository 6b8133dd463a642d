// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// The flow of updates on one connection, with at most one unconfirmed update.
  ///
  /// The next update with the latest state is sent after the client confirms the previous one. So a
  /// slow connection receives fewer updates, and no queue grows.
  struct UpdateFlow {
    let outbox: AsyncStream<WebMessage>.Continuation
    /// Whether the state has changed since the last update.
    var isStale = false
    private var unconfirmed: Int?
    private var count = 0
    /// The number of heartbeats since the client's last message.
    private var missedHeartbeats = 0

    /// Creates the flow of a connection.
    init(_ outbox: AsyncStream<WebMessage>.Continuation) { self.outbox = outbox }

    /// Sends a message with a name.
    func send(_ name: String, _ message: some Encodable & Sendable) {
      outbox.yield(MessageCoder.message(name, message))
    }

    /// Begins an update if one is due.
    ///
    /// The update receives its number later, because creating it may take a while.
    mutating func begin() -> Bool {
      guard isStale, unconfirmed == nil else { return false }
      isStale = false
      return true
    }

    /// Returns the number of the update that is sent now, which the client must confirm.
    mutating func nextNumber() -> Int {
      count += 1
      unconfirmed = count
      return count
    }

    /// Records that an update has arrived, and returns whether it is the latest one.
    mutating func confirm(_ number: Int) -> Bool {
      guard number == unconfirmed else { return false }
      unconfirmed = nil
      return true
    }

    /// Records that the client has sent a message.
    mutating func resetMissedHeartbeats() { missedHeartbeats = 0 }

    /// Sends a heartbeat, or closes the connection if three remained unanswered.
    mutating func sendHeartbeat() {
      missedHeartbeats += 1
      guard missedHeartbeats <= 3 else { return outbox.finish() }
      send("heartbeat", NoMessage())
    }
  }
#endif
