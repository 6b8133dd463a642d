// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("the examples of the documentation")
struct DocumentationTests {
  @Test("every line of code in an article or a comment is in this file")
  func documentedExamples() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = try DocumentedCode.lines(of: "CSSSyntax")
    #expect(lines.count > 30)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the landing page")
  func landingPage() {
    var printed = ""
    func print(_ items: String...) { printed += items.joined(separator: " ") + "\n" }

    let sheet = """
      .toolbar {
        height: 44px;
        color teal;
        .button { color: white !important }
      }
      """
    let tree = SyntaxTree(parsing: sheet, name: "theme.css")

    for case .qualifiedRule(let rule) in tree.rules {
      for case .declaration(let declaration) in rule.contents {
        print(declaration.name, "is", tree.stream.text(of: declaration.value))
      }
    }

    let printer = DiagnosticPrinter(tree.stream)
    for diagnostic in tree.diagnostics {
      print(printer.text(of: diagnostic))
    }

    #expect(
      printed == """
        height is 44px
        theme.css:3:3: error: expected ':' after 'color' [missing-colon]
          color teal;
          ^~~~~

        """)
  }

  @Test("a percent-encoded path")
  func path() {
    #expect("themes/my theme.css".percentEncodedPath == "themes/my%20theme.css")
  }

  @Test("tokens")
  func tokens() {
    let stream = TokenStream("a { color: red }", name: "theme.css")
    #expect(stream.count == 10)
    #expect(stream[0].kind == .ident)
    #expect(stream.text(of: 0) == "a")
    #expect(TokenStream(#"\72 ed"#).value(of: 0) == "red")
    #expect(TokenStream(#"url( a\(b ) "#).value(of: 0) == "a(b")

    let tokenizer = Tokenizer()
    let names = tokenizer.withTokens(of: "a { color: red }") { tokens in
      (0..<tokens.count).count { tokens[$0].kind == .ident }
    }
    #expect(names == 3)
  }

  @Test("a cursor")
  func cursor() {
    var cursor = TokenCursor(TokenStream("rgb(1 2 3) solid"))
    var positions: [Int?] = []
    positions.append(cursor.next())
    let isRead = cursor.contents {
      $0.skipToEnd(); return true
    }
    positions.append(cursor.next())
    #expect(isRead == true)
    #expect(positions == [0, 8])
  }

  @Test("a range of code points")
  func unicodeRange() {
    var cursor = TokenCursor(TokenStream("U+4??"))
    #expect(UnicodeRange(parsing: &cursor)?.codePoints == 0x400...0x4FF)
  }

  @Test("a tree")
  func tree() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let tree = SyntaxTree(parsing: "a { color: red } b { }")
    for case .qualifiedRule(let rule) in tree.rules {
      print(tree.stream.text(of: rule.prelude))
    }
    #expect(printed == ["a", "b"])
  }

  @Test("an edited tree")
  func editedTree() {
    let tree = SyntaxTree(parsing: "a { color: red }")
    let edit = TextEdit(range: 11..<14, replacement: "blue")
    #expect(tree.applying(edit).text == "a { color: blue }")
  }

  @Test("component values")
  func componentValues() {
    let stream = TokenStream("rgb(1 2 3) solid")
    let (values, _) = ComponentValue.list(in: stream)
    #expect(values.count == 3)
  }

  @Test("formulas")
  func formulas() {
    var formula = TokenCursor(TokenStream("-2N + 3"))
    #expect(AnPlusB(parsing: &formula)?.step == -2)
    #expect(AnPlusB(step: 2, offset: 1).description == "2n+1")
  }

  @Test("names, lines and encodings")
  func others() {
    var names = AtomTable()
    #expect(names.intern("toolbar") == names.intern("toolbar"))
    #expect(names.find("button") == nil)

    let lines = LineIndex(TokenStream("a {\n  color: red }"))
    #expect(lines.location(of: 6).line == 2)
    #expect(lines.location(of: 6).column == 3)

    let text = SourceText("{\n  \"type\": toolbar\n}", name: "tree.json")
    #expect(LineIndex(text).location(of: 12).line == 2)
    #expect(LineIndex(text).location(of: 12).column == 11)

    #expect(SourceEncoding(label: " Latin1 ")?.name == "windows-1252")
    #expect(SourceEncoding(label: "kamoulox") == nil)
  }

  @Test("bases of relative URLs")
  func bases() {
    let base = URLBase(sheet: "themes/app.css", name: "themes/icons/icons.css")
    #expect(base.name == "themes/icons/icons.css")
    #expect(base.sheet == "themes/app.css")
  }

  @Test("package-level members")
  func packageFunctions() {
    #expect(closest(to: "colour", in: ["color", "column"]) == "color")
    #expect(stringText(#"say "hi""#) == #""say \"hi\"""#)
    #expect(jsonString(#"say "hi""#) == #""say \"hi\"""#)
    #expect(identifierText("md:w-1/2") == #"md\:w-1\/2"#)
    #expect(identifierText("1up") == #"\31 up"#)
  }

  @Test("a diagnostic")
  func diagnostic() {
    let kind = Diagnostic.Kind("unknown-property", .warning) {
      "unknown property '\($0.found)'; did you mean '\($0.suggestion ?? "")'?"
    }
    let diagnostic = Diagnostic(
      kind, range: 0..<6, facts: [.found("colour"), .suggestion("color")])
    #expect(diagnostic.kind.id == "unknown-property")
    #expect(diagnostic.message == "unknown property 'colour'; did you mean 'color'?")
  }
}
