// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the CSS-wide keywords.
///
/// Defined by [CSS Cascade 5, section 7.3](https://drafts.csswg.org/css-cascade-5/#defaulting-keywords).
struct CSSWideKeywordTests {
  @Test("finds a keyword in any case", arguments: CSSWideKeyword.allCases)
  func found(keyword: CSSWideKeyword) {
    #expect(CSSWideKeyword(TokenStream(keyword.rawValue)) == keyword)
    #expect(CSSWideKeyword(TokenStream(" /**/\(keyword.rawValue.uppercased())\n/**/")) == keyword)
    #expect(CSSWideKeyword(TokenStream(keyword.rawValue + " a")) == nil)
    #expect(CSSWideKeyword(TokenStream("a " + keyword.rawValue)) == nil)
    #expect(CSSWideKeyword(TokenStream(keyword.rawValue + "()")) == nil)
    #expect(CSSWideKeyword(TokenStream("\"\(keyword.rawValue)\"")) == nil)
  }

  @Test(
    "resolves escapes in keywords",
    arguments: [
      (#"\69nherit"#, .inherit), (#"inher\69 t"#, .inherit), (#"\75 nset"#, .unset),
      (#"revert\-layer"#, .revertLayer), (#"\52 EVERT"#, .revert), (#"initia\6c"#, .initial),
    ] as [(String, CSSWideKeyword)])
  func escaped(text: String, keyword: CSSWideKeyword) {
    #expect(CSSWideKeyword(TokenStream(text)) == keyword)
  }

  @Test(
    "rejects another word of the same length",
    arguments: [
      "", " ", "red", "unsat", "invert", "inherid", "initiaL1", "revert-laper", "revertlayer",
      "ınherit", #"\72 ed"#, "12345", "{}",
    ])
  func none(text: String) {
    #expect(CSSWideKeyword(TokenStream(text)) == nil)
  }

  @Test("uses only the tokens of the range")
  func range() {
    let stream = TokenStream("color: inherit ;")
    let start = (0..<stream.count).first { stream.text(of: $0) == "inherit" } ?? 0
    #expect(CSSWideKeyword(stream, in: start..<start + 2) == .inherit)
    #expect(CSSWideKeyword(stream, in: start - 1..<start + 1) == .inherit)
    #expect(CSSWideKeyword(stream, in: start..<start) == nil)
    #expect(CSSWideKeyword(stream, in: start..<stream.count + 9) == nil)
    #expect(CSSWideKeyword(stream, in: stream.count..<stream.count + 9) == nil)
    #expect(CSSWideKeyword(stream) == nil)
  }
}
