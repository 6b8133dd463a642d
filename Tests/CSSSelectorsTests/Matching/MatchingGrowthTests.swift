// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import TestSupport
import Testing

@Suite("Growth of the work of matching")
struct MatchingGrowthTests {
  private static func tree(_ count: Int, isDeep: Bool, _ names: AtomTable) -> StyleTree {
    var tree = StyleTree()
    var parent = tree.append(ElementFacts(classes: atoms(["x"], names)), parent: nil)
    var previous: Int?
    for index in 1..<count {
      let facts = ElementFacts(classes: atoms(index % 2 == 0 ? ["x"] : ["y"], names))
      let element = tree.append(facts, parent: parent, previousSibling: isDeep ? nil : previous)
      if isDeep { parent = element } else { previous = element }
    }
    tree.finish(structure: true)
    return tree
  }

  private static func atoms(_ names: [String], _ table: AtomTable) -> [Atom] {
    names.compactMap(table.find)
  }

  private func matched(_ sheet: Sheet, _ tree: StyleTree) -> Int {
    var context = MatchingContext()
    return sheet.table.withMatcher(in: tree, &context) { matcher in
      tree.elements.indices.count { matcher.matches(sheet.table.count - 1, $0) }
    }
  }

  @Test(
    "matches nested lists with combinators in time linear in the tree",
    .tier(.standard))
  func nestedLists() {
    for function in ["is", "not", "where"] {
      for combinator in [" ", " > ", " ~ ", " + "] {
        var selector = ".x"
        for _ in 0..<30 { selector = ":\(function)(\(selector)\(combinator)*, .y .z)" }
        let sheet = Sheet(selector)
        #expect(sheet.table.count == 1)
        for isDeep in [true, false] {
          expectGrowth(from: 150, "\(function)\(combinator)") { count in
            _ = matched(sheet, Self.tree(count, isDeep: isDeep, sheet.names))
          }
        }
      }
    }
  }

  @Test("matches ':has()' with functions in time linear in the tree")
  func nestedRelations() {
    for combinator in [" ", "> ", "~ ", "+ "] {
      let short = ":has(\(combinator):is(.x .y, :not(.x > :is(.y ~ .x, .x .y))))"
      for selector in [short, "\(short) \(short)", "\(short):not(\(short) *)"] {
        let sheet = Sheet(selector)
        #expect(sheet.table.count == 1)
        for isDeep in [true, false] {
          expectGrowth(from: 150, selector) { count in
            _ = matched(sheet, Self.tree(count, isDeep: isDeep, sheet.names))
          }
        }
      }
    }
  }

  @Test("matches nested rules with functions in linear time")
  func nestedRules() {
    for isDeep in [true, false] {
      expectGrowth(from: 7) { count in
        let rules =
          [".x, .y"] + Array(repeating: ":is(& *, & > *) &, :not(& + &):has(&), & &", count: count)
        let sheet = Sheet(nested: rules)
        #expect(sheet.table.count > count)
        _ = matched(sheet, Self.tree(200, isDeep: isDeep, sheet.names))
      }
    }
  }

  @Test(
    "matches siblings and chains of elements in linear time", .tier(.standard),
    arguments: TestTier.part(of: [
      (".q ~ .x", 0, 0), (".x ~ .y", 0, 2_999), (".q .x", 0, 0), (".x:root .y", 3_000, 3_000),
      (".q ~ .x ~ .y", 0, 0), (".x > .y:first-child ~ .x", 0, 2_999),
      (".y:first-child ~ .x ~ .y", 0, 2_999),
      (":root > .y .x", 2_999, 0), (".q > .x .y .x", 0, 0), (":not(.x .y)", 3_000, 3_000),
      (":has(.q)", 0, 0), (":has(.x)", 5_998, 1), (":has(~ .q)", 0, 0), (":has(~ .x)", 0, 5_997),
      (":has(.x .y)", 5_998, 0), (":has(> .y ~ .x)", 0, 1), (":has(> .x > .y)", 2_999, 0),
      (":has(.q, .q ~ .q)", 0, 0), (":nth-child(2n of .x)", 0, 1_499),
      (":nth-last-child(2 of .y)", 0, 1),
      (":nth-of-type(2n)", 0, 2_999), (":nth-last-of-type(3)", 0, 1),
      (":only-of-type:not(:root)", 5_999, 0),
      (":nth-child(1 of .x ~ .y)", 0, 1), (":nth-child(1 of .x .y)", 3_000, 1),
    ]))
  func long(selector: String, deep: Int, flat: Int) {
    let sheet = Sheet(selector)
    for (isDeep, expected) in [(true, deep), (false, flat)] {
      expectGrowth(from: 1_500) { count in
        let found = matched(sheet, Self.tree(count, isDeep: isDeep, sheet.names))
        #expect(count < 6_000 || found == expected)
      }
    }
  }
}
