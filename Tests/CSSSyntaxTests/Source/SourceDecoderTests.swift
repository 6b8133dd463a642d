// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("the encoding of a sheet")
struct SourceDecoderTests {
  @Test(
    "each maximal part of an invalid sequence is one U+FFFD",
    arguments: [
      ([0xE2, 0x82], "\u{FFFD}"),
      ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
      ([0xF0, 0x80, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}A"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0x80, 0x41, 0xBF], "\u{FFFD}A\u{FFFD}"),
      ([0xC0, 0xAF, 0xFE, 0xFF], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62], "\u{FFFD}\u{FFFD}\u{FFFD}b"),
      ([0xF4, 0x8F, 0xBF, 0xBF, 0xEF, 0xBF, 0xBF], "\u{10FFFF}\u{FFFF}"),
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], text: String) {
    expectText(text, "utf-8", of: bytes)
    // With padding, the validation processes eight bytes at a time.
    let padding = [UInt8](repeating: 0x61, count: 13)
    let padded = String(repeating: "a", count: 13)
    expectText(padded + text + padded, "utf-8", of: padding + bytes + padding)
  }

  @Test("reports undecodable bytes at their position in the decoded text")
  func diagnostics() {
    let stream = TokenStream(decoding: [0x61, 0xFF, 0x62, 0xC3])
    #expect(stream.text(in: 0..<stream.byteCount) == "a\u{FFFD}b\u{FFFD}")
    #expect(stream.diagnostics.map(\.range) == [1..<4, 5..<8])
    #expect(
      stream.diagnostics.map(\.message)
        == Array(repeating: "bytes that are not utf-8 are read as U+FFFD", count: 2))
    #expect(SyntaxTree(parsing: stream).diagnostics.prefix(2) == stream.diagnostics[...])
    let binary = TokenStream(decoding: [UInt8](repeating: 0xFF, count: 5000))
    #expect(binary.diagnostics.count == 100)
    #expect(binary.byteCount == 15_000)
  }

  @Test(
    "decodes UTF-16 in both byte orders, by its byte order mark or the stated encoding",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0x34, 0xD8, 0x1E, 0xDD], nil, "a\u{1D11E}", "utf-16le"),
      ([0xFE, 0xFF, 0, 0x61, 0xD8, 0x34, 0xDD, 0x1E], nil, "a\u{1D11E}", "utf-16be"),
      ([0x61, 0, 0xE9, 0], "UTF-16", "a\u{E9}", "utf-16le"),
      ([0, 0x61, 0, 0xE9], "utf-16be", "a\u{E9}", "utf-16be"),
      ([0xFE, 0xFF, 0, 0x61], "utf-16le", "a", "utf-16be"),
      ([0xFF, 0xFE], nil, "", "utf-16le"),
      ([0xFF, 0xFE, 0x61], nil, "\u{FFFD}", "utf-16le"),
      ([0xFF, 0xFE, 0x61, 0, 0x34], nil, "a\u{FFFD}", "utf-16le"),
      ([0xFE, 0xFF, 0xD8, 0x34, 0, 0x61], nil, "\u{FFFD}a", "utf-16be"),
      ([0xFE, 0xFF, 0xDD, 0x1E, 0, 0x61], nil, "\u{FFFD}a", "utf-16be"),
      ([0xFE, 0xFF, 0xD8, 0x34], nil, "\u{FFFD}", "utf-16be"),
    ] as [([UInt8], String?, String, String)])
  func utf16(bytes: [UInt8], protocolEncoding: String?, text: String, encoding: String) {
    expectText(text, encoding, of: bytes, protocolEncoding: protocolEncoding)
  }

  @Test("removes the byte order mark, which overrides a stated encoding")
  func byteOrderMark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0xC3, 0xA9]
    expectText("a\u{E9}", "utf-8", of: bytes)
    expectText("a\u{E9}", "utf-8", of: bytes, protocolEncoding: "latin1", environment: "koi8-r")
    expectText("\u{FEFF}a", "utf-8", of: [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61])
    #expect(TokenStream("\u{FEFF}a").byteCount == 1)
    #expect(TokenStream("a\u{FEFF}").byteCount == 4)
  }

  @Test(
    "a stated encoding overrides @charset, which overrides the environment encoding",
    arguments: [
      (nil, nil, "\u{0449}", "iso-8859-5"),
      ("iso-8859-2", nil, "\u{E9}", "iso-8859-2"),
      ("kamoulox", nil, "\u{0449}", "iso-8859-5"),
      (nil, "iso-8859-2", "\u{0449}", "iso-8859-5"),
      ("utf-8", "iso-8859-2", "\u{FFFD}", "utf-8"),
    ] as [(String?, String?, String, String)])
  func precedence(protocolEncoding: String?, environment: String?, last: String, encoding: String) {
    let rule = "@charset \"ISO-8859-5\";"
    expectText(
      rule + last, encoding, of: Array(rule.utf8) + [0xE9], protocolEncoding: protocolEncoding,
      environment: environment
    )
  }

  @Test(
    "accepts @charset only in its exact form at the beginning",
    arguments: [
      "@Charset \"koi8-r\";", "@charset 'koi8-r';", "@charset  \"koi8-r\";",
      "@charset \"koi8-r\" ;",
      "@charset \"koi8-r\"", " @charset \"koi8-r\";", "@charset \"kamoulox\";", "@charset koi8-r;",
      "@charset \"koi8-r" + String(repeating: " ", count: 1024) + "\";",
    ])
  func otherForms(rule: String) {
    expectText(rule + "\u{FFFD}", "utf-8", of: Array(rule.utf8) + [0xC1])
    expectText(
      rule + "\u{E9}", "iso-8859-2", of: Array(rule.utf8) + [0xE9], environment: "iso-8859-2")
  }

  @Test("an ASCII @charset rule never selects UTF-16")
  func charsetUTF16() {
    for label in ["utf-16", "utf-16be", "UTF-16LE"] {
      let rule = "@charset \"\(label)\";"
      expectText(rule + "\u{E9}", "utf-8", of: Array(rule.utf8) + [0xC3, 0xA9])
    }
  }
}

/// Expects the decoded text of bytes, and the encoding that is used.
func expectText(
  _ text: String, _ encoding: String, of bytes: [UInt8], protocolEncoding: String? = nil,
  environment: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let stream = TokenStream(
    decoding: bytes, encoding: protocolEncoding,
    environment: environment.flatMap(SourceEncoding.init(label:))
  )
  #expect(stream.text(in: 0..<stream.byteCount) == text, sourceLocation: sourceLocation)
  #expect(stream.encoding.name == encoding, sourceLocation: sourceLocation)
}
