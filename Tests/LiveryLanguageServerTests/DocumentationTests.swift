// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

@testable import LiveryLanguageServer

/// Tests of the examples in the documentation, with the results that it shows.
@Suite("The documentation of the language server")
struct DocumentationTests {
  @Test("every line of code in the documentation is in this file")
  func isComplete() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = try DocumentedCode.lines(of: "LiveryLanguageServer")
    #expect(lines.count > 5)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the examples of the server")
  func servers() {
    // A server ends at once if its input has ended, with the code of a lost connection.
    func exit(_ code: Int32) { #expect(code == 1) }
    struct LanguageServer {
      var logPath: String?
      func run(input: Int32? = nil, output: Int32? = nil) -> Int32 {
        let pipes = (Pipe(), Pipe())
        try? pipes.0.fileHandleForWriting.close()
        return LiveryLanguageServer.LanguageServer().run(
          input: pipes.0.fileHandleForReading.fileDescriptor,
          output: pipes.1.fileHandleForWriting.fileDescriptor)
      }
    }
    exit(LanguageServer().run())
    let server = LanguageServer(logPath: "server.log")
    exit(server.run(input: 0, output: 1))
  }

  @Test("the examples of documents and names")
  func names() {
    #expect(DocumentURI("file:///themes/my%20theme.css").path == "/themes/my theme.css")
    #expect(DocumentURI(path: "/themes/my theme.css").text == "file:///themes/my%20theme.css")
    let index = NameIndex(SyntaxTree(parsing: ".a { color: var(--b) }"))
    #expect(index.occurrences.map(\.kind) == [.class, .customProperty])
    #expect(SelectorAlternatives("a :is(b, .c)").texts == ["a b", "a .c"])
  }

  @Test("the examples of completion and signatures")
  func completion() {
    #expect(CursorWord(in: TokenStream("color: red"), at: 9).range == 7..<10)
    do {
      let context = CompletionContext(in: TokenStream("a { color: re"), at: 13)
      #expect(context.word.range == 11..<13)
      guard case .value(let position) = context.role else {
        Issue.record("not a value")
        return
      }
      #expect(position.name == "color")
      _ = context.role
    }
    do {
      let context = CompletionContext(in: TokenStream("a { color: rgb(1, "), at: 18)
      #expect(FunctionAtCursor(context)?.signature.name == "rgb")
    }
    let text = SourceText(#"{"button": {"borderStyle": "so"}}"#)
    #expect(JSONCursor(in: text, at: 30)?.property == "border-style")
  }

  @Test("the examples of hovers and pictures")
  func pictures() {
    var text = HoverText(isMarkdown: true)
    text.add("\(text.code("color")) is inherited.")
    #expect(text.content.value == "`color` is inherited.")
    #expect(Base64Text(Array("CSS!".utf8)).text == "Q1NTIQ==")
    let color =
      PictureMaker.markdown(color: CSSColor(.tomato))
    let gradient =
      PictureMaker.markdown(declarations: "background: linear-gradient(red, blue)")
    #expect((color == nil) == (gradient == nil))
    if let color {
      #expect(color.hasPrefix("![rgb(255, 99, 71)](data:image/png;base64,iVBORw0KGgo"))
    }
  }
}
