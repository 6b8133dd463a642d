// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery
  import Testing

  @testable import LiveryBuilder

  /// A render client of a service in the same process, without a network.
  struct PreviewSession {
    /// The content of a picture message, of which the tests use these members.
    struct Picture: Decodable {
      struct Motion: Decodable, Equatable {
        var from: String?
        var to: String
        var at: Double?
        var end: Double
        var isInfinite: Bool
        var kinds: [String]
      }

      let number: Int
      let width: Double
      let height: Double
      let motion: Motion?
      /// The bytes of the PNG file, which follow in their own message.
      var bytes: [UInt8]?
    }

    /// A text message of the service, of which the tests use these members.
    private struct Message: Decodable {
      struct Failure: Decodable { let message: String }
      var picture: Picture?
      var failed: Failure?
    }

    /// The answer to a change of settings.
    enum Answer {
      case picture(Picture)
      case failure(String)
      /// The service has closed the session.
      case end
    }

    private let outbox: AsyncStream<WebMessage>.Continuation
    private var inbox: AsyncStream<WebMessage>.Iterator

    /// Opens a session, which has received its first picture.
    init(_ service: BuilderService, follows: Bool = false) async throws {
      let (stream, outbox) = AsyncStream.makeStream(of: WebMessage.self)
      self.outbox = outbox
      let session = await service.openSession(for: WebRequest(path: "/preview"), with: stream)
      inbox = try #require(session).makeAsyncIterator()
      _ = try await configure(#"{"text":"","follows":\#(follows)}"#)
    }

    /// Sends a change of settings.
    func send(_ change: String) { outbox.yield(.text(#"{"configure":\#(change)}"#)) }

    /// Sends a change of settings, and returns the picture or the failure that answers it.
    mutating func configure(_ change: String) async throws -> Answer {
      send(change)
      return try await next()
    }

    /// Sends a motion, and returns its picture.
    mutating func picture(of motion: String) async throws -> Picture {
      guard case .picture(let picture) = try await configure(#"{"motion":\#(motion)}"#) else {
        throw CancellationError()
      }
      return picture
    }

    /// Sends a motion, and returns the reason for which it is invalid.
    mutating func failure(of motion: String) async throws -> String? {
      guard case .failure(let text) = try await configure(#"{"motion":\#(motion)}"#) else {
        return nil
      }
      return text
    }

    /// Returns the next picture or failure, and acknowledges a picture.
    mutating func next() async throws -> Answer {
      var picture: Picture?
      while let message = await inbox.next() {
        switch message {
        case .binary(let bytes):
          guard var shown = picture else { continue }
          shown.bytes = bytes
          outbox.yield(.text(#"{"shown":{"number":\#(shown.number)}}"#))
          return .picture(shown)
        case .text(let text):
          let message = try MessageCoder.decode(Message.self, from: text)
          if let failure = message.failed { return .failure(failure.message) }
          picture = message.picture ?? picture
        }
      }
      return .end
    }

    /// Returns the next picture for which a condition is true.
    mutating func picture(where condition: (Picture) -> Bool) async throws -> Picture? {
      while case .picture(let picture) = try await next() {
        if condition(picture) { return picture }
      }
      return nil
    }

    /// Ends the session from the side of the client.
    func close() { outbox.finish() }
  }
#endif
