// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of the scanner against a transcription of the specification that shares no code with it.
@Suite("The scanner compared with the algorithm of the specification")
struct ReferenceTests {
  /// The number of texts for each seed; `LIVERY_RANDOM_TEXTS` sets a larger one.
  static let textsPerSeed =
    ProcessInfo.processInfo.environment["LIVERY_RANDOM_TEXTS"].flatMap(Int.init).map { $0 / 20 }
    ?? 1000

  @Test("agree on random sequences of difficult tokens", arguments: 1...20 as ClosedRange<UInt64>)
  func randomPieces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.textsPerSeed {
      expectReferenceTokens(of: RandomText.pieces(using: &generator))
    }
  }

  @Test("agree on a randomly mutated style sheet", arguments: 1...10 as ClosedRange<UInt64>)
  func mutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.textsPerSeed / 10 {
      expectReferenceTokens(of: RandomText.mutation(of: Self.sheet, using: &generator))
    }
  }

  @Test("agree on mutated parts of real style sheets", .needsCorpora, arguments: Corpora.sheets)
  func mutatedSheets(file: URL) throws {
    let sheet = String(decoding: try Data(contentsOf: file).prefix(40_000), as: UTF8.self)
    var generator = SeededGenerator(seed: UInt64(sheet.utf8.count))
    for _ in 0..<50 {
      let slice = RandomText.slice(of: sheet, using: &generator)
      expectReferenceTokens(of: RandomText.mutation(of: slice, using: &generator))
    }
  }

  @Test("agree on every prefix of a style sheet")
  func prefixes() {
    for length in 0...Self.sheet.unicodeScalars.count {
      expectReferenceTokens(of: String(Self.sheet.unicodeScalars.prefix(length)))
    }
  }

  @Test(
    "agree on every code point of the first two planes, alone and in a name",
    arguments: TestTier.part(of: 0..<32))
  func codePoints(slice: UInt32) {
    for value in slice * 0x1000..<(slice + 1) * 0x1000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b \(scalar) \\\(scalar) 1\(scalar)"
      let found = TokenStream(text)
      let expected = ReferenceTokenizer.tokens(of: text)
      if (0..<found.count).map({ ReferenceToken(found, $0) }) != expected {
        Issue.record(
          "the tokens of \(text.debugDescription), U+\(String(value, radix: 16)), differ")
      }
    }
  }

  /// A style sheet with all kinds of tokens.
  private static let sheet = """
    @charset "utf-8";\r\n<!-- /* a **/ @media (width >= 40.5em) and screen { -->
    #main > .été:not([href^='http:\\'']), --x\\:y { color: #0aF;
    margin: -1.5e+3px +.5% 10e-2em 0 !important }
    .a\\31 2::before { content: "a\\
    b\\"c\\201C"; background: url( 'x.png' ), URL(data:image/png;base64,iVBO\\)Rw==), url(  a b ) }
    :root { --β-2: { [1, 2] U+26 }; --e: 1e3e-2 1e- 5--x calc(1px+2px) "broken
    ; } a\u{A7}b 😀\u{0} \\
    """
}
