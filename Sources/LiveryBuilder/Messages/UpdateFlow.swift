// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// The updates of one connection, of which at most one is under way.
  ///
  /// The next update, of the newest state, is sent when the other side has confirmed the last one. So a slow connection gets
  /// fewer updates, and no queue grows.
  struct UpdateFlow {
    let outbox: AsyncStream<WebMessage>.Continuation
    /// Whether the state has changed since the last update.
    var isStale = false
    private var unconfirmed: Int?
    private var count = 0
    /// The number of questions whether the other side is there since it last said something.
    private var silence = 0

    /// Creates a flow to a connection.
    init(_ outbox: AsyncStream<WebMessage>.Continuation) { self.outbox = outbox }

    /// Sends a message with a name.
    func send(_ name: String, _ message: some Encodable & Sendable) {
      outbox.yield(MessageCoder.message(name, message))
    }

    /// Begins an update if one is due; its number is not taken yet, because making it may take a while.
    mutating func begin() -> Bool {
      guard isStale, unconfirmed == nil else { return false }
      isStale = false
      return true
    }

    /// Returns the number of the update that is sent now, which the other side is to confirm.
    mutating func nextNumber() -> Int {
      count += 1
      unconfirmed = count
      return count
    }

    /// Notes that an update has arrived, and returns whether it is the last one that was sent.
    mutating func confirm(_ number: Int) -> Bool {
      guard number == unconfirmed else { return false }
      unconfirmed = nil
      return true
    }

    /// Notes that the other side has said something.
    mutating func hear() { silence = 0 }

    /// Asks whether the other side is there; closes a connection that has not answered for long.
    mutating func ask() {
      silence += 1
      guard silence <= 3 else { return outbox.finish() }
      send("heartbeat", NoMessage())
    }
  }
#endif
