// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("The parser of request heads")
struct RequestHeadReaderTests {
  /// The result of reading a head.
  typealias Outcome = Result<RequestHead?, Rejection>

  /// Invalid heads, and the reason against each.
  static let wrong: [(String, Rejection)] = [
    ("GET / HTTP/1.1\nHost: a\r\n\r\n", .malformed(.lineEnd)),
    ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", .malformed(.lineEnd)),
    ("GET / HTTP/1.1\r\nHost: a\r\n\n", .malformed(.lineEnd)),
    ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", .malformed(.controlCharacter)),
    ("GET /\u{7F} HTTP/1.1\r\n\r\n", .malformed(.controlCharacter)),
    ("GET\t/ HTTP/1.1\r\n\r\n", .malformed(.controlCharacter)),
    ("GET / HTTP/1.1\r\nX: a\r\n b\r\n\r\n", .malformed(.folding)),
    ("GET / HTTP/1.1\r\nX: a\r\n\tb\r\n\r\n", .malformed(.folding)),
    ("GET / HTTP/1.1\r\n X: a\r\n\r\n", .malformed(.folding)),
    ("GET / HTTP/1.1\r\nX : a\r\n\r\n", .malformed(.field)),
    ("GET / HTTP/1.1\r\n: a\r\n\r\n", .malformed(.field)),
    ("GET / HTTP/1.1\r\nX\r\n\r\n", .malformed(.field)),
    ("GET / HTTP/1.1\r\nX(: a\r\n\r\n", .malformed(.field)),
    ("GET / HTTP/1.1\r\nÄ: a\r\n\r\n", .malformed(.field)),
    ("\r\nGET / HTTP/1.1\r\n\r\n", .malformed(.requestLine)),
    ("GET  / HTTP/1.1\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/1.1 \r\n\r\n", .malformed(.requestLine)),
    (" GET / HTTP/1.1\r\n\r\n", .malformed(.requestLine)),
    ("GET /\r\n\r\n", .malformed(.requestLine)),
    ("GET / http/1.1\r\n\r\n", .malformed(.requestLine)),
    ("GET / HTTP/11\r\n\r\n", .malformed(.requestLine)),
    ("GET /ä HTTP/1.1\r\n\r\n", .malformed(.requestLine)),
    ("G(T / HTTP/1.1\r\n\r\n", .malformed(.requestLine)),
    ("GET /" + String(repeating: "a", count: 8_192), .targetTooLong),
    ("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 8_192), .headTooLarge),
    (
      "GET / HTTP/1.1\r\n"
        + String(repeating: "X: " + String(repeating: "a", count: 1_000) + "\r\n", count: 17),
      .headTooLarge
    ),
    ("GET / HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 65), .tooManyFields),
  ]

  @Test("reports each fault", arguments: wrong)
  func faults(text: String, rejection: Rejection) {
    #expect(Self.read(text) == .failure(rejection))
  }

  @Test("accepts the largest allowed head")
  func limits() throws {
    let fields = String(repeating: "X: a\r\n", count: 64)
    let head = try #require(try Self.read("GET / HTTP/1.1\r\n\(fields)\r\n").get())
    #expect(head.fields.count == 64)
  }

  @Test("parses a head and leaves the bytes after it")
  func head() throws {
    var reader = RequestHeadReader(limits: HeadLimits())
    let text = "GET /a?b HTTP/1.1\r\nHost: \t a:1 \r\nX-Empty:\r\nx-y: ä, b\r\n\r\nrest"
    var bytes = Array(text.utf8)[...]
    let head = try reader.read(&bytes)
    #expect(
      head
        == RequestHead(
          method: "GET", target: "/a?b", version: "HTTP/1.1",
          fields: [
            .init(name: "host", value: "a:1"), .init(name: "x-empty", value: ""),
            .init(name: "x-y", value: "ä, b"),
          ]))
    #expect(Array(bytes) == Array("rest".utf8))
  }

  @Test("parses a fragmented or damaged head like a whole one")
  func pieces() {
    var random = SeededGenerator(seed: 7)
    let sound = "GET /a?token=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: a, b\r\n\r\n"
    let damage = Array("\r\n\t :\u{0}a/%".utf8)
    for _ in 0..<2_000 {
      var bytes = Array(sound.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        let byte = damage.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[offset] = byte
        case 1: bytes.insert(byte, at: offset)
        default: bytes.remove(at: offset)
        }
      }
      let whole = Self.read(pieces: [bytes])
      #expect(Self.read(pieces: bytes.map { [$0] }) == whole)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(Self.read(pieces: [Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
    }
  }

  private static func read(_ text: String) -> Outcome {
    read(pieces: [Array(text.utf8)])
  }

  private static func read(pieces: [[UInt8]]) -> Outcome {
    var reader = RequestHeadReader(limits: HeadLimits())
    do throws(Rejection) {
      for piece in pieces {
        var piece = piece[...]
        if let head = try reader.read(&piece) { return .success(head) }
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }
}
