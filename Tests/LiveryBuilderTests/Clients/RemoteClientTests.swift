// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// Tests that clients validate all bytes that a builder sends.
  @Suite struct RemoteClientTests {
    /// A service that sends fixed messages to each client, and then stays silent.
    private struct Speaker: WebService {
      let messages: [WebMessage]

      func response(to request: WebRequest) async -> WebResponse { .notFound }

      func openSession(
        for request: WebRequest, with client: AsyncStream<WebMessage>
      ) async -> AsyncStream<WebMessage>? {
        let (stream, continuation) = AsyncStream<WebMessage>.makeStream()
        for message in messages { continuation.yield(message) }
        let task = Task {
          for await _ in client {}
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
      }
    }

    private static let header = WebMessage.text(
      #"{"picture":{"number":1,"problems":["a\u001b[2Jb"]}}"#)

    /// A PNG of one pixel.
    private static let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4]
      + [0x89, 0, 0, 0, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0]
      + [0x1F, 0, 5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45]
      + [0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// Calls a closure with the address of a service that sends the messages.
    private func whileSending(
      _ messages: [WebMessage], _ body: (String, ManualClock) async throws -> Void
    ) async throws {
      let clock = ManualClock()
      let settings = ServerSettings(
        limits: RunningServer.limits, clock: clock, tokens: { [RunningServer.token] })
      let server = try await WebServer(Speaker(messages: messages), settings)
      let address = "http://127.0.0.1:\(server.port)/?token=\(RunningServer.token)"
      let result: Result<Void, any Error>
      do { result = .success(try await body(address, clock)) } catch { result = .failure(error) }
      await clock.advancing(by: RunningServer.never) { await server.stop() }
      try result.get()
    }

    private func preview(_ address: String) -> RemotePreview {
      var preview = RemotePreview(address)
      // The clock does not advance, so no time limit is reached.
      preview.clock = ManualClock()
      return preview
    }

    @Test("forwards a PNG picture")
    func picture() async throws {
      try await whileSending([Self.header, .binary(Self.png)]) { address, _ in
        let picture = try await preview(address).picture()
        #expect(picture?.bytes == Self.png)
        #expect(picture?.problems == ["a\u{1B}[2Jb"])
      }
    }

    private static let others: [(String, [UInt8])] = [
      ("no bytes", []), ("a script", Array("#!/bin/sh\nrm -rf /\n".utf8)),
      ("the signature alone", Array(png.prefix(8))), ("a cut file", png.dropLast()),
      ("a file with a tail", png + Array("<script>".utf8)),
      ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10, 0x4A, 0x46, 0x49, 0x46]),
      ("a damaged checksum", Array(png.prefix(29)) + [0, 0, 0, 0] + png.dropFirst(33)),
      ("damaged pixels", Array(png.prefix(41)) + [0, 0] + png.dropFirst(43)),
      (
        "a huge picture",
        Array(png.prefix(8)) + [0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 1, 0, 0, 0]
          + [1, 0, 0, 8, 6, 0, 0, 0, 0x6C, 0x84, 0x30, 0xE3] + png.dropFirst(33)
      ),
      (
        "a picture above the limit",
        Array(png.prefix(8)) + [0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x0F, 0xA1, 0]
          + [0, 0x0F, 0xA0, 8, 6, 0, 0, 0, 1, 0xBD, 0x88, 0x3C] + png.dropFirst(33)
      ),
      ("no pixels", Array(png.prefix(16)) + [0, 0, 0, 0, 0, 0, 0, 0] + png.dropFirst(24)),
    ]

    @Test("rejects bytes that are not a PNG within the limits", arguments: others)
    func refusedPicture(name: String, bytes: [UInt8]) async throws {
      try await whileSending([Self.header, .binary(bytes)]) { address, _ in
        let error = await #expect(throws: RemoteFailure.self) {
          try await preview(address).picture()
        }
        #expect(error?.description.contains("not a PNG") == true)
      }
    }

    @Test(
      "reports an invalid message of a builder",
      arguments: ["", "{", "[]", "null", #"{"picture":1}"#, #"{"picture":{"number":"x"}}"#])
    func message(text: String) async throws {
      try await whileSending([.text(text)]) { address, _ in
        let error = await #expect(throws: RemoteFailure.self) {
          try await preview(address).picture()
        }
        #expect(error?.description == "the builder sent an invalid message")
      }
    }

    @Test(
      "reports an invalid message to an editor",
      arguments: ["", "[]", #"{"reply":1}"#, #"{"state":{}}"#])
    func editorMessage(text: String) async throws {
      try await whileSending([.text(text)]) { address, _ in
        let editor = try await RemoteEditor(address, clock: ManualClock())
        let error = await #expect(throws: RemoteFailure.self) {
          try await editor.run(#"{"undo":{}}"#)
        }
        #expect(error?.description == "the builder sent an invalid message")
        await editor.close()
      }
    }

    @Test("times out a silent builder, but not an active one")
    func silence() async throws {
      try await whileSending([.text(#"{"heartbeat":{}}"#)]) { address, _ in
        let clock = ManualClock()
        var preview = RemotePreview(address)
        preview.clock = clock
        let client = preview
        let task = Task { try await client.picture() }
        // The first limit is that of the whole receive call, once the connection is open.
        try await until("the client waits for a message") {
          clock.nextDeadline.map { $0 - clock.now > .seconds(10) } ?? false
        }
        clock.advance(by: .seconds(24))
        #expect(!task.isCancelled)
        await clock.advancing(by: .seconds(1)) {
          _ = await #expect(throws: WebSocketError.timedOut) { try await task.value }
        }
      }
    }

    @Test("times out a server without a handshake")
    func handshake() async throws {
      // A listening socket whose connections are never accepted.
      let socket = try SocketChannel.listen(on: #require(SocketAddress("127.0.0.1", port: 0)))
      defer { socket.close() }
      let port = try #require(socket.localPort)
      let clock = ManualClock()
      var preview = RemotePreview("http://127.0.0.1:\(port)/?token=a")
      preview.clock = clock
      let client = preview
      await clock.advancing(by: .seconds(1)) {
        _ = await #expect(throws: WebSocketError.timedOut) { try await client.picture() }
      }
    }
  }
#endif
