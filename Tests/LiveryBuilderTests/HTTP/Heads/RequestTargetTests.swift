// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("The target of a request")
struct RequestTargetTests {
  static let right: [(String, String, [String: String])] = [
    ("/", "/", [:]),
    ("/?", "/", [:]),
    ("/assets/a%20b.css", "/assets/a b.css", [:]),
    ("/assets/editors/", "/assets/editors/", [:]),
    ("/%C3%A4", "/ä", [:]),
    ("/..a/.b/c..", "/..a/.b/c..", [:]),
    ("/p?a=1&b=2&a=3", "/p", ["a": "3", "b": "2"]),
    ("/p?a=b=c&d&&=e", "/p", ["a": "b=c", "d": "", "": "e"]),
    ("/p?text=a+b%2Bc%20d%26%3D%25", "/p", ["text": "a b+c d&=%"]),
    ("/p?text=%0A%09", "/p", ["text": "\n\t"]),
    ("/p?a=/../?", "/p", ["a": "/../?"]),
  ]

  @Test("is parsed", arguments: right)
  func reads(text: String, path: String, query: [String: String]) throws {
    let target = try RequestTarget(text)
    #expect(target.path == path)
    #expect(target.query == query)
  }

  static let wrong: [(String, MalformedRequest)] = [
    ("", .target), ("*", .target), ("a", .target), ("http://a/", .target), ("?a", .target),
    ("/#a", .target), ("/a\\b", .target), ("/a b", .target), ("/\"", .target), ("/ä", .target),
    ("/%", .encoding), ("/%1", .encoding), ("/%gg", .encoding), ("/%00", .encoding),
    ("/%0A", .encoding), ("/%7F", .encoding), ("/%ff", .encoding), ("/%c0%ae", .encoding),
    ("/%ed%a0%80", .encoding), ("/p?a=%ff", .encoding), ("/p?a=%00", .encoding),
    ("/p?%=1", .encoding), ("/..", .path), ("/.", .path), ("/../a", .path), ("/a/../b", .path),
    ("/a/./b", .path), ("//", .path), ("//a", .path), ("/a//b", .path), ("/%2e%2e/a", .path),
    ("/a/%2E.", .path), ("/a%2f..%2fb", .path), ("/a%2f%2fb", .path), ("/a%5cb", .path),
    ("/%252e", .path), ("/%25", .path),
  ]

  @Test("is rejected if it may lead elsewhere", arguments: wrong)
  func refuses(text: String, fact: MalformedRequest) {
    #expect(throws: Rejection.malformed(fact)) { try RequestTarget(text) }
  }
}
