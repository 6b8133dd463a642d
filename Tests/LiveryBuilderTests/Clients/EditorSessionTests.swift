// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// Tests that an editor page stays connected while a query takes long.
  @Suite struct EditorSessionTests {
    /// A workspace whose queries are not answered until `open` is called.
    private struct Blocked {
      let workspace: Workspace
      let open: @Sendable () -> Void

      init() async throws {
        let workspace = Workspace(Theme(), folder: ArchiveFolder("none"))
        let (gate, continuation) = AsyncStream<Void>.makeStream()
        open = { continuation.finish() }
        self.workspace = workspace
        _ = await workspace.listen { snapshot in
          guard snapshot.drawing.revision > 0 else { return }
          for await _ in gate {}
        }
        _ = try await workspace.run(.new(selector: ".badge"))
      }
    }

    private func session(
      _ workspace: Workspace
    ) -> (EditorSession, AsyncStream<WebMessage>) {
      let (stream, outbox) = AsyncStream<WebMessage>.makeStream()
      return (EditorSession(workspace, outbox: outbox) { 0 }, stream)
    }

    private static let questions = [
      #"{"explain":{"selector":".badge"}}"#, #"{"styles":{}}"#,
    ]

    @Test("a slow request does not block the connection", arguments: questions)
    func longQuestion(question: String) async throws {
      let blocked = try await Blocked()
      let (session, messages) = session(blocked.workspace)
      #expect(await session.handle(.text(#"{"request":1,"do":\#(question)}"#)))
      for number in 2...7 {
        #expect(await session.handle(.text(#"{"request":\#(number),"do":\#(question)}"#)))
      }
      for _ in 0..<20 {
        await session.sendHeartbeat()
        #expect(await session.handle(.text(#"{"alive":{}}"#)))
      }
      blocked.open()
      var replies: [Int] = []
      for await message in messages {
        guard case .text(let text) = message, text.hasPrefix(#"{"reply""#) else { continue }
        let number = try #require(text.firstMatch(of: #/"request":(\d+)/#)?.1)
        replies.append(try #require(Int(number)))
        if replies.count == 7 { break }
      }
      #expect(replies == Array(1...7))
    }

    @Test("throttles endless requests, and a closed session does not respond")
    func limit() async throws {
      let blocked = try await Blocked()
      let (session, messages) = session(blocked.workspace)
      let question = Self.questions[0]
      for number in 1...8 {
        #expect(await session.handle(.text(#"{"request":\#(number),"do":\#(question)}"#)))
      }
      let ninth = Task { await session.handle(.text(#"{"request":9,"do":\#(question)}"#)) }
      await session.end()
      blocked.open()
      #expect(await ninth.value)
      // The first query was sent before the end; the others are not answered.
      await session.sendHeartbeat()
      var replies = 0
      for await message in messages {
        guard case .text(let text) = message else { continue }
        if text.contains("heartbeat") { break }
        replies += 1
      }
      #expect(replies <= 1)
    }
  }
#endif
