// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// Makes selectors and trees of so few names that many match, and many nearly.
struct RandomSelectors {
  private var generator: SeededGenerator
  private static let types = ["a", "b", "c"]
  private static let classes = ["x", "y", "z"]
  private static let pseudoClasses: [PseudoClass] = [.hover, .checked, .firstChild]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func some<Value>(_ values: [Value], _ percent: Int) -> [Value] {
    values.filter { _ in Int.random(in: 0..<100, using: &generator) < percent }
  }

  private mutating func one<Value>(_ values: [Value], else other: Value) -> Value {
    values.randomElement(using: &generator) ?? other
  }

  mutating func compound(isNested: Bool) -> ReferenceSelector.Compound {
    ReferenceSelector.Compound(
      type: happens(35) ? one(Self.types, else: "a") : nil, id: happens(3) ? "i" : nil,
      classes: some(Self.classes, 22), pseudoClasses: some(Self.pseudoClasses, 6),
      states: happens(6) ? ["hover"] : [], hasAmpersand: happens(isNested ? 25 : 2))
  }

  mutating func selector(in parents: [ReferenceSelector], longest: Int) -> ReferenceSelector {
    var compounds: [(combinator: Character?, compound: ReferenceSelector.Compound)] = []
    for index in 0..<Int.random(in: 1...longest, using: &generator) {
      let isFirst = index == 0
      let mayLead = !parents.isEmpty && happens(20)
      let combinators: [Character] = isFirst ? [">", "+", "~"] : [" ", " ", ">", "+", "~"]
      let combinator = isFirst && !mayLead ? nil : one(combinators, else: ">")
      compounds.append((combinator, compound(isNested: !parents.isEmpty)))
    }
    return ReferenceSelector(compounds: compounds, parents: parents)
  }

  /// Elements, each behind its parent and its previous sibling.
  mutating func elements(count: Int) -> [ReferenceElement] {
    var elements: [ReferenceElement] = []
    var lastChild: [ObjectIdentifier: ReferenceElement] = [:]
    for _ in 0..<count {
      // The latest elements have the most children, so that trees are deep.
      let parent = elements.suffix(4).randomElement(using: &generator)
      let previous = parent.flatMap { lastChild[ObjectIdentifier($0)] }
      let element = ReferenceElement(
        type: one(Self.types, else: "a"), id: happens(10) ? "i" : nil,
        classes: some(Self.classes, 45), pseudoClasses: some(Self.pseudoClasses, 40),
        states: happens(40) ? ["hover"] : [], parent: parent, previous: previous)
      if let parent { lastChild[ObjectIdentifier(parent)] = element }
      elements.append(element)
    }
    return elements
  }
}
