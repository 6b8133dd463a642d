// SPDX-License-Identifier: Apache-2.0
#if Builder
  /// The connection to a page of the editor: runs its commands, and sends it the newest state.
  actor EditorSession {
    private let workspace: Workspace
    private let clientCount: @Sendable () async -> Int
    private var look: Workspace.Look?
    private var flow: UpdateFlow
    /// The last question, which waits for those before it.
    private var questions: Task<Void, Never>?
    private var questionCount = 0
    private var isEnded = false
    /// The maximum number of questions that wait.
    ///
    /// A page that asks more of them waits itself.
    private static let maximumQuestions = 8

    /// A page.
    ///
    /// - Parameters:
    ///   - workspace: what it looks at.
    ///   - outbox: takes what is said to it.
    ///   - clientCount: tells how many render clients there are.
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
    /// Says hello.
    func welcome(_ welcome: EditorWelcome) {
      flow.send("welcome", welcome)
    }

    /// Has another moment of the style shown.
    func show(_ look: Workspace.Look) async {
      if let shown = self.look, look.drawing.revision < shown.drawing.revision { return }
      self.look = look
      flow.isStale = true
      await tell()
    }

    /// Has the state told again, because something beside the style has changed.
    func update() async {
      flow.isStale = look != nil
      await tell()
    }

    /// Takes what the page says; false where it makes no sense, and the conversation is over.
    func take(_ message: WebMessage) async -> Bool {
      flow.hear()
      guard case .text(let text) = message,
        let message = try? MessageCoder.decode(EditorMessage.self, from: text)
      else {
        flow.send("failed", FailureMessage(message: "the message cannot be understood"))
        return false
      }
      switch message {
      case .alive: break
      case .seen(let number):
        if flow.confirm(number) { await tell() }
      case .command(let request, let command):
        if command.isQuestion {
          await ask(command, request)
        } else {
          await run(command, request)
        }
      }
      return true
    }

    /// Asks whether the page is there; ends the conversation with one that has not answered for long.
    func ask() { flow.ask() }

    /// Ends the session: questions that wait are not answered.
    func end() { isEnded = true }

    /// Answers a question in its turn, while the page is listened to: an answer may take longer than a page may be silent.
    private func ask(_ command: EditorCommand, _ request: Int) async {
      if questionCount >= Self.maximumQuestions { await questions?.value }
      questionCount += 1
      let former = questions
      questions = Task {
        await former?.value
        if !isEnded { await run(command, request) }
        questionCount -= 1
      }
    }

    private func tell() async {
      guard flow.begin() else { return }
      let number = flow.nextNumber()
      let clients = await clientCount()
      flow.send(
        "state",
        StateMessage(
          number: number, revision: look?.drawing.revision ?? 0, document: look?.document,
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
