// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import CSSSyntax

@Suite("a text as a string of JSON")
struct JSONStringTests {
  @Test(
    "escapes quotes, backslashes and all control characters",
    arguments: [
      ("", #""""#), ("é😀", #""é😀""#), (#"a\b"c"#, #""a\\b\"c""#),
      ("\n\r\t\u{0}", #""\n\r\t\u0000""#),
      ("\u{1F}\u{7F}", #""\u001f\u007f""#), ("a\u{80}b\u{9F}", #""a\u0080b\u009f""#),
      ("\u{A0}\u{C2}", "\"\u{A0}\u{C2}\""),
    ])
  func escapes(text: String, expected: String) { #expect(jsonString(text) == expected) }

  @Test("round-trips a text of any characters")
  func roundTrip() throws {
    let scalars = (0...0x2FFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let data = Data(jsonString(text).utf8)
    #expect(try JSONDecoder().decode(String.self, from: data) == text)
  }

  @Test("knows the texts without escapes by eight bytes at a time")
  func plainTexts() {
    for count in 1...17 {
      for position in 0..<count {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: " "), count: count)
          bytes[position] = byte
          let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
          #expect(bytes.withUnsafeBufferPointer(needsNoJSONEscape) == isPlain)
        }
      }
    }
    #expect([].withUnsafeBufferPointer(needsNoJSONEscape))
  }
}
