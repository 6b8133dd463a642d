// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
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
    return sheet.table.withMatcher(tree, &context) { matcher in
      tree.elements.indices.count { matcher.matches(sheet.table.count - 1, $0) }
    }
  }

  @Test("lists with combinators nested in each other are answered once for each element")
  func nestedLists() {
    for function in ["is", "not", "where"] {
      for combinator in [" ", " > ", " ~ ", " + "] {
        var selector = ".x"
        for _ in 0..<30 { selector = ":\(function)(\(selector)\(combinator)*, .y .z)" }
        let sheet = Sheet(selector)
        #expect(sheet.table.count == 1)
        for isDeep in [true, false] {
          _ = matched(sheet, Self.tree(1000, isDeep: isDeep, sheet.names))
        }
      }
    }
  }

  @Test("':has()' with functions in it asks each element once")
  func nestedRelations() {
    for combinator in [" ", "> ", "~ ", "+ "] {
      let short = ":has(\(combinator):is(.x .y, :not(.x > :is(.y ~ .x, .x .y))))"
      for selector in [short, "\(short) \(short)", "\(short):not(\(short) *)"] {
        let sheet = Sheet(selector)
        #expect(sheet.table.count == 1)
        for isDeep in [true, false] {
          _ = matched(sheet, Self.tree(1000, isDeep: isDeep, sheet.names))
        }
      }
    }
  }

  @Test("rules nested in rules with functions cost the sum of the rules")
  func nestedRules() {
    let rules =
      [".x, .y"] + Array(repeating: ":is(& *, & > *) &, :not(& + &):has(&), & &", count: 30)
    let sheet = Sheet(nested: rules)
    #expect(sheet.table.count > 30)
    for isDeep in [true, false] {
      _ = matched(sheet, Self.tree(300, isDeep: isDeep, sheet.names))
    }
  }

  @Test(
    "a row or chain of 6,000 elements is passed once and not once for each",
    arguments: [
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
    ])
  func long(selector: String, deep: Int, flat: Int) {
    let sheet = Sheet(selector)
    #expect(matched(sheet, Self.tree(6_000, isDeep: true, sheet.names)) == deep)
    #expect(matched(sheet, Self.tree(6_000, isDeep: false, sheet.names)) == flat)
  }
}
