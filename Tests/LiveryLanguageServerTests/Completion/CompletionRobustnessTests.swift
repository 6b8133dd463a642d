// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Completion in broken text")
struct CompletionRobustnessTests {
  @Test("Each cut of a sheet has a bounded list", .needsCorpora)
  func cuts() throws {
    var random = SeededGenerator(seed: 31)
    for sheet in Corpora.sheets.prefix(12) {
      let bytes = Array(try Data(contentsOf: sheet).prefix(20_000))
      let end = Int.random(in: 0...bytes.count, using: &random)
      let start = Int.random(in: 0...end, using: &random)
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let server = try TestServer(["a.css": text], encoding: "utf-8")
      let size = text.utf8.count
      for offset in stride(from: 0, through: size, by: max(size / 40, 1)) {
        let offered = try server.completion(at: offset, in: "a.css")
        #expect(offered.labels.count <= CompletionItems.maximumCount)
        #expect(Set(offered.labels).count == offered.labels.count)
        _ = try server.request("textDocument/signatureHelp", in: "a.css", at: offset)
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
      let server = try TestServer(["a.css": prefix], encoding: "utf-8")
      let offered = try server.completion(at: prefix.utf8.count, in: "a.css")
      #expect(offered.labels.count <= CompletionItems.maximumCount)
    }
    let server = try TestServer(["a.css": text], encoding: "utf-8")
    for offset in 0...text.utf8.count {
      let offered = try server.completion(at: offset, in: "a.css")
      for label in offered.labels.prefix(3) { #expect(try offered.result(of: label) != nil) }
    }
  }

  @Test("Each cut of a sheet in JSON has an answer")
  func json() throws {
    let text = #"{"a": {"b-c": "red", "d": [1, "x"], /* e */ ".f": {"color": "rgb(1 2 3)"}}, }"#
    for end in 0...text.utf8.count {
      let prefix = String(decoding: text.utf8.prefix(end), as: UTF8.self)
      let server = try TestServer(["a.json": prefix], encoding: "utf-8")
      for offset in 0...end {
        let offered = try server.completion(at: offset, in: "a.json")
        #expect(offered.labels.count <= CompletionItems.maximumCount)
      }
    }
  }
}
