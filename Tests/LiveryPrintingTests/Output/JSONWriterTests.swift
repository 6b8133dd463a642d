// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct JSONWriterTests {
  @Test("writes members in order, without white space")
  func members() {
    let text = json { json in
      json.object { json in
        json.member("b", "x")
        json.member("a", 1)
        json.name("list")
        json.array { json in
          json.value(true)
          json.value(0.5)
          json.object { _ in }
        }
        json.member("c", false)
      }
    }
    #expect(text == #"{"b":"x","a":1,"list":[true,0.5,{}],"c":false}"#)
  }

  @Test("indents elements on separate lines, but not their contents")
  func lines() {
    let text = json { json in
      json.array(onLines: true) { json in
        json.object { $0.member("a", 1) }
        json.array { json in
          json.value(1)
          json.value(2)
        }
      }
    }
    #expect(text == "[\n  {\"a\":1},\n  [1,2]\n]")
    #expect(json { $0.array(onLines: true) { _ in } } == "[]")
  }

  @Test(
    "escapes strings for JSON, and control characters for terminals",
    arguments: [
      ("", #""""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{1}\u{1B}[31m", #""\u0000\u0001\u001b[31m""#),
      ("\u{7F}a\u{80}b\u{9F}c\u{A0}", "\"\\u007fa\\u0080b\\u009fc\u{A0}\""),
      ("é😀\u{FFFD}", "\"é😀\u{FFFD}\""), ("\"", #""\"""#),
    ])
  func strings(text: String, expected: String) throws {
    let written = json { $0.value(text) }
    #expect(written == expected)
    #expect(try fragment(written) as? String == text)
  }

  @Test(
    "writes the shortest form of numbers, and the nearest finite number for an infinite one",
    arguments: [
      (16, "16"), (-0.5, "-0.5"), (0.1, "0.1"), (1e21, "1e+21"), (1e-7, "1e-07"),
      (.infinity, "1.7976931348623157e+308"), (-.infinity, "-1.7976931348623157e+308"),
    ] as [(Double, String)])
  func numbers(number: Double, expected: String) throws {
    let written = json { $0.value(number) }
    #expect(written == expected)
    let nearest = max(-Double.greatestFiniteMagnitude, min(number, .greatestFiniteMagnitude))
    #expect(try fragment(written) as? Double == nearest)
  }

  /// Returns a document as parsed by another JSON reader.
  private func fragment(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}

/// Returns the document that `body` writes.
func json(_ body: (inout JSONWriter) -> Void) -> String { JSONWriter.text(of: body) }
