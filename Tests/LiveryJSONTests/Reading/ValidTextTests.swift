// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

/// Texts that RFC 8259 accepts, and their values.
@Suite struct ValidTextTests {
  @Test(
    "parses numbers as the nearest Double",
    arguments: [
      ("0", 0), ("-0", -0.0), ("1", 1), ("10", 10), ("-12", -12), ("0.5", 0.5), ("-0.25", -0.25),
      ("1.0", 1), ("123.456", 123.456), ("0e1", 0), ("0e+1", 0), ("1e3", 1000), ("1E3", 1000),
      ("1e+3", 1000), ("1e-3", 0.001), ("-1.5E-2", -0.015), ("0.1e1", 1), ("20e1", 200),
      ("1e0", 1), ("9007199254740993", 9_007_199_254_740_992), ("1e400", .infinity),
      ("-1e400", -.infinity), ("1e-400", 0), ("0.30000000000000004", 0.30000000000000004),
    ] as [(String, Double)])
  func numbers(text: String, number: Double) {
    let document = JSONDocument(parsing: text)
    #expect(document.diagnostics == [])
    #expect(document.root?.number == number)
  }

  @Test(
    "resolves escapes in strings",
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#"" a  b ""#, " a  b "), (#""\"""#, "\""), (#""\\""#, "\\"),
      (#""\/""#, "/"), (#""/""#, "/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
      (#""\u0041""#, "A"), (#""\u00e9\u00E9""#, "éé"), (#""\u20AC""#, "€"), (#""\u0000""#, "\0"),
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00x""#, "😀x"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
      (#""é€😀""#, "é€😀"), ("\"\u{7F}\"", "\u{7F}"), ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
      (#""\\u0041""#, #"\u0041"#), (#""a\\""#, #"a\"#),
      (#""// no /* comment */""#, "// no /* comment */"),
      (#""{[,:]}""#, "{[,:]}"), (#""\uFFFF""#, "\u{FFFF}"), (#""e\u0301""#, "e\u{301}"),
      (#""'""#, "'"),
    ])
  func strings(text: String, string: String) {
    let document = JSONDocument(parsing: text)
    #expect(document.diagnostics == [])
    #expect(document.root?.string.map { Array($0.utf8) } == Array(string.utf8))
  }

  @Test(
    "parses the rest of the grammar without diagnostics",
    arguments: [
      "true", "false", "null", "[]", "{}", "[ ]", "{ }", " [] ", "\t\r\n[\n]\r", "[1]", "[1,2]",
      "[1 , 2]", "[[]]", "[[],[]]", "[{}]", "[null,true,false]", #"["a",1,{}]"#, #"{"a":1}"#,
      #"{ "a" : 1 }"#, #"{"a":1,"b":2}"#, #"{"a":{"b":[{"c":null}]}}"#, #"{"":0}"#, #"{"a\"b":0}"#,
      "[1,\n2\r\n,\t3]", "\u{FEFF}[]", "[-0]", #"["a" , "b"]"#, "[0,0.0]", #"{"a":[],"b":{}}"#,
      "[true]", #"[""]"#,
    ])
  func values(text: String) {
    let document = JSONDocument(parsing: text)
    #expect(document.diagnostics == [])
    #expect(document.isValid)
    #expect(document.root != nil)
  }

  @Test(
    "accepts comments and trailing commas if they are allowed",
    arguments: [
      "// a\n1", "1 // a", "1//", "/* a */ 1", "1 /**/", "/***/1", "/* // */ 1", "// /*\n1",
      "[1, // one\n 2]", "[1/* one */,2]", "[1,]", "[1, ]", #"{"a":1,}"#, #"{"a"/**/:/**/1/**/,}"#,
      "[[1,],]", "/* \u{1}€ */ []", "//\r1", "[true/**/]", "[1/*a*/]", "// a\r\n1",
    ])
  func handwritten(text: String) {
    #expect(JSONDocument(parsing: text, options: .handwritten).diagnostics == [])
    #expect(!JSONDocument(parsing: text).isValid)
  }
}
