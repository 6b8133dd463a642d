// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests with the suite css-tokenizer-tests: small style sheets with their tokens.
@Suite("css-tokenizer-tests")
struct TokenizerSuiteTests {
  @Test("the suite has the cases that its page lists", .needsCorpora)
  func suiteIsComplete() {
    #expect(SuiteCase.all.count == 173)
  }

  @Test("returns the tokens of the suite", .needsCorpora, arguments: SuiteCase.all)
  func tokens(suiteCase: SuiteCase) throws {
    let path = "\(SuiteCase.suite)/\(suiteCase.name)"
    let source = try Corpora.data("\(path)/source.css")
    let expected = try JSONDecoder().decode(
      [SuiteToken].self, from: Corpora.data("\(path)/tokens.json"))
    #expect(SuiteToken.tokens(of: TokenStream(decoding: source)) == expected)
  }
}

/// A case, named by its folder.
struct SuiteCase: CustomTestStringConvertible, Sendable {
  static let suite = "css-tokenizer-tests"

  let name: String
  var testDescription: String { name }

  static let all: [SuiteCase] = Corpora.files(in: suite, endings: ["css"]).map {
    SuiteCase(name: $0.deletingLastPathComponent().pathComponents.suffix(2).joined(separator: "/"))
  }
}
