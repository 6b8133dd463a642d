import CSSSelectors
import CSSSyntax
// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of selectors and trees with few names, so that many match or nearly match.
struct RandomSelectors {
  private var generator: SeededGenerator
  private static let types = ["a", "b", "c"]
  private static let classes = ["x", "y", "z"]
  private static let pseudoClasses: [PseudoClass] = [
    .hover, .checked, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType,
    .root, .empty, .scope, .focusWithin,
  ]
  private static let languages = ["", "de", "de-CH", "en-Latn-GB", "*", "*-CH", "en-GB"]
  private static let nths = ["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"]
  /// Whether to generate functions.
  private let hasFunctions: Bool

  init(seed: UInt64, hasFunctions: Bool = true) {
    generator = SeededGenerator(seed: seed)
    self.hasFunctions = hasFunctions
  }

  /// A sheet whose name table contains all types of the elements.
  static var sheet: Sheet {
    var sheet = Sheet()
    for type in types { _ = sheet.names.intern(type) }
    return sheet
  }

  private mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func some<Value>(_ values: [Value], _ percent: Int) -> [Value] {
    values.filter { _ in Int.random(in: 0..<100, using: &generator) < percent }
  }

  private mutating func one<Value>(_ values: [Value], else other: Value) -> Value {
    values.randomElement(using: &generator) ?? other
  }
}

extension RandomSelectors {
  mutating func selector(in parents: [ReferenceSelector], longest: Int) -> ReferenceSelector {
    var selector = selector(parents, longest: longest, mayLead: !parents.isEmpty, depth: 0)
    selector.hasPseudoElement = happens(5)
    return selector
  }

  private mutating func selector(
    _ parents: [ReferenceSelector], longest: Int, mayLead: Bool, depth: Int, isInHas: Bool = false
  ) -> ReferenceSelector {
    var compounds: [ReferenceSelector.Part] = []
    for index in 0..<Int.random(in: 1...longest, using: &generator) {
      let isFirst = index == 0
      let leads = isFirst && mayLead && happens(depth > 0 ? 60 : 20)
      let combinators: [Character] = isFirst ? [">", "+", "~"] : [" ", " ", ">", "+", "~"]
      let combinator = isFirst && !leads ? nil : one(combinators, else: ">")
      compounds.append((combinator, compound(parents, depth, isInHas: isInHas)))
    }
    return ReferenceSelector(compounds: compounds, parents: parents, isArgument: depth > 0)
  }

  private mutating func compound(
    _ parents: [ReferenceSelector], _ depth: Int, isInHas: Bool
  ) -> ReferenceSelector.Compound {
    var compound = ReferenceSelector.Compound(
      type: happens(30) ? one(Self.types, else: "a") : nil, id: happens(2) ? "i" : nil,
      classes: some(Self.classes, 18), pseudoClasses: some(Self.pseudoClasses, 2),
      states: happens(4) ? ["hover"] : [], hasAmpersand: happens(parents.isEmpty ? 2 : 20))
    while hasFunctions, depth < 3, happens(depth == 0 ? 25 : 12) {
      compound.functions.append(function(parents, depth + 1, isInHas: isInHas))
    }
    return compound
  }

  private mutating func function(
    _ parents: [ReferenceSelector], _ depth: Int, isInHas: Bool
  ) -> ReferenceFunction {
    func list(_ source: inout Self, from minimum: Int, isRelative: Bool = false)
      -> [ReferenceSelector]
    {
      (0..<Int.random(in: minimum...3, using: &source.generator)).map { _ in
        source.selector(
          parents, longest: 3, mayLead: isRelative, depth: depth, isInHas: isInHas || isRelative)
      }
    }
    switch Int.random(in: 0..<(isInHas ? 8 : 11), using: &generator) {
    case 0, 1: return .any("is", list(&self, from: 0))
    case 2: return .any("where", list(&self, from: 1))
    case 3, 4: return .not(list(&self, from: 1))
    case 5, 6:
      let order = one(Self.nths, else: "nth-child")
      let isCounted = !order.contains("type") && happens(60)
      return .nth(
        order, step: Int.random(in: -3...3, using: &generator),
        offset: Int.random(in: -3...4, using: &generator), isCounted ? list(&self, from: 1) : nil)
    case 7:
      if happens(50) { return .direction(happens(50) ? .ltr : .rtl) }
      return .language(one(Self.languages, else: ""))
    default: return .has(list(&self, from: 1, isRelative: true))
    }
  }

  /// Returns the elements of a tree in document order.
  mutating func elements(count: Int) -> [ReferenceElement] {
    var elements: [ReferenceElement] = []
    while elements.count < count {
      // The parent is the last element or one of its ancestors, most often the nearest.
      var parent = elements.last
      if let last = parent, last.isPseudoElement || happens(45) { parent = last.parent }
      while let other = parent, other.parent != nil, happens(30) { parent = other.parent }
      if parent == nil { parent = elements.first }
      let element = ReferenceElement(below: parent, isPseudoElement: parent != nil && happens(6))
      element.type = one(Self.types, else: "a")
      element.supertypes = happens(10) ? ["c"] : []
      element.id = happens(10) ? "i" : nil
      element.classes = some(Self.classes, 45)
      element.pseudoClasses = some([.hover, .checked], 40) + (happens(4) ? [.focus] : [])
      element.states = happens(40) ? ["hover"] : []
      element.specifiedLanguage =
        happens(15) ? one(["de", "de-CH", "en-Latn-GB", ""], else: "") : nil
      element.specifiedDirection = happens(15) ? (happens(50) ? .ltr : .rtl) : nil
      element.hasText = happens(30)
      elements.append(element)
    }
    return elements
  }

  /// Returns a tree with more siblings or levels than the threshold at which a walk uses the cache.
  mutating func largeTree(count: Int) -> [ReferenceElement] {
    var elements = elements(count: 6)
    let isDeep = happens(50)
    var parent = elements[0]
    for _ in 0..<count {
      let element = ReferenceElement(below: parent, isPseudoElement: false)
      element.type = one(Self.types, else: "a")
      element.classes = some(Self.classes, 3)
      elements.append(element)
      if isDeep, happens(95) { parent = element }
    }
    return elements
  }
}
