// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Matching against a plain matcher")
struct ReferenceMatchingTests {
  @Test("random selectors match the same elements as when everything is tried", arguments: 0..<8)
  func random(seed: Int) {
    var source = RandomSelectors(seed: UInt64(seed))
    var matched = 0
    for _ in 0..<400 {
      let elements = source.elements(count: 14)
      var sheet = Sheet()
      let selector = source.selector(in: [], longest: 6)
      #expect(sheet.parse(selector.text) != nil)
      matched += compare(sheet, [selector], elements)
    }
    #expect(matched > 200)
  }

  @Test("random nested rules match the same elements as when everything is tried", arguments: 0..<8)
  func nested(seed: Int) {
    var source = RandomSelectors(seed: UInt64(1000 + seed))
    var matched = 0
    for _ in 0..<200 {
      let elements = source.elements(count: 14)
      var sheet = Sheet()
      var parents: [ReferenceSelector] = []
      var list: Range<Int>?
      for _ in 0..<3 {
        let rules = (0..<2).map { _ in source.selector(in: parents, longest: 3) }
        list = sheet.parse(rules.map(\.text).joined(separator: ", "), in: list)
        parents = rules
      }
      #expect(list != nil)
      matched += compare(sheet, parents, elements)
    }
    #expect(matched > 100)
  }

  /// Compares the last selectors of a sheet with their models on every element; counts the matches.
  private func compare(
    _ sheet: Sheet, _ selectors: [ReferenceSelector], _ elements: [ReferenceElement]
  ) -> Int {
    let tree = tree(of: elements, sheet.names)
    let first = sheet.table.count - selectors.count
    var context = MatchingContext()
    var matched = 0
    for (offset, selector) in selectors.enumerated() {
      for (index, element) in elements.enumerated() {
        let expected = selector.matches(element)
        let found = sheet.table.matches(first + offset, index, in: tree)
        let remembered = sheet.table.matches(first + offset, index, in: tree, &context)
        if found != expected || remembered != expected {
          Issue.record("\(selector.text) on element \(index): \(found), not \(expected)")
        }
        matched += expected ? 1 : 0
      }
    }
    return matched
  }

  private func tree(of elements: [ReferenceElement], _ names: AtomTable) -> StyleTree {
    var tree = StyleTree()
    var indexes: [ObjectIdentifier: Int] = [:]
    for element in elements {
      indexes[ObjectIdentifier(element)] = tree.append(
        ElementFacts(
          type: names.find(element.type), id: element.id.flatMap(names.find),
          classes: element.classes.compactMap(names.find),
          pseudoClasses: PseudoClassSet(element.pseudoClasses),
          states: element.states.compactMap(names.find)),
        parent: element.parent.flatMap { indexes[ObjectIdentifier($0)] },
        previousSibling: element.previous.flatMap { indexes[ObjectIdentifier($0)] },
        isRoot: element.isRoot)
    }
    return tree
  }
}
