// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@testable import CSSValues

/// Tests that the accepted terms are complete: each token of a valid value is among the terms after
/// the tokens before it.
struct AcceptedTermsCompletenessTests {
  /// The steps that a search took for the values of a test.
  private struct Work {
    var searches = 0
    var steps = 0
    var maximum = 0
  }

  /// Checks the positions of a value of a property.
  private func check(_ text: String, of property: Property, _ work: inout Work) {
    let stream = TokenStream(text)
    let tokens = stream.indices.filter { !stream[$0].kind.isTrivia }
    guard tokens.count < 60 else { return }
    for token in tokens + [stream.count] {
      let terms = property.acceptedTerms(in: stream, 0..<token)
      work.searches += 1
      work.steps += terms.steps
      work.maximum = max(work.maximum, terms.steps)
      let isAccepted = token == stream.count ? terms.mayEnd : terms.accepts(token, in: stream)
      #expect(isAccepted, "\(property.name): \(text), token \(token): \(terms.terms)")
      #expect(terms.basis == .value && terms.isComplete, "\(property.name): \(text), \(token)")
      guard isAccepted else { return }
    }
  }

  @Test("the initial value of a property and all values of its grammar", .tier(.standard))
  func generated() throws {
    var work = Work()
    for property in Property.allCases where property != .all {
      var texts = property.isShorthand ? [] : [property.definition.initial]
      let syntax = try ValueSyntax(parsing: property.definition.syntax)
      let seed = property.name.utf8.reduce(11) { $0 &* 31 &+ Int($1) }
      var generator = ValueGenerator(seed: seed, lookup: Property.syntax(ofReference:))
      for _ in 0..<TestTier.part(of: 64) { texts.append(generator.text(of: syntax)) }
      for text in texts where property.matches(TokenStream(text)) {
        check(text, of: property, &work)
      }
    }
    #expect(work.searches > 10_000)
    #expect(work.steps < work.searches * 200)
    #expect(work.maximum < 10_000)
  }

  @Test("the values of style sheets in use", .tier(.standard), .needsCorpora)
  func sheets() throws {
    var work = Work()
    var texts: [Property: Set<String>] = [:]
    for file in Corpora.sheets {
      let tree = SyntaxTree(parsing: String(decoding: try Data(contentsOf: file), as: UTF8.self))
      for index in tree.nodes.indices {
        guard case .declaration(let declaration) = Syntax(tree, index),
          let property = Property(name: declaration.name),
          property.matches(tree.stream, in: declaration.value),
          CSSWideKeyword(tree.stream, in: declaration.value) == nil
        else { continue }
        let text = tree.stream.text(of: declaration.value)
        guard texts[property, default: []].insert(text).inserted else { continue }
        if texts[property, default: []].count <= TestTier.part(of: 160) {
          check(text, of: property, &work)
        }
      }
    }
    #expect(work.searches > 2_000)
    #expect(work.steps < work.searches * 200)
    #expect(work.maximum < 10_000)
  }

  @Test("random tokens take a limited number of steps", .tier(.standard))
  func random() {
    var source = SeededSource(seed: 5)
    let pieces = [
      "0", "1.5", "2px", "50%", "90deg", "1fr", "red", "none", "auto", "zzz", "--x", "'s'",
      "url(x)",
      "#fff", ",", "/", "(", ")", "f(", "--f(", "[", "]", "{", "calc(", "rgb(", "var(", "var(--x,",
      "linear-gradient(", "repeat(", "+", "*", "!", ";", ":", "image-set(", "shape(", "part(a,",
    ]
    let properties = Property.allCases
    for round in 0..<TestTier.part(of: 12_000) {
      let property = properties[round % properties.count]
      let count = Int.random(in: 1...12, using: &source)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: pieces.indices, using: &source)]
      }.joined(separator: " ")
      let stream = TokenStream(text)
      let terms = property.acceptedTerms(in: stream, 0..<stream.count)
      #expect(terms.steps < 200_000 + 2_000 * stream.count, "\(property.name): \(text)")
      #expect(terms.isComplete, "\(property.name): \(text)")
    }
  }

  @Test(
    "long and deep values take a limited number of steps", .tier(.standard),
    arguments: [
      ("width", String(repeating: "calc(", count: 2_000)),
      ("width", String(repeating: "min(1px, ", count: 500)),
      ("color", String(repeating: "color-mix(in srgb, red, ", count: 400)),
      ("background", String(repeating: "url(x) left top, ", count: 2_000)),
      ("background-image", String(repeating: "linear-gradient(", count: 2_000)),
      ("border", String(repeating: "var(--x, ", count: 5_000)),
      ("grid-template", String(repeating: "[a] 1fr ", count: 2_000)),
      ("-livery-pipeline", String(repeating: "part(a, ", count: 1_000)),
      ("font-family", String(repeating: "a ", count: 10_000)),
      ("transition", String(repeating: "none 1s, ", count: 2_000)),
      ("animation", String(repeating: "none ", count: 500)),
      ("content", String(repeating: "( ", count: 20_000)),
    ])
  func long(name: String, text: String) throws {
    let property = try #require(Property(name: name))
    let stream = TokenStream(text)
    let terms = property.acceptedTerms(in: stream, 0..<stream.count)
    #expect(terms.steps <= 4_000_000 + 60_000)
    #expect(!terms.terms.isEmpty || terms.mayEnd || !terms.isComplete)
  }
}
