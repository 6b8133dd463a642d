// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

/// Texts that RFC 8259 rejects: the diagnostics and their ranges.
@Suite struct InvalidTextTests {
  @Test(
    "reports an unexpected token at its position",
    arguments: [
      "⟦⟧", " ⟦⟧", "⟦,⟧", "⟦]⟧", "⟦}⟧", "⟦:⟧", "⟦body⟧ { color: red }", "⟦True⟧", "⟦nul⟧", "⟦NaN⟧",
      "⟦#⟧",
      "1 ⟦2⟧", "[] ⟦]⟧", "{} ⟦,⟧", "[1 ⟦2⟧]", "[1 ⟦true⟧]", "[1⟦:⟧ 2]", "[⟦,⟧1]", "[1,⟦,⟧2]",
      "[⟦,⟧]",
      "[1⟦}⟧]", "{⟦]⟧}", #"{"a"⟦}⟧"#, #"{"a"⟦,⟧ "b": 1}"#, #"{"a":⟦}⟧"#,
      #"{"a":⟦,⟧"b":1}"#,
      #"{"a" ⟦1⟧}"#, #"{"a"⟦=⟧1}"#, #"{"a":1⟦;⟧"b":2}"#, #"{"a":1 ⟦"b"⟧:2}"#, #"{⟦:⟧1}"#, #"{⟦,⟧}"#,
      #"{⟦{⟧}}"#, #"{⟦[⟧], "a": 1}"#, #"{"a":1⟦:⟧2}"#, #"{"a":"b"⟦:⟧"c"}"#, "[⟦tru⟧]", "[⟦nil⟧]",
      "[1 ⟦px⟧]", "[⟦:⟧1]", "[1 ⟦/⟧ 2]", "[⟦é⟧]", "[⟦\u{A0}⟧]",
      "[⟦undefined⟧]", #"["a" ⟦"b"⟧ "c"]"#, "[⟦truefalse⟧]",
    ])
  func misplaced(text: String) {
    expectDiagnostics(["invalid-json"], at: MarkedSource(text), diagnose)
  }

  @Test(
    "rejects number syntax of other languages",
    arguments: [
      "⟦01⟧", "⟦-01⟧", "⟦+1⟧", "⟦.5⟧", "⟦-.5⟧", "⟦1.⟧", "⟦1.e3⟧", "⟦1e⟧", "⟦1e+⟧", "⟦0x10⟧",
      "⟦1_000⟧", "⟦-⟧",
      "⟦--1⟧", "⟦-Infinity⟧", "⟦1.2.3⟧", "⟦1a⟧", "[⟦12px⟧, 3]", "⟦00⟧", "⟦1e1.5⟧", "⟦-a⟧", "⟦+⟧",
    ])
  func numbers(text: String) {
    expectDiagnostics(["invalid-json-number"], at: MarkedSource(text), diagnose)
  }

  @Test(
    "strings",
    arguments: [
      (#"["a⟦\x⟧41"]"#, ["invalid-json-escape"]), (#""⟦\'⟧""#, ["invalid-json-escape"]),
      (#""⟦\u⟧12""#, ["invalid-json-escape"]), (#""⟦\u⟧{41}""#, ["invalid-json-escape"]),
      (#""⟦\é⟧""#, ["invalid-json-escape"]), (#""⟦\u⟧00G0""#, ["invalid-json-escape"]),
      (#""⟦\ud83d⟧""#, ["lone-surrogate"]), (#""⟦\ude00⟧""#, ["lone-surrogate"]),
      (#""⟦\ud83d⟧\n""#, ["lone-surrogate"]), (#""⟦\ud83d⟧\ud83d\ude00""#, ["lone-surrogate"]),
      ("\"a⟦\t⟧b\"", ["json-control-character"]), ("\"⟦\0⟧\"", ["json-control-character"]),
      ("[⟦\"a⟧\n]", ["json-newline-in-string"]), ("[⟦\"a\\⟧\n]", ["json-newline-in-string"]),
      ("⟦\"a⟧", ["unclosed-json"]), (#"⟦"a\⟧"#, ["unclosed-json"]), (#"⟦"a\"⟧"#, ["unclosed-json"]),
      (#"[⟦'a "b" c'⟧]"#, ["json-single-quotes"]), (#"{⟦'a'⟧: 1}"#, ["json-single-quotes"]),
    ] as [(MarkedSource, [String])])
  func strings(source: MarkedSource, ids: [String]) {
    expectDiagnostics(ids, at: source, diagnose)
  }

  @Test(
    "names, commas, comments and brackets",
    arguments: [
      ("{⟦a⟧: 1}", ["json-unquoted-name"]), ("{⟦1⟧: 1}", ["json-unquoted-name"]),
      ("{⟦a⟧: 1, ⟦b⟧: 2}", ["json-unquoted-name", "json-unquoted-name"]),
      ("{⟦a⟧ = 1}", ["json-unquoted-name"]),
      ("[1⟦,⟧]", ["json-trailing-comma"]), (#"{"a":1⟦,⟧ }"#, ["json-trailing-comma"]),
      ("⟦// a⟧\n1", ["json-comment"]), ("[⟦/* a */⟧]", ["json-comment"]),
      ("⟦[⟧", ["unclosed-json"]), ("⟦{⟧", ["unclosed-json"]), ("⟦[⟧1,", ["unclosed-json"]),
      (#"⟦{⟧"a""#, ["unclosed-json"]), (#"⟦{⟧"a":"#, ["unclosed-json"]),
      ("⟦[⟧[1], ⟦{⟧", ["unclosed-json", "unclosed-json"]),
      (#"{"a":1,⟦"a"⟧:2,⟦"\u0061"⟧:3}"#, ["duplicate-name", "duplicate-name"]),
      (#"[{"a":1},{"a":1,"b":{"a":1,"b":2}}]"#, []),
      (#"{"a":{"a":1,⟦"a"⟧:2},⟦"a"⟧:3}"#, ["duplicate-name", "duplicate-name"]),
      (#"{"é":1,⟦"\u00e9"⟧:3}"#, ["duplicate-name"]), (#"{"é":1,"e\u0301":3}"#, []),
    ] as [(MarkedSource, [String])])
  func structure(source: MarkedSource, ids: [String]) {
    expectDiagnostics(ids, at: source, diagnose)
  }

  @Test("reports an unclosed comment at its start")
  func unclosedComment() {
    expectDiagnostics(["unclosed-json"], at: "[1] ⟦/*⟧ a") {
      JSONDocument(parsing: $0.sourceText, options: .handwritten).diagnostics
    }
  }

  @Test(
    "the message names the found text and the accepted forms",
    arguments: [
      ("", "expected a value, found the end of the text"),
      ("[1,,2]", "expected a value, found ','"),
      ("[1 2]", "expected ',' or ']', found '2'"),
      (#"{"a" 1}"#, "expected ':', found '1'"),
      (#"{"a"}"#, "expected ':' and a value, found '}'"),
      ("[1}]", "expected ']', found '}'"),
      ("[] 1", "expected the end of the text, found '1'"),
      ("[True]", "expected a value, found 'True'; did you mean 'true'?"),
      ("[flase]", "expected a value, found 'flase'; did you mean 'false'?"),
      ("[None]", "expected a value, found 'None'; did you mean 'null'?"),
      ("[button]", #"expected a value, found 'button'; did you mean '"button"'?"#),
      ("{a: 1}", #"a name must be in double quotes; expected '"a"', found 'a'"#),
      ("{: 1}", "expected a name in double quotes, found ':'"),
      ("['a']", "a string must be in double quotes, found 'a'"),
      ("[01]", "invalid number '01': expected no zero before other digits"),
      ("[.5]", "invalid number '.5': expected a digit before '.'"),
      ("[1px]", "invalid number '1px': expected a decimal number such as -12.5 or 1e3"),
      (
        #"["\x"]"#,
        #"expected an escape such as '\n', '\"' or '\u0041', found '\x'; a backslash itself is '\\'"#
      ),
      ("\"\t\"", #"a control character in a string must be escaped; expected '\t'"#),
      (
        "\"\u{1}\"",
        #"a control character in a string must be escaped; expected '\u0001'"#
      ),
      ("[1,]", "a comma is not allowed before ']'"),
      ("[", "this '[' is never closed"),
      ("\"a", "this string is never closed"),
      (
        #"{"a":1,"a":2}"#,
        "the name 'a' occurs in this object more than once; the last one wins"
      ),
    ])
  func sentences(text: String, message: String) {
    #expect(JSONDocument(parsing: text).diagnostics.map(\.message).first == message)
  }

  @Test("a fix-it corrects the text")
  func fixIts() throws {
    for (text, fixed) in [
      ("{a: 1}", #"{"a": 1}"#), ("[1,]", "[1]"), ("[True]", "[true]"), ("[x]", #"["x"]"#),
      ("[\"\t\"]", #"["\t"]"#),
    ] {
      let document = JSONDocument(parsing: text)
      var bytes = Array(text.utf8)
      for fixIt in try #require(document.diagnostics.first).fixIts.reversed() {
        bytes.replaceSubrange(fixIt.range, with: Array(fixIt.replacement.utf8))
      }
      #expect(String(decoding: bytes, as: UTF8.self) == fixed)
      #expect(JSONDocument(parsing: fixed).isValid)
    }
  }

  private func diagnose(_ stream: TokenStream) -> [Diagnostic] {
    JSONDocument(parsing: stream.sourceText).diagnostics
  }
}
