// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@Suite("the examples of the documentation") struct DocumentationTests {
  @Test("every line of code in an article or a comment is in this file")
  func completeness() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = try DocumentedCode.lines(of: "LiveryJSON")
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the landing page shows the printed output")
  func landingPage() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }

    let text = """
      {
        "type": "toolbar",
        "classes": ["dark" "wide"],
        "width": 0320
      }
      """
    let document = JSONDocument(parsing: text, name: "tree.json")
    let root = document.root
    print(root?["type"]?.string ?? "nothing")

    let printer = DiagnosticPrinter(document.source)
    for diagnostic in document.diagnostics {
      print(printer.text(of: diagnostic))
    }

    #expect(
      printed.joined(separator: "\n") == """
        toolbar
        tree.json:3:22: error: expected ',' or ']', found '"wide"' [invalid-json]
          "classes": ["dark" "wide"],
                             ^~~~~~
        tree.json:4:12: error: invalid number '0320': expected no zero before other digits [invalid-json-number]
          "width": 0320
                   ^~~~
        """)
  }

  @Test("the paths of references")
  func paths() {
    let source = SourceText(##"{"colors": {"ink": "#000"}}"##)
    #expect(JSONStyleSheet.paths(in: source).map(\.text) == ["colors", "colors.ink"])
    #expect(JSONStyleSheet.paths(in: source).map(\.value) == [nil, "#000"])
  }

  @Test("documents and values")
  func documents() {
    let document = JSONDocument(parsing: #"{"type": "toolbar", "width": 320}"#)
    #expect(document.root?["type"]?.string == "toolbar")
    #expect(document.root?["width"]?.range == 29..<32)

    let value = JSONDocument(parsing: "[1, true]").root
    #expect(value?.elements?.map(\.number) == [1, nil])
    #expect(value?.string == nil)
  }

  @Test("style sheets")
  func styleSheets() {
    let sheet = JSONStyleSheet(SourceText(##"{"cursor": {"color": "#0f0d0a", "showTime": 0.2}}"##))
    #expect(sheet.css == "cursor {\n  color: #0f0d0a;\n  --show-time: 0.2;\n}\n")
  }

  @Test("files of a theme")
  func files() throws {
    #expect(throws: SourceError.notFound("themes/base.css")) {
      let sheet = CSSStyleSheet([
        try StyleSource(contentsOfThemeFile: "themes/base.css"),
        try StyleSource(contentsOfThemeFile: "themes/caret.json"),
      ])
      _ = sheet
    }
  }

  @Test("lost forms")
  func lostForms() {
    let sheet = JSONStyleSheet(SourceText(#"{"a": {"width": "10px"}}"#))
    #expect(
      JSONConversion.lostForms(of: sheet.tree).map(\.message)
        == [#"'width' changes in the conversion back from CSS; it becomes "width": 10"#])
  }

  @Test("conversions")
  func conversions() {
    let tree = SyntaxTree(parsing: "editor toolbar { border-radius: 3px }")
    #expect(
      JSONConversion(tree).text == """
        {
          "editor": {
            "toolbar": {
              "borderRadius": 3
            }
          }
        }

        """)
  }
}
