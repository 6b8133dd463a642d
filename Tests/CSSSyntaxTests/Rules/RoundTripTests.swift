// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("Lossless printing of tokens and nodes")
struct RoundTripTests {
  @Test("real style sheets", .needsCorpora, arguments: Corpora.sheets)
  func sheets(file: URL) throws {
    let data = try Data(contentsOf: file)
    let stream = TokenStream(decoding: data)
    let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
    // None of the files has a byte that is not UTF-8, so the source equals the file contents.
    #expect(stream.diagnostics == [])
    let source = Array(data.dropFirst(isMarked ? 3 : 0))
    #expect(stream.indices.flatMap { stream.text(of: $0).utf8 } == source)
    for tree in [SyntaxTree(parsing: stream), SyntaxTree(parsingBlockContents: stream)] {
      let walk = TreeWalk(tree)
      #expect(walk.faults == [])
      #expect(walk.bytes == source)
    }
  }

  @Test("random sequences of difficult tokens", arguments: 1...10 as ClosedRange<UInt64>)
  func randomPieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 { expectRoundTrip(RandomSheet.pieces(using: &generator)) }
  }

  @Test("mutated random rules", arguments: 1...10 as ClosedRange<UInt64>)
  func mutatedRules(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let sheet = RandomSheet.rules(using: &generator)
      expectRoundTrip(RandomText.mutation(of: sheet, using: &generator))
    }
  }

  @Test("mutated parts of real style sheets", .needsCorpora, arguments: Corpora.sheets)
  func mutatedSheets(file: URL) throws {
    let sheet = String(decoding: try Data(contentsOf: file).prefix(40_000), as: UTF8.self)
    var generator = SeededGenerator(seed: UInt64(sheet.utf8.count))
    for _ in 0..<50 {
      let slice = RandomText.slice(of: sheet, using: &generator)
      expectRoundTrip(RandomText.mutation(of: slice, using: &generator))
    }
  }

  @Test("random bytes after decoding", arguments: 1...10 as ClosedRange<UInt64>)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let stream = TokenStream(decoding: bytes)
      expectRoundTrip(stream.text(in: 0..<stream.byteCount), stream)
    }
  }
}

/// Expects that the tokens, and the nodes of each entry point, reproduce a text.
private func expectRoundTrip(
  _ text: String, _ stream: TokenStream? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let stream = stream ?? TokenStream(text)
  var source = Array(text.utf8)
  if source.starts(with: [0xEF, 0xBB, 0xBF]), stream.byteCount < source.count {
    source.removeFirst(3)
  }
  var tokens: [UInt8] = []
  for position in stream.indices { tokens.append(contentsOf: stream.text(of: position).utf8) }
  let trees = [
    SyntaxTree(parsing: stream), SyntaxTree(parsingBlockContents: stream),
    SyntaxTree(parsingRule: stream), SyntaxTree(parsingDeclaration: stream),
  ]
  let walks = trees.map(TreeWalk.init)
  if tokens == source, walks.allSatisfy({ $0.bytes == source && $0.faults.isEmpty }) { return }
  Issue.record(
    "\(text.debugDescription) comes back as \(walks.map { ($0.text, $0.faults) })",
    sourceLocation: sourceLocation)
}
