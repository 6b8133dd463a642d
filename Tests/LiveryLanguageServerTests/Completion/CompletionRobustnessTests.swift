// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Completion in broken text")
struct CompletionRobustnessTests {
  @Test("Each cut of a sheet has a bounded list", .needsCorpora)
  func cuts() throws {
    var number: UInt64 = 31
    func random(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % max(bound, 1)
    }
    for sheet in Corpora.sheets.prefix(12) {
      let bytes = Array(try Data(contentsOf: sheet).prefix(20_000))
      let end = random(bytes.count)
      let start = random(end)
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let session = try EditorSession()
      try session.open(text)
      let size = text.utf8.count
      for offset in stride(from: 0, through: size, by: max(size / 40, 1)) {
        let offered = try session.completion(at: offset)
        #expect(offered.labels.count <= CompletionItems.maximumCount)
        #expect(Set(offered.labels).count == offered.labels.count)
        _ = try session.request("textDocument/signatureHelp", at: offset)
      }
    }
  }

  @Test("Each prefix of a difficult text has an answer, at each of its offsets")
  func prefixes() throws {
    let text = """
      @import url("a.css") layer(x) supports(display: grid) screen and (min-width: 1px);
      @media (width >= 1px) { a:is(.b, #c[d="e"])::part(f) { color: rgb(from red r g b / 50%); } }
      @font-face { src: url(x.woff) format("woff"), local(y) } a { --x: { y: z } ; é: ü\\
      -livery-pipeline: shape(rounded 4px) part(a, text(bold)) } /* ; */ @layer a.b { !important
      """
    for offset in text.utf8.indices.map({ text.utf8.distance(from: text.startIndex, to: $0) }) {
      let prefix = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      let session = try EditorSession()
      try session.open(prefix)
      let offered = try session.completion(at: prefix.utf8.count)
      #expect(offered.labels.count <= CompletionItems.maximumCount)
    }
    let session = try EditorSession()
    try session.open(text)
    for offset in 0...text.utf8.count {
      let offered = try session.completion(at: offset)
      for label in offered.labels.prefix(3) { #expect(offered.result(of: label) != nil) }
    }
  }

  @Test("Each cut of a sheet in JSON has an answer")
  func json() throws {
    let text = #"{"a": {"b-c": "red", "d": [1, "x"], /* e */ ".f": {"color": "rgb(1 2 3)"}}, }"#
    for end in 0...text.utf8.count {
      let session = try EditorSession()
      try session.open(String(decoding: text.utf8.prefix(end), as: UTF8.self), language: "json")
      for offset in 0...end {
        let offered = try session.completion(at: offset)
        #expect(offered.labels.count <= CompletionItems.maximumCount)
      }
    }
  }
}
