// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("Source maps")
struct SourceMapTests {
  /// `a { color: red }`, generated from `{"a": {"color": "red"}}` and an included file.
  private static let stream: TokenStream = {
    let sheet = SourceText(#"{"a":"# + "\n" + #" {"color": "red"}}"#, name: "sheet.json")
    let other = SourceText("\n\n  blue", name: "other.json")
    let runs = [
      run(0..<1, 0, 2..<3, true), run(4..<9, 0, 9..<14, true), run(11..<14, 0, 18..<21, true),
      run(15..<20, 1, 4..<8, false),
    ]
    let text = "a { color: red; blues }"
    return TokenStream(
      text, name: "sheet.json",
      sourceMap: SourceMap(originals: [sheet, other], runs: runs, length: text.utf8.count))
  }()

  private static func run(
    _ generated: Range<Int>, _ originalIndex: Int, _ original: Range<Int>, _ isVerbatim: Bool
  ) -> SourceMap.Run {
    SourceMap.Run(
      generated: generated, originalIndex: originalIndex, original: original, isVerbatim: isVerbatim
    )
  }

  @Test(
    "maps a position in generated text to the original text",
    arguments: [
      (0, "sheet.json", 1, 3), (2, "sheet.json", 1, 4), (4, "sheet.json", 2, 4),
      (6, "sheet.json", 2, 6), (12, "sheet.json", 2, 14), (15, "other.json", 3, 3),
      (18, "other.json", 3, 3), (23, "other.json", 3, 3),
    ])
  func location(of offset: Int, name: String, line: Int, column: Int) {
    let location = LineIndex(Self.stream).location(of: offset)
    #expect((location.name, location.line, location.column) == (name, line, column))
  }

  @Test("maps both ends of a range to one text")
  func ends() {
    let lines = LineIndex(Self.stream)
    #expect(lines.locations(of: 4..<9).end.column == 9)
    #expect(lines.locations(of: 4..<14).end.column == 16)
    #expect(lines.locations(of: 15..<18).end.column == 7)
    // A range that begins in one text and ends in another ends at its start.
    let across = lines.locations(of: 11..<20)
    #expect(across.start == across.end)
  }

  @Test("prints diagnostics with lines of the original text")
  func printing() throws {
    let map = try #require(Self.stream.sourceMap)
    let kind = Diagnostic.Kind("odd", .warning) { _ in "this is odd" }
    let printer = DiagnosticPrinter(Self.stream)
    #expect(
      printer.text(of: Diagnostic(kind, range: 11..<14)) == """
        sheet.json:2:13: warning: this is odd [odd]
         {"color": "red"}}
                    ^~~
        """)
    #expect(
      printer.text(of: Diagnostic(kind, range: map.range(of: 4..<8, in: 1))) == """
        other.json:3:3: warning: this is odd [odd]
          blue
          ^~~~
        """)
  }

  @Test("maps an edit to the original if it has the same text")
  func edits() throws {
    let map = try #require(Self.stream.sourceMap)
    func edit(_ range: Range<Int>, _ text: String = "x") -> Range<Int>? {
      map.original(of: Diagnostic.FixIt(range: range, replacement: text, isSafe: true))?.range
    }
    #expect(edit(4..<9) == 9..<14)
    #expect(edit(5..<7) == 10..<12)
    #expect(edit(11..<14, #""red""#) == nil)
    #expect(edit(9..<10) == nil)
    #expect(edit(15..<20) == nil)
    #expect(edit(map.range(of: 3..<5, in: 0)) == 3..<5)
  }

  @Test("maps every offset even if the map is wrong")
  func hostile() {
    let stream = Self.stream
    let lines = LineIndex(stream)
    let printer = DiagnosticPrinter(stream)
    let kind = Diagnostic.Kind("odd", .warning) { _ in "this is odd" }
    for start in 0..<80 {
      for length in 0..<40 {
        let range = start..<start + length
        let ends = lines.locations(of: range)
        #expect(ends.start.offset <= ends.end.offset)
        #expect(!printer.text(of: Diagnostic(kind, range: range)).isEmpty)
      }
    }
    let empty = TokenStream(
      "", name: "a",
      sourceMap: SourceMap(originals: [SourceText("", name: "a")], runs: [], length: 0))
    #expect(LineIndex(empty).location(of: 7).line == 1)
  }
}
