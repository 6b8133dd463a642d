// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSSelectors

/// Tests of buckets by ancestor names, compared with matching every selector.
@Suite("Ancestor names")
struct NamesAboveTests {
  /// Selectors for every element, and for two classes, that require one of many ancestor names.
  private static var sheet: Sheet {
    var sheet = Sheet()
    for number in 0..<60 {
      sheet.parse(".p\(number) > :not(.x) ~ *")
      sheet.parse("#i\(number) > *")
      sheet.parse(".p\(number) > .p\(number + 1) > :first-child")
      sheet.parse(":is(.p\(number)) > *, * > *")
    }
    for number in 0..<600 {
      sheet.parse(".p\(number % 90) .i\(number) .b")
      sheet.parse("#i\(number) .b ~ .c, .c:last-child")
    }
    return sheet
  }

  /// Returns a random tree of elements with a few of the names.
  private static func tree(_ sheet: Sheet, seed: UInt64, count: Int) -> StyleTree {
    var generator = SeededGenerator(seed: seed)
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    var tree = StyleTree()
    // The last element at each depth: an element is a child of one of them.
    var path: [Int] = []
    for _ in 0..<count {
      let names = ["p", "p", "i"].map { "\($0)\(number(90))" } + ["b", "c", "x"]
      let classes = names.filter { _ in number(3) == 0 }.compactMap(sheet.names.find)
      let id = number(2) == 0 ? sheet.names.find("i\(number(90))") : nil
      let depth = path.isEmpty ? 0 : 1 + number(path.count)
      let previous = depth < path.count ? path[depth] : nil
      path.removeSubrange(min(depth, path.count)...)
      path.append(
        tree.append(
          ElementFacts(id: id, classes: classes), parent: path.last, previousSibling: previous))
    }
    tree.finish(structure: true)
    return tree
  }

  @Test(
    "finds exactly the selectors that match", .tier(.standard),
    arguments: [1, 2, 3] as [UInt64], [true, false])
  func random(seed: UInt64, usesFilter: Bool) {
    let sheet = Self.sheet
    let index = sheet.index
    #expect(index.ancestorNames.keys.count > 100)
    let tree = Self.tree(sheet, seed: seed, count: 60)
    var found = 0
    for element in tree.elements.indices {
      let expected = sheet.table.selectors.indices.filter {
        sheet.table.matches($0, element, in: tree)
      }
      #expect(sheet.search(index, element, tree, usesFilter: usesFilter).selectors == expected)
      let positionDependent = expected.filter { sheet.table.dependsOnTreePosition($0) }
      let subset = sheet.search(
        index, element, tree, onlyPositionDependent: true, usesFilter: usesFilter)
      #expect(subset.selectors == positionDependent)
      found += expected.count
    }
    #expect(found > 200)
  }

  @Test("matches an element with very many ancestor names", .tier(.standard))
  func manyNames() {
    let sheet = Self.sheet
    var tree = StyleTree()
    var parent: Int?
    for number in 0..<300 {
      let classes = ["i\(number)", "p\(number % 90)"].compactMap(sheet.names.find)
      parent = tree.append(ElementFacts(classes: classes), parent: parent)
    }
    let classes = [sheet.names.find("b")].compactMap(\.self)
    let element = tree.append(ElementFacts(classes: classes), parent: parent)
    tree.finish(structure: true)
    let expected = sheet.table.selectors.indices.filter {
      sheet.table.matches($0, element, in: tree)
    }
    #expect(expected.count > 100)
    #expect(sheet.search(sheet.index, element, tree).selectors == expected)
  }
}
