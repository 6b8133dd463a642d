// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import StyleComparison
import TestSupport
import Testing

@testable import LiveryFormatting

/// The invariants of every formatted sheet.
@Suite struct FormattedSheetTests {
  @Test(
    "formatting real-world sheets preserves their meaning and is idempotent", .needsCorpora,
    arguments: TestTier.part(of: Corpora.sheets))
  func sheetsInUse(file: URL) throws {
    let stream = try TokenStream(contentsOfFile: file.path(percentEncoded: false))
    let before = stream.text(in: 0..<stream.byteCount)
    let after = expectSameTokens(SyntaxTree(parsing: stream))
    expectSameDeclarations(before, after)
    if file.pathExtension == "css" { expectSameStyle(before, after, limit: 40) }
  }

  @Test(
    "formatting the sheets of Livery preserves their meaning and is idempotent", .tier(.standard))
  func ownSheets() throws {
    for name in ["Resources", "Examples", "Tests/LiveryPictureTests/Fixtures/Sheets"] {
      let folder = Corpora.packageRoot.appending(path: name)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "css" {
        guard !file.path().contains("/.build/") else { continue }
        let before = try String(contentsOf: file, encoding: .utf8)
        let after = expectSameTokens(SyntaxTree(parsing: before))
        expectSameDeclarations(before, after)
        expectSameStyle(before, after, limit: 40)
      }
    }
  }

  @Test(
    "formatting css-parsing-tests preserves the meaning and is idempotent", .needsCorpora,
    .tier(.full))
  func parsingTests() throws {
    for suite in ["css-parsing-tests", "css-parsing-tests-cssparser"] {
      for file in Corpora.files(in: suite, endings: ["json"]) {
        let values = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        for case let text as String in values as? [Any] ?? [] {
          expectSameTokens(SyntaxTree(parsing: text))
          let block = "a { \(text) } b { c: \(text) }"
          expectSameDeclarations(block, expectSameTokens(SyntaxTree(parsing: block)))
        }
      }
    }
  }

  @Test("formatting random CSS preserves its meaning and is idempotent", .tier(.standard))
  func randomPieces() {
    let pieces = [
      " ", " ", "\n", "\n\n", "/**/", "/*\n*/", "a", "--", "--x", "-", "+", ".", ",", ":", ";", "{",
      "}", "(", ")", "[", "]", "1", "1px", "1e", "%", "#", "#a", "@", "@a", "@media", "@layer", "<",
      "!", "!--", "-->", "<!--", ">", "~", "=", "\\", "\\41", "'a'", "'", "\"", "url(", "url(a)",
      "f(",
      "calc(", ":is(", "/", "*", "!important", "é", "\0", "\u{C}", "\r\n", "|", "&", "a{", "b:c;",
      "grid:", "/*livery-format-ignore*/", "@charset \"x\";", "\u{FEFF}",
    ]
    var generator = SplitMix(state: 20_261_123)
    for _ in 0..<10_000 {
      let count = Int.random(in: 1...24, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let narrow = FormattingOptions(lineWidth: Int.random(in: 0...20, using: &generator))
      let after = expectSameTokens(SyntaxTree(parsing: text), narrow)
      expectSameDeclarations(text, after)
    }
  }

  @Test(
    "time and output of formatting are linear in the size of the sheet", .tier(.standard),
    arguments: TestTier.part(of: [
      "/**/", " ", "a{", "(", "a>", ":", ";", "'", "--x:", "@media{", "a{b:f(", "a{b:c,", "a,", "}",
      "/**/\n",
      "a{b:f(c,", "a{b:c}", "[", "\\41", "<!--", "@a;", "a{b:(c) ", "/* livery-format-ignore */",
    ]))
  func hostile(unit: String) {
    expectGrowth(from: 10_000) { count in
      let text = String(repeating: unit, count: count)
      let formatted = expectSameTokens(SyntaxTree(parsing: text))
      #expect(formatted.utf8.count < text.utf8.count * 40 + 100)
    }
  }

  /// Formats a sheet and compares its tokens and comments, except semicolons after declarations.
  ///
  /// Also formats the result again, which must not change it.
  @discardableResult
  private func expectSameTokens(
    _ tree: SyntaxTree, _ options: FormattingOptions = FormattingOptions(),
    location: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    let after = Formatter(tree, options: options).formattedText
    let formatted = SyntaxTree(parsing: after)
    let source = tree.stream.byteCount < 500 ? tree.text : tree.stream.name
    #expect(
      significant(tree.stream) == significant(formatted.stream), "\(source.debugDescription)",
      sourceLocation: location)
    #expect(
      tree.nodes.map(\.kind) == formatted.nodes.map(\.kind), "\(source.debugDescription)",
      sourceLocation: location)
    let again = Formatter(formatted, options: options).formattedText
    #expect(again == after, "\(source.debugDescription)", sourceLocation: location)
    return after
  }

  private func significant(_ stream: TokenStream) -> [String] {
    stream.indices.compactMap { position in
      switch stream[position].kind {
      case .whitespace, .semicolon: nil
      case .comment: stream.text(of: position)
      default: "\(stream[position].kind) \(stream.value(of: position))"
      }
    }
  }
}
