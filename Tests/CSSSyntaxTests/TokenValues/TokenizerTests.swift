// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("Reuse of a tokenizer")
struct TokenizerTests {
  @Test("returns the tokens of each text, shorter or longer than the previous one")
  func reuse() {
    let tokenizer = Tokenizer()
    for text in ["a { b: c }", "", "d", String(repeating: "e ", count: 10_000), "f;", "\0\r\n"] {
      let stream = TokenStream(text)
      let tokens = tokenizer.withTokens(of: text) { span in (0..<span.count).map { span[$0] } }
      #expect(tokens == (0...stream.count).map { stream[$0] })
      #expect(tokens.last?.kind == .endOfFile)
    }
  }

  @Test("rethrows errors of the body")
  func errors() {
    struct Stop: Error {}
    let tokenizer = Tokenizer()
    #expect(throws: Stop.self) { try tokenizer.withTokens(of: "a") { _ in throw Stop() } }
  }

  @Test("records in hot loops keep their size")
  func sizes() {
    #expect(MemoryLayout<Token>.size == 8)
    #expect(MemoryLayout<Token>.stride == 8)
    #expect(MemoryLayout<SyntaxNode>.size == 24)
    #expect(MemoryLayout<SyntaxNode>.stride == 24)
    #expect(MemoryLayout<Atom>.size == 4)
    #expect(MemoryLayout<TokenKind>.size == 1)
    #expect(MemoryLayout<ComponentValue>.size == 8)
  }
}
