// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// The connection to an editor page, which runs its commands and sends it the latest state.
  actor EditorSession {
    private let workspace: Workspace
    private let clientCount: @Sendable () async -> Int
    private var snapshot: Workspace.Snapshot?
    private var flow: UpdateFlow
    /// The last query, which waits for the earlier ones.
    private var queries: Task<Void, Never>?
    private var queryCount = 0
    private var isEnded = false
    /// The maximum number of queued queries.
    ///
    /// A page that sends more must wait.
    private static let maximumQueries = 8

    /// Creates the connection to a page.
    ///
    /// - Parameters:
    ///   - workspace: the workspace that the page edits.
    ///   - outbox: the stream of messages to the page.
    ///   - clientCount: a closure that returns the number of render clients.
    init(
      _ workspace: Workspace, outbox: AsyncStream<WebMessage>.Continuation,
      clientCount: @escaping @Sendable () async -> Int
    ) {
      self.workspace = workspace
      flow = UpdateFlow(outbox)
      self.clientCount = clientCount
    }
  }

  extension EditorSession {
    /// Sends the first message to the page.
    func welcome(_ welcome: EditorWelcome) {
      flow.send("welcome", welcome)
    }

    /// Shows a newer revision of the style.
    func show(_ snapshot: Workspace.Snapshot) async {
      if let shown = self.snapshot, snapshot.drawing.revision < shown.drawing.revision { return }
      self.snapshot = snapshot
      flow.isStale = true
      await report()
    }

    /// Sends the state again because data besides the style has changed.
    func update() async {
      flow.isStale = snapshot != nil
      await report()
    }

    /// Handles a message, or returns `false` if it is invalid and the connection must close.
    func handle(_ message: WebMessage) async -> Bool {
      flow.resetMissedHeartbeats()
      guard case .text(let text) = message,
        let message = try? MessageCoder.decode(EditorMessage.self, from: text)
      else {
        flow.send("failed", FailureMessage(message: "the message is invalid"))
        return false
      }
      switch message {
      case .alive: break
      case .seen(let number):
        if flow.confirm(number) { await report() }
      case .command(let request, let command):
        if command.isQuery {
          await enqueue(command, request)
        } else {
          await run(command, request)
        }
      }
      return true
    }

    /// Sends a heartbeat, or closes the connection if too many remained unanswered.
    func sendHeartbeat() { flow.sendHeartbeat() }

    /// Ends the session; queued queries are not answered.
    func end() { isEnded = true }

    /// Answers a query after the earlier ones, without blocking the messages of the page.
    ///
    /// An answer may take longer than a page may be silent.
    private func enqueue(_ command: EditorCommand, _ request: Int) async {
      if queryCount >= Self.maximumQueries { await queries?.value }
      queryCount += 1
      let former = queries
      queries = Task {
        await former?.value
        if !isEnded { await run(command, request) }
        queryCount -= 1
      }
    }

    private func report() async {
      guard flow.begin() else { return }
      let number = flow.nextNumber()
      let clients = await clientCount()
      flow.send(
        "state",
        StateMessage(
          number: number, revision: snapshot?.drawing.revision ?? 0, document: snapshot?.document,
          clients: clients))
    }

    private func run(_ command: EditorCommand, _ request: Int) async {
      do {
        let result = try await workspace.run(command)
        let revision = await workspace.nextRevision
        flow.outbox.yield(
          .text(
            "{\"reply\":{\"request\":\(request),\"revision\":\(revision),\"result\":\(result)}}"))
      } catch {
        let kind = (error as? ArchiveError)?.kind ?? "failed"
        flow.send(
          "reply", FailureReply(request: request, error: .init(kind: kind, message: "\(error)")))
      }
    }
  }
#endif
