// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of the parser against a transcription of the specification that shares only the tokens.
@Suite("The parser compared with the algorithms of the specification")
struct ParserReferenceTests {
  @Test(
    "agree on random sequences of difficult tokens",
    arguments: TestTier.part(of: 1...20 as ClosedRange<UInt64>))
  func randomPieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      expectReferenceSyntax(of: RandomSheet.pieces(using: &generator))
    }
  }

  @Test(
    "agree on random rules, nested and invalid",
    arguments: TestTier.part(of: 1...20 as ClosedRange<UInt64>))
  func randomRules(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      expectReferenceSyntax(of: RandomSheet.rules(using: &generator))
    }
  }

  @Test(
    "agree on mutated random rules",
    arguments: TestTier.part(of: 1...20 as ClosedRange<UInt64>))
  func mutatedRules(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let sheet = RandomSheet.rules(using: &generator)
      expectReferenceSyntax(of: RandomText.mutation(of: sheet, using: &generator))
    }
  }

  @Test("agree on real style sheets", .needsCorpora, arguments: Corpora.sheets)
  func sheets(file: URL) throws {
    // The block-contents entry point of the specification would reparse the style sheet from each
    // rule.
    let tree = SyntaxTree(parsing: TokenStream(decoding: try Data(contentsOf: file)))
    expectSameSyntax(tree, "stylesheet", sourceLocation: #_sourceLocation) { $0.parseStylesheet() }
  }

  @Test("agree on mutated parts of real style sheets", .needsCorpora, arguments: Corpora.sheets)
  func mutatedSheets(file: URL) throws {
    let sheet = String(decoding: try Data(contentsOf: file).prefix(40_000), as: UTF8.self)
    var generator = SeededGenerator(seed: UInt64(sheet.utf8.count))
    for _ in 0..<100 {
      let slice = RandomText.slice(of: sheet, using: &generator)
      expectReferenceSyntax(of: RandomText.mutation(of: slice, using: &generator))
    }
  }
}

/// Expects that the library parses a text as the reference does, from every entry point.
private func expectReferenceSyntax(
  of text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let stream = TokenStream(text)
  expectSameSyntax(
    SyntaxTree(parsing: stream), "stylesheet", sourceLocation: sourceLocation
  ) { $0.parseStylesheet() }
  expectSameSyntax(
    SyntaxTree(parsingBlockContents: stream), "block's contents", sourceLocation: sourceLocation
  ) {
    // The library keeps the text after an unmatched brace.
    $0.parseBlockContents() + $0.rest()
  }
  expectSameSyntax(
    SyntaxTree(parsingRule: stream), "rule", sourceLocation: sourceLocation
  ) { $0.parseRule().map { [$0] } ?? $0.all() }
  expectSameSyntax(
    SyntaxTree(parsingDeclaration: stream), "declaration", sourceLocation: sourceLocation
  ) {
    guard let declaration = $0.parseDeclaration() else { return $0.all() }
    return [declaration] + $0.rest()
  }
}

private func expectSameSyntax(
  _ tree: SyntaxTree, _ entry: String, sourceLocation: Testing.SourceLocation,
  as parse: (inout ReferenceParser) -> [ReferenceSyntax]
) {
  let stream = tree.stream
  var parser = ReferenceParser(stream)
  let expected = parse(&parser).map { $0.significant(in: stream) }
  let found = ReferenceSyntax.list(tree.rules).map { $0.significant(in: stream) }
  guard found != expected else { return }
  Issue.record(
    """
    \(entry) of \(stream.text(in: 0..<min(stream.byteCount, 2000)).debugDescription)
    library:   \(found)
    reference: \(expected)
    """, sourceLocation: sourceLocation)
}
