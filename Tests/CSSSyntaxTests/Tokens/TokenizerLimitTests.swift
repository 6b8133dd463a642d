// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

/// Tests of the scanner's memory with texts of unusual sizes and bytes.
@Suite("texts at the tokenizer's limits")
struct TokenizerLimitTests {
  @Test("an empty text has no tokens but its end")
  func emptyText() {
    let stream = TokenStream("")
    #expect(stream.count == 0)
    #expect(stream[0].kind == .endOfFile)
    #expect(stream[0].start == 0)
  }

  @Test("tokenizes a text of single characters beyond the initial capacity")
  func manyTokens() {
    let stream = TokenStream(String(repeating: "(", count: 100_000))
    #expect(stream.count == 100_000)
    #expect(stream.allSatisfy { $0.kind == .leftParenthesis && $0.flags.isEmpty })
    #expect(stream[99_999].start == 99_999)
    #expect(stream[100_000].start == 100_000)
  }

  @Test(
    "tokenizes a mix of long and short tokens in any order",
    arguments: [1, 20_000, 100_000], [true, false])
  func unevenTokens(comments: Int, shortFirst: Bool) {
    let short = String(repeating: "(", count: 100_000)
    let long = String(repeating: "/* no token is longer than this one */", count: comments)
    let stream = TokenStream(shortFirst ? short + long : long + short)
    #expect(stream.count == 100_000 + comments)
    #expect(stream.count { $0.kind == .comment } == comments)
    #expect(stream[stream.count].kind == .endOfFile)
    #expect(stream[stream.count].start == stream.byteCount)
  }

  @Test("does not change the text, including NULs")
  func textIsRestored() {
    let text = "\0a\0{b:\"\0\"}/*\0\0*/url(\0)\0"
    let stream = TokenStream(text)
    #expect(stream.text(in: 0..<stream.byteCount) == text)
    #expect(
      stream.map(\.kind.description) == [
        "ident-token", "{-token", "ident-token", "colon-token", "string-token", "}-token",
        "comment", "url-token",
        "ident-token",
      ])
    #expect(stream.value(of: 0) == "\u{FFFD}a\u{FFFD}")
  }

  @Test(
    "scans a very long token as one token",
    arguments: [
      ("/*", "comment"), ("\"", "string-token"), ("url(", "url-token"), ("url(((", "bad-url-token"),
      ("-", "ident-token"),
      ("#", "hash-token"), ("1", "dimension-token"), ("@", "at-keyword-token"),
    ])
  func longTokens(beginning: String, type: String) {
    for filling in ["-", "é", "\0", "\\41 "] {
      let stream = TokenStream(beginning + String(repeating: filling, count: 50_000))
      #expect(
        stream.map(\.kind.description) == [type],
        "\(beginning) and a run of \(filling.debugDescription)")
    }
  }

  @Test(
    "scans code points outside names as separate tokens",
    arguments: ["§", "\u{2190}"])
  func longRunsOfDelims(character: String) {
    let stream = TokenStream(String(repeating: character, count: 100_000))
    #expect(stream.count == 100_000)
    #expect(stream.allSatisfy { $0.kind == .delim })
  }
}
