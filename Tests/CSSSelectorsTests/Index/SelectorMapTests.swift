// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import TestSupport
import Testing

/// Tests of the results of an index, compared with matching every selector.
@Suite("Selector index")
struct SelectorIndexTests {
  @Test(
    "finds exactly the selectors that match, with and without the ancestor filter",
    .tier(.standard),
    arguments: TestTier.part(of: 0..<6), [true, false])
  func random(seed: Int, usesFilter: Bool) {
    var source = RandomSelectors(seed: UInt64(4000 + seed))
    var (found, positionDependent) = (0, 0)
    for _ in 0..<40 {
      let elements = source.elements(count: 14)
      var sheet = RandomSelectors.sheet
      for _ in 0..<20 { sheet.parse(source.selector(in: [], longest: 3).text) }
      let index = sheet.index
      let tree = ReferenceElement.tree(of: elements, sheet.names)
      for element in elements.indices {
        let expected = sheet.table.selectors.indices.filter {
          sheet.table.matches($0, element, in: tree)
        }
        let expectedDependent = expected.filter { sheet.table.dependsOnTreePosition($0) }
        let all = sheet.search(index, element, tree, usesFilter: usesFilter)
        #expect(all.selectors == expected)
        #expect(all.isPositionDependent == !expectedDependent.isEmpty)
        let subset = sheet.search(
          index, element, tree, onlyPositionDependent: true, usesFilter: usesFilter)
        #expect(subset.selectors == expectedDependent)
        found += expected.count
        positionDependent += expectedDependent.count
      }
    }
    #expect(found > 500 && positionDependent > 50)
  }

  @Test("passes unmatched selectors to a caller that decides, as for a position")
  func conditional() {
    let sheet = Sheet("a.x, a.y, a")
    let index = SelectorMap(
      of: [
        SelectorMap.Element(selector: 0, isConditional: true),
        SelectorMap.Element(selector: 1, isConditional: true),
        SelectorMap.Element(selector: 2),
      ], in: sheet.table, nameCount: sheet.names.count)
    var tree = StyleTree()
    let classes = [sheet.names.find("x")].compactMap(\.self)
    _ = tree.append(ElementFacts(type: sheet.names.find("a"), classes: classes), parent: nil)
    tree.finish(structure: true)
    var context = MatchingContext()
    var found: [(Int, Bool)] = []
    var isPositionDependent = false
    sheet.table.withMatcher(in: tree, &context) { matcher in
      matcher.forEachMatch(of: 0, in: index, where: Sheet.onlyContext) {
        found.append((Int(index.order[$0]), $3))
        isPositionDependent = isPositionDependent || $4
      }
    }
    #expect(found.contains { $0 == (0, true) } && found.contains { $0 == (2, false) })
    #expect(found.count == 2 && isPositionDependent)
  }

  @Test("files a selector with several classes in the bucket of the rarest one")
  func rarestClass() {
    let text = (0..<50).map { ".icon.icon-\($0)" }.joined(separator: ", ")
    let sheet = Sheet(text + ", .icon, .icon::part(x), .icon .y.icon-7")
    let index = sheet.index
    var tree = StyleTree()
    let names = ["icon", "icon-7"].compactMap(sheet.names.find)
    _ = tree.append(ElementFacts(classes: names), parent: nil)
    _ = tree.append(ElementFacts(classes: [names[0]]), parent: nil)
    tree.finish(structure: true)
    #expect(sheet.search(index, 0, tree, usesFilter: false).selectors == [7, 50])
    #expect(sheet.search(index, 1, tree, usesFilter: false).selectors == [50])
    #expect(index.entryCount(ofClass: names[0]) == 3)
  }

  @Test("does not match selectors of contexts that do not apply")
  func contexts() {
    let sheet = Sheet(".x, a, .x.y, .x, #i.x, *, .x:first-child")
    let count = 130
    let index = SelectorMap(
      of: sheet.table.selectors.indices.map {
        SelectorMap.Element(selector: UInt32($0), context: UInt32($0 == 3 ? count - 1 : $0 % 2))
      }, in: sheet.table, nameCount: sheet.names.count)
    var tree = StyleTree()
    let classes = ["x", "y"].compactMap(sheet.names.find)
    let facts = ElementFacts(
      type: sheet.names.find("a"), id: sheet.names.find("i"), classes: classes)
    _ = tree.append(facts, parent: nil)
    tree.finish(structure: true)
    func matches(in contexts: Set<Int>) -> [Int] {
      var context = MatchingContext()
      var found: [Int] = []
      let set = RuleContextSet(count: count) { contexts.contains($0) }
      sheet.table.withMatcher(in: tree, &context) { matcher in
        matcher.forEachMatch(of: 0, in: index, where: set) { entry, selector, context, _, _ in
          #expect(index.order[entry] == selector && contexts.contains(Int(context)))
          found.append(Int(selector))
        }
      }
      return found.sorted()
    }
    #expect(matches(in: []) == [])
    #expect(matches(in: [0]) == [0, 2, 4, 6])
    #expect(matches(in: [1]) == [1, 5])
    #expect(matches(in: [0, count - 1]) == [0, 2, 3, 4, 6])
    #expect(matches(in: [0, 1, count - 1]) == Array(0...6))
  }

  @Test(
    "a selector of one name matches by its bucket alone",
    arguments: [
      ("a", true), (".x", true), ("#i", true), ("*", true), ("a.x", false), ("a b", false),
      (":hover", false), ("a::before", false), ("[k]", false), (":is(a)", false),
    ])
  func keys(selector: String, isAlone: Bool) {
    #expect(Sheet(selector).table.isKeyOnly(0) == isAlone)
  }

  @Test("an index without names keeps universal selectors")
  func universal() {
    let sheet = Sheet(":root")
    var tree = StyleTree()
    _ = tree.append(ElementFacts(), parent: nil, isRoot: true)
    tree.finish(structure: true)
    #expect(sheet.names.count == 0)
    #expect(sheet.search(sheet.index, 0, tree).selectors == [0])
  }
}
