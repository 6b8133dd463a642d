// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("printed diagnostics")
struct DiagnosticPrinterTests {
  @Test("prints position, message, line and caret")
  func exactText() {
    expectPrinted(
      "a {\n  color red;\n\tb: url(c d)\n}\n}", name: "theme.css",
      """
      theme.css:2:3: error: expected ':' after 'color' [missing-colon]
        color red;
        ^~~~~
      theme.css:3:5: error: an unquoted url cannot contain spaces, quotes or parentheses; put it in \
      quotes [bad-url]
       b: url(c d)
          ^~~~~~~~
      theme.css:5:1: error: this '}' closes nothing [unmatched-brace]
      }
      ^
      """)
  }

  @Test("marks a range over several lines on its first line")
  func severalLines() {
    expectPrinted(
      "a {\r\n  + b\r\n  c;\r\n}",
      """
      <string>:2:3: error: expected a declaration or a rule, found '+ b␍␊  c' [invalid-declaration]
        + b
        ^~~
      """)
  }

  @Test("prints a caret for the end of a text, an empty line and an empty range")
  func emptyRange() {
    let stream = TokenStream("a\n\nb")
    let printer = DiagnosticPrinter(stream)
    func printed(_ range: Range<Int>) -> String {
      printer.text(of: Diagnostic(.outOfMemory, range: range))
    }
    let words = "error: there is not enough memory for the tokens of this text [out-of-memory]"
    #expect(printed(2..<2) == "<string>:2:1: \(words)\n\n^")
    #expect(printed(4..<4) == "<string>:3:2: \(words)\nb\n ^")
    #expect(printed(3..<9) == "<string>:3:1: \(words)\nb\n^")
    #expect(printed(90..<99) == "<string>:3:2: \(words)\nb\n ^")
  }

  @Test("truncates a long line around the range")
  func longLine() {
    let head = String(repeating: "é ", count: 5000)
    let tail = String(repeating: "ü", count: 5000)
    let stream = TokenStream("a { " + head + "; b " + tail + " }")
    let diagnostic = Diagnostic(.outOfMemory, range: 15_006..<25_008)
    let lines = DiagnosticPrinter(stream).text(of: diagnostic).split(separator: "\n")
    #expect(lines.first?.hasPrefix("<string>:1:10007: error: ") == true)
    let before = String(repeating: "é ", count: 26)
    let after = String(repeating: "ü", count: 59)
    #expect(lines.dropFirst().first == "…\(before); b \(after)…")
    let caret = String(repeating: " ", count: 55) + "^" + String(repeating: "~", count: 60)
    #expect(lines.last.map(String.init) == caret)
  }

  @Test("aligns the caret with characters, not bytes or code points")
  func caretBelowCharacters() {
    expectPrinted(
      "/* 日本 😀 e\u{301} */ a { é b }",
      """
      <string>:1:20: error: expected ':' after 'é' [missing-colon]
      /* 日本 😀 e\u{301} */ a { é b }
                       ^
      """)
  }

  @Test("replaces terminal control characters")
  func controlCharacters() {
    let source = "a { b\u{1B}[31m: \u{7F}\u{9B}\u{202E}\0 }"
    let stream = TokenStream(source, name: "x\u{1B}[2J.css")
    let diagnostic = Diagnostic(.missingBlock, range: 4..<5, facts: [.found("c\u{1B}]0;d\u{7}")])
    #expect(
      DiagnosticPrinter(stream).text(of: diagnostic) == """
        x␛[2J.css:1:5: error: expected '{' after 'c␛]0;d␇' [missing-block]
        a { b␛[31m: \u{FFFD}\u{FFFD}\u{FFFD}␀ }
            ^
        """)
  }

  @Test("colors the position, the severity and the caret")
  func colors() {
    let stream = TokenStream("a")
    let printer = DiagnosticPrinter(stream, usesColor: true)
    var diagnostic = Diagnostic(.missingBlock, range: 0..<1, facts: [.found("a")])
    let error = """
      \u{1B}[1m<string>:1:1:\u{1B}[0m \u{1B}[31;1merror:\u{1B}[0m \
      expected '{' after 'a' [missing-block]
      a
      \u{1B}[32;1m^\u{1B}[0m
      """
    #expect(printer.text(of: diagnostic) == error)
    diagnostic.severity = .warning
    #expect(printer.headline(of: diagnostic).contains("\u{1B}[33;1mwarning:\u{1B}[0m"))
  }

  private func expectPrinted(
    _ source: String, name: String = "<string>", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let tree = SyntaxTree(parsing: TokenStream(source, name: name))
    let printer = DiagnosticPrinter(tree.stream)
    let printed = tree.diagnostics.map(printer.text).joined(separator: "\n")
    #expect(printed == expected, sourceLocation: sourceLocation)
  }
}
