// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct StringTextTests {
  @Test(
    "serializes a string in quotes with the necessary escapes",
    arguments: [
      ("", "\"\""), ("a b", "\"a b\""), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""),
      ("\u{1}x", "\"\\1 x\""), ("a\nb", "\"a\\a b\""), ("\u{7F}", "\"\\7f \""),
      ("\0", "\"\u{FFFD}\""), ("é'", "\"é'\""),
    ])
  func written(text: String, css: String) {
    #expect(stringText(text) == css)
  }

  @Test("round-trips a string")
  func roundTrip() {
    let text = String((1...300).compactMap { Unicode.Scalar($0).map(Character.init) })
    let stream = TokenStream(stringText(text))
    #expect(stream.count == 1)
    #expect(stream.value(of: 0) == text)
    #expect(
      Property.backgroundImage.value(parsing: URLValue(text).description)
        == .list([.image(.url(URLValue(text)))]))
  }

  @Test(
    "detects an identifier that needs no escape",
    arguments: [
      ("a", true), ("-a", true), ("--", true), ("_1", true), ("é", true), ("a1-", true),
      ("\u{10FFFD}", true), ("-é", true), ("a\u{FFFE}", false), ("\u{2028}", false), ("×", false),
      ("", false), ("-", false), ("1a", false), ("-1", false), ("a b", false), ("a.b", false),
      ("a\u{0}", false),
    ])
  func identifier(text: String, isPlain: Bool) {
    #expect(isPlainIdentifier(text) == isPlain)
  }

  @Test("parses a lone CSS-wide keyword in any case", arguments: CSSWideKeyword.allCases)
  func wideKeywords(keyword: CSSWideKeyword) {
    #expect(CSSWideKeyword(TokenStream(" \(keyword.rawValue.uppercased()) /**/")) == keyword)
    #expect(CSSWideKeyword(TokenStream("\(keyword) \(keyword)")) == nil)
    #expect(CSSWideKeyword(TokenStream("\(keyword)s")) == nil)
    #expect(Keyword(name: keyword.rawValue) == nil)
  }
}
