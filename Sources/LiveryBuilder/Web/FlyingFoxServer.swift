// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingFox
  import FlyingSocks

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Carries a service with FlyingFox, on a socket that only the gate reaches.
  ///
  /// Nothing else knows of FlyingFox.
  final class FlyingFoxServer: Sendable {
    private let running: Task<Void, any Error>
    private let clock: any GateClock

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - service: what it carries.
    ///   - path: where its socket is made.
    ///   - limits: what is borne in conversations.
    ///   - clock: the clock of the limits.
    /// - Throws: `SocketError` where the socket cannot be made.
    init(
      _ service: any WebService, at path: String, limits: GateLimits, clock: any GateClock
    ) async throws {
      self.clock = clock
      // Its time-out is for answers that never come; those are the gate's to end.
      let configuration = HTTPServer.Configuration(
        address: .unix(path: path), timeout: 86_400, logger: .disabled)
      let handler = Handler(service: service, limits: limits, clock: clock)
      let server = HTTPServer(config: configuration, handler: handler)
      running = Task { try await server.run() }
      do {
        try await server.waitUntilListening()
      } catch {
        running.cancel()
        throw error
      }
    }

    /// Stops the server; its connections should have ended before.
    func stop(within duration: Duration) async {
      running.cancel()
      await running.wait(atMost: duration, on: clock)
    }
  }

  extension FlyingFoxServer {
    /// Answers requests of FlyingFox.
    private struct Handler: HTTPHandler {
      let service: any WebService
      let limits: GateLimits
      let clock: any GateClock

      func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        var query: [String: String] = [:]
        for item in request.query { query[item.name] = item.value }
        let asked = WebRequest(path: request.path, query: query)
        if request.headers[.upgrade] != nil {
          return try await converse(asked, request)
        }
        return response(await service.response(to: asked), hasBody: request.method != .HEAD)
      }

      /// An answer with what all answers have.
      private func response(_ answer: WebResponse, hasBody: Bool = true) -> HTTPResponse {
        var headers = HTTPHeaders()
        for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
        for (name, value) in SecurityHeaders.fields { headers[HTTPHeader(name)] = value }
        headers[.contentType] = answer.type
        headers[.connection] = "close"
        // Said even where the body is not sent.
        headers[.contentLength] = String(answer.body.count)
        return HTTPResponse(
          statusCode: HTTPStatusCode(answer.status, phrase: answer.phrase), headers: headers,
          body: hasBody
            ? HTTPBodySequence(data: Data(answer.body), suggestedBufferSize: 65_536)
            : HTTPBodySequence())
      }

      /// Begins a conversation, if the service wants one.
      private func converse(_ asked: WebRequest, _ request: HTTPRequest) async throws
        -> HTTPResponse
      {
        let conversation = Conversation(limits: limits, clock: clock)
        let said = await service.conversation(asked, with: conversation.incoming.stream)
        guard let said else {
          conversation.cancel()
          return response(
            WebResponse(status: 404, body: Array("there is nobody to talk to here\n".utf8)))
        }
        let handler = FrameHandler(conversation: conversation, said: said)
        return try await WebSocketHTTPHandler(handler: handler).handleRequest(request)
      }
    }

    /// Hands frames of FlyingFox to a conversation, and back.
    private struct FrameHandler: WSHandler {
      let conversation: Conversation
      let said: AsyncStream<WebMessage>

      func makeFrames(
        for client: AsyncThrowingStream<WSFrame, any Error>
      ) async throws -> AsyncStream<WSFrame> {
        let frames = conversation.begin(
          reading: {
            var iterator = client.makeAsyncIterator()
            guard let frame = try? await iterator.next() else { return nil }
            return Frame(
              isFinal: frame.fin, opcode: frame.opcode.rawValue, payload: Array(frame.payload))
          }, sending: said)
        return AsyncStream(unfolding: {
          var iterator = frames.makeAsyncIterator()
          guard let frame = await iterator.next() else { return nil }
          return WSFrame(
            fin: frame.isFinal, opcode: WSFrame.Opcode(frame.opcode), mask: nil,
            payload: Data(frame.payload))
        })
      }
    }
  }

  extension WebResponse {
    /// The name of the status, for those that the service uses.
    fileprivate var phrase: String {
      switch status {
      case 200: "OK"
      case 400: "Bad Request"
      case 404: "Not Found"
      case 409: "Conflict"
      case 413: "Content Too Large"
      case 422: "Unprocessable Content"
      case 500: "Internal Server Error"
      case 503: "Service Unavailable"
      default: "Status"
      }
    }
  }
#endif
