// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite("Token streams")
struct TokenStreamTests {
  @Test("ranges and texts of tokens and of runs")
  func ranges() {
    let stream = TokenStream("é { b }", name: "a.css")
    #expect(stream.name == "a.css")
    #expect(stream.encoding == .utf8)
    #expect(stream.map(\.start) == [0, 2, 3, 4, 5, 6, 7])
    #expect(stream.range(of: 0) == 0..<2)
    #expect(stream.range(of: stream.count) == 8..<8)
    #expect(stream.byteRange(of: 2..<5) == 3..<6)
    #expect(stream.byteRange(of: 3..<3) == 4..<4)
    #expect(stream.text(of: 2..<stream.count) == "{ b }")
    #expect(stream.text(in: 0..<1) == "\u{FFFD}")
    #expect(stream[stream.count].kind == .endOfFile)
  }

  @Test("a kind has its name in the specification and its closing token")
  func kinds() {
    #expect(Set(TokenKind.allCases.map(\.description)).count == TokenKind.allCases.count)
    #expect(TokenKind.leftBrace.description == "{-token")
    #expect(TokenKind.cdo.description == "CDO-token")
    #expect(TokenKind.badURL.description == "bad-url-token")
    let opening = TokenKind.allCases.filter(\.isOpening)
    #expect(opening == [.function, .leftBracket, .leftParenthesis, .leftBrace])
    #expect(
      opening.map(\.closing) == [.rightParenthesis, .rightBracket, .rightParenthesis, .rightBrace])
    #expect(TokenKind.allCases.filter(\.isTrivia) == [.whitespace, .comment])
  }

  @Test("traps on an invalid position before it reads other memory")
  func wrongPositions() async {
    await #expect(processExitsWith: .failure) { _ = TokenStream("a").value(of: 1) }
    await #expect(processExitsWith: .failure) { _ = TokenStream("1").number(of: -1) }
    await #expect(processExitsWith: .failure) { _ = TokenStream("1px").unit(of: 1) }
    await #expect(processExitsWith: .failure) { _ = TokenStream("").sign(of: 0) }
    await #expect(processExitsWith: .failure) { _ = TokenStream("a").text(of: -1..<1) }
    await #expect(processExitsWith: .failure) { _ = TokenStream("a")[2] }
  }
}
