// SPDX-License-Identifier: Apache-2.0

/// A conversation between a client and the service, as the service has it: messages come in, and messages go out.
///
/// When one of both ends, the other one is ended too: the client's stream ends, and what the service says is cancelled.
final class Conversation: Sendable {
  /// What the client says: at most 64 messages or 8 MiB wait, and then the client has to.
  let incoming = MessageChannel<WebMessage>(limit: 8_388_608) { message in
    switch message {
    case .text(let text): max(text.utf8.count, 131_072)
    case .binary(let bytes): max(bytes.count, 131_072)
    }
  }
  /// What is sent to the client: one frame waits, and then the service has to.
  private let outgoing = MessageChannel<Frame>(limit: 1) { _ in 1 }
  private let limits: GateLimits
  private let clock: any GateClock

  /// A conversation that has not begun.
  init(limits: GateLimits, clock: any GateClock) {
    self.limits = limits
    self.clock = clock
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - next: reads a frame of the client; nil at the end.
  ///   - said: what the service says.
  /// - Returns: the frames that are sent to the client. At the end of this stream nobody reads from the client any more.
  func begin(
    reading next: @escaping @Sendable () async -> Frame?, sending said: AsyncStream<WebMessage>
  ) -> AsyncStream<Frame> {
    let leash = Leash(Task { await run(next, said) })
    let outgoing = outgoing
    return AsyncStream(
      unfolding: {
        defer { withExtendedLifetime(leash) {} }
        return await outgoing.next()
      },
      onCancel: { leash.task.cancel() })
  }

  /// Ends a conversation that did not begin.
  func cancel() {
    incoming.finish()
    outgoing.finish()
  }

  /// Reads and sends until one of both ends.
  private func run(
    _ next: @escaping @Sendable () async -> Frame?, _ said: AsyncStream<WebMessage>
  ) async {
    let ending = await withTaskGroup(of: Frame?.self) { group in
      group.addTask { await self.read(next) }
      group.addTask { await self.send(said) }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    incoming.finish()
    if let ending { _ = await outgoing.send(ending) }
    outgoing.finish()
  }

  /// Puts together what the client says, and returns the frame to end with; nil where it has gone.
  private func read(_ next: @Sendable () async -> Frame?) async -> Frame? {
    var assembler = MessageAssembler(limit: limits.frames.binaryBytes)
    do {
      while let frame = await next() {
        guard let message = try assembler.add(frame) else { continue }
        let incoming = incoming
        let isTaken = await Task.limited(to: limits.writeTime, on: clock) {
          await incoming.send(message)
        }
        if !isTaken {
          return Task.isCancelled ? nil : .close(.internalError, "the service does not listen")
        }
      }
      return nil
    } catch {
      return .close(error.code, error.rawValue)
    }
  }

  /// Sends what the service says, and returns the frame to end with.
  private func send(_ said: AsyncStream<WebMessage>) async -> Frame? {
    for await message in said {
      for frame in Frame.frames(of: message) {
        // Where nobody takes it this task is cancelled, which the service hears of when it is asked once more.
        guard await outgoing.send(frame) else { break }
      }
    }
    return Task.isCancelled ? nil : .close(.normal)
  }

  /// Cancels a task when nobody is interested any more.
  private final class Leash: Sendable {
    let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
      self.task = task
    }

    deinit { task.cancel() }
  }
}
