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
}
