// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSCascade

/// Tests of the sharing of custom properties among elements.
@Suite struct CustomPropertiesTests {
  @Test("an element without declarations shares its parent's custom properties")
  func shared() throws {
    let chain = ElementChain("a { --x: 1; --y: 2 } b {} c { --x: 1; --y: unset } d { --x: 3 }")
    let elements = chain.elements.map(\.resolved)
    #expect(elements[0].isIdentical(to: elements[1]))
    #expect(elements[0].isIdentical(to: elements[2]))
    #expect(!elements[0].isIdentical(to: elements[3]))
    #expect(CustomProperties().isIdentical(to: CustomProperties()))
    #expect(CustomProperties().isEmpty && !elements[0].isEmpty)
  }

  @Test("shares inherited custom properties only")
  func own() {
    let rule = "@property --o { syntax: '*'; inherits: false } "
    let chain = ElementChain(rule + "a { --x: 1 } b { --o: 2 } c {}")
    let elements = chain.elements.map(\.resolved)
    #expect(!elements[0].isIdentical(to: elements[1]))
    #expect(elements[0].isIdentical(to: elements[2]))
    #expect(elements[1].texts.count == 2 && elements[2].texts.count == 1)
  }

  @Test("adds a small scope over a large one, or replaces it")
  func layers() {
    func texts(_ range: Range<UInt32>, _ text: String?) -> [Atom: String?] {
      Dictionary(uniqueKeysWithValues: range.map { (Atom(rawValue: $0), text) })
    }
    let base = CustomPropertyLayer(texts(0..<100, "a"), on: nil)
    let small = CustomPropertyLayer(texts(0..<2, "b"), on: base)
    #expect(small.texts.count == 2 && small.below === base)
    let hiding = CustomPropertyLayer(texts(1..<2, nil), on: small)
    #expect(hiding.texts.count == 1 && hiding.below === small)
    #expect(hiding[Atom(rawValue: 0)] == "b")
    #expect(hiding[Atom(rawValue: 1)] == .some(nil))
    #expect(hiding[Atom(rawValue: 2)] == "a")
    #expect(hiding[Atom(rawValue: 100)] == .none)
    let large = CustomPropertyLayer(texts(50..<120, "c"), on: hiding)
    #expect(large.below == nil && large.texts.count == 119)
    #expect(large.all == hiding.all.merging(texts(50..<120, "c").compactMapValues { $0 }) { $1 })
  }

  @Test("finds a name in few steps at any depth")
  func depth() {
    var layer: CustomPropertyLayer?
    for number: UInt32 in 0..<4096 {
      layer = CustomPropertyLayer([Atom(rawValue: number): "\(number)"], on: layer)
    }
    var count = 0
    var next = layer
    while let here = next {
      count += 1
      next = here.below
    }
    #expect(count <= 13)
    #expect((0..<4096).allSatisfy { layer?[Atom(rawValue: $0)] == "\($0)" })
  }
}
