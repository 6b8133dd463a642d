// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("encodings and their labels")
struct SourceEncodingTests {
  @Test(
    "a label is known in any case and with white space around it",
    arguments: [
      ("utf-8", "utf-8"), ("UTF8", "utf-8"), (" latin1 ", "windows-1252"),
      ("\tISO-8859-1\n", "windows-1252"), ("ascii", "windows-1252"), ("latin5", "windows-1254"),
      ("gb2312", "gbk"), ("x-sjis", "shift_jis"), ("ks_c_5601-1987", "euc-kr"),
      ("unicode", "utf-16le"), ("visual", "iso-8859-8"), ("tis-620", "windows-874"),
    ])
  func label(label: String, name: String) {
    #expect(SourceEncoding(label: label)?.name == name)
  }

  @Test("rejects unknown labels", arguments: ["", " ", "utf", "utf-8x", "utf 8", "replacement"])
  func unknown(label: String) {
    #expect(SourceEncoding(label: label) == nil)
  }

  @Test(
    "bytes are decoded by the system's converter",
    arguments: [
      ("shift_jis", [0x93, 0xFA, 0x96, 0x7B], "日本"),
      ("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
      ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42, 0x61], "日本a"),
      ("gbk", [0xD6, 0xD0, 0xCE, 0xC4], "中文"),
      ("gb18030", [0xD6, 0xD0, 0xA2, 0xE3, 0x94, 0x32, 0xBE, 0x34], "中€𝄞"),
      ("big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
      ("euc-kr", [0xC7, 0xD1, 0xB1, 0xB9], "한국"),
      ("koi8-r", [0xD0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4], "привет"),
      ("koi8-u", [0xA7, 0xD6, 0xC1, 0xCB], "їжак"),
      ("windows-1251", [0xEF, 0xF0, 0xE8], "при"), ("ibm866", [0xAF, 0xE0, 0xA8], "при"),
      ("x-mac-cyrillic", [0xEF, 0xF0, 0xE8], "при"), ("macintosh", [0x8E], "é"),
      ("iso-8859-2", [0xA3, 0xD3, 0x44, 0xAC], "ŁÓDŹ"), ("iso-8859-16", [0xAA, 0xDE], "ȘȚ"),
      ("windows-1255", [0xF9, 0xEC, 0xE5, 0xED], "שלום"),
      ("windows-874", [0xE4, 0xB7, 0xC2], "ไทย"),
    ] as [(String, [UInt8], String)])
  func decoding(label: String, bytes: [UInt8], text: String) {
    expectText(text, label, of: bytes, protocolEncoding: label)
    let stream = TokenStream(decoding: bytes, encoding: label)
    #expect(stream.diagnostics == [])
  }

  @Test(
    "replaces an undefined byte by U+FFFD and continues after it",
    arguments: [
      ("iso-8859-3", [0x61, 0xA5, 0x62], "a\u{FFFD}b"),
      ("windows-1253", [0xD2, 0x61], "\u{FFFD}a"),
      ("shift_jis", [0x61, 0x93], "a\u{FFFD}"),
      ("euc-jp", [0xFF, 0xC6, 0xFC], "\u{FFFD}日"),
      ("gb18030", [0x61, 0xFF, 0x62], "a\u{FFFD}b"),
    ] as [(String, [UInt8], String)])
  func invalidBytes(label: String, bytes: [UInt8], text: String) {
    expectText(text, label, of: bytes, protocolEncoding: label)
    let stream = TokenStream(decoding: bytes, encoding: label)
    #expect(
      stream.diagnostics.map(\.message) == ["bytes that are not \(label) are read as U+FFFD"])
  }

  @Test(
    "windows encodings map undefined bytes to control characters",
    arguments: ["windows-1252", "windows-1253", "windows-1255", "windows-1258", "windows-874"])
  func windowsControls(label: String) {
    expectText("a\u{81}", label, of: [0x61, 0x81], protocolEncoding: label)
  }

  @Test("a letter and a combining accent stay two characters")
  func vietnamese() {
    let stream = TokenStream(decoding: [0x61, 0xCC, 0x61], encoding: "windows-1258")
    let text = stream.text(in: 0..<stream.byteCount)
    #expect(Array(text.unicodeScalars) == ["a", "\u{300}", "a"])
  }

  @Test("decodes a text longer than the converter's buffer completely")
  func longText() {
    let stream = TokenStream(
      decoding: (0..<100_000).map { $0.isMultiple(of: 2) ? 0x93 : 0xFA }, encoding: "shift_jis")
    #expect(stream.byteCount == 150_000)
    #expect(stream.diagnostics == [])
  }

  @Test("an ASCII text is the same in every encoding but the sixteen-bit ones")
  func everyEncoding() {
    let names =
      ["utf-8", "koi8-r", "koi8-u", "macintosh", "ibm866", "x-mac-cyrillic", "gbk", "gb18030"]
      + ["big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr", "windows-874"]
      + (1250...1258).map { "windows-\($0)" }
      + [2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].map { "iso-8859-\($0)" }
    for name in names {
      expectText("a { b: c }", name, of: Array("a { b: c }".utf8), protocolEncoding: name)
    }
  }
}
