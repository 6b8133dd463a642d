// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("Values of tokens with escapes")
struct EscapeTests {
  @Test(
    "a name",
    arguments: [
      (#"\72 ed"#, "red"), (#"\72ed"#, "\u{72ED}"), (#"\000072ed"#, "red"), (#"\72  ed"#, "r"),
      (#"r\65 \64"#, "red"), ("\\72\r\ned", "red"), ("\\72\u{C}ed", "red"), ("\\72\n\ned", "r"),
      (#"\red"#, "red"), (#"\zed"#, "zed"), (#"a\.b"#, "a.b"), (#"a\ b"#, "a b"), (#"\é"#, "é"),
      (#"\😀\😀"#, "😀😀"), (#"\0"#, "\u{FFFD}"), (#"\d800 a"#, "\u{FFFD}a"),
      (#"\10ffff a"#, "\u{10FFFF}a"), (#"\110000 a"#, "\u{FFFD}a"), (#"\ffffff1"#, "\u{FFFD}1"),
      ("a\0b", "a\u{FFFD}b"), ("\\\0a", "\u{FFFD}a"), ("a\\", "a\u{FFFD}"), (#"\41\42\43"#, "ABC"),
      (#"\2d\2d x"#, "--x"),
    ])
  func names(text: String, value: String) {
    let stream = TokenStream(text)
    #expect(stream[0].kind == .ident)
    #expect(stream.value(of: 0) == value)
    let hash = TokenStream("#" + text)
    #expect(hash.value(of: 0) == value)
    let keyword = TokenStream("@" + text)
    #expect(keyword.value(of: 0) == value)
    let dimension = TokenStream("1" + text)
    // A digit or a letter of a number's exponent cannot begin a unit.
    if dimension[0].kind == .dimension { #expect(dimension.unit(of: 0) == value) }
  }

  @Test("a function's value is its name")
  func function() {
    #expect(TokenStream("rgb(").value(of: 0) == "rgb")
    #expect(TokenStream(#"\72 gb(1)"#).value(of: 0) == "rgb")
    #expect(TokenStream(#"a\(("#).value(of: 0) == "a(")
  }

  @Test(
    "a string",
    arguments: [
      ("''", ""), ("\"a'b\"", "a'b"), (#"'a\'b'"#, "a'b"), ("'a\\\nb'", "ab"),
      ("'a\\\r\nb'", "ab"), ("'a\\\rb'", "ab"), ("'a\\\u{C}b'", "ab"), ("'a\\\n\\\n\\\nb'", "ab"),
      ("'\\\n'", ""), (#"'\41 b'"#, "Ab"), ("'a\0'", "a\u{FFFD}"), ("'a", "a"), ("'a\\", "a"),
      ("'a\\\n", "a"), (#"'a\'"#, "a'"), ("\"", ""), ("'\\\r\n\\\r\n", ""),
    ])
  func strings(text: String, value: String) {
    let stream = TokenStream(text)
    #expect(stream.map(\.kind) == [.string])
    #expect(stream.value(of: 0) == value)
  }

  @Test(
    "a url",
    arguments: [
      ("url()", ""), ("url( a )", "a"), ("URL(a", "a"), ("url( \n a\t", "a"), ("url(", ""),
      (#"url(a\)b)"#, "a)b"), (#"url(a\ b )"#, "a b"), (#"url(a\ )"#, "a "), (#"url(a\41 )"#, "aA"),
      (#"url(a\41  )"#, "aA"), (#"url(\()"#, "("), ("url(a\0)", "a\u{FFFD}"),
      ("url(a\\", "a\u{FFFD}"), (#"u\72 l(a)"#, "a"), (#"url(a\\ )"#, "a\\"),
    ])
  func urls(text: String, value: String) {
    let stream = TokenStream(text)
    #expect(stream.map(\.kind) == [.url])
    #expect(stream.value(of: 0) == value)
  }

  @Test("a name is compared without regard to case, but to ASCII case only")
  func comparison() {
    #expect(TokenStream("IMPORTant").value(of: 0, equals: "important"))
    #expect(TokenStream(#"\49mportant"#).value(of: 0, equals: "important"))
    #expect(!TokenStream("importan").value(of: 0, equals: "important"))
    #expect(TokenStream("K").value(of: 0, equals: "k"))
    // The Kelvin sign equals a lower-case k only under Unicode case folding.
    #expect(!TokenStream("\u{212A}").value(of: 0, equals: "k"))
    #expect(!TokenStream(#"\212A"#).value(of: 0, equals: "k"))
    #expect(TokenStream("RGB(").value(of: 0, equals: "rgb"))
  }

  @Test("a string of 100,000 escaped newlines is empty")
  func manyNewlines() {
    let text = "'" + String(repeating: "\\\n", count: 100_000) + "'"
    #expect(TokenStream(text).value(of: 0) == "")
  }
}
