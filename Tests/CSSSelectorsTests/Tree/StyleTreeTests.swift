// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Testing

@Suite("Trees of elements")
struct StyleTreeTests {
  private static let text = """
    body#r
      div#a
        p#b:focus
          i#c [lang=de]
            u#d
        p#e
          ::part(x)
      div#f
        b#g
    """

  /// Replaces elements, and returns which others changed and which match a selector then.
  private func after(
    _ changes: [(label: String, facts: ElementFacts)], _ selector: String
  ) -> (changed: [String], matching: String) {
    let all = Sheet(selector)
    let notation = TreeNotation(Self.text, all.names)
    var tree = notation.tree
    var changed: [Int] = []
    for change in changes {
      let index = notation.index(of: change.label)
      var facts = change.facts
      facts.type = facts.type ?? tree.elements[index].type
      changed = tree.replace(index, with: facts)
    }
    var context = MatchingContext()
    let matching = all.table.withMatcher(in: tree, &context) { matcher in
      notation.labels.indices.filter { matcher.matches(0, $0) }.map { notation.labels[$0] }
    }
    return (changed.map { notation.labels[$0] }, matching.joined(separator: " "))
  }

  private static let focused = ElementFacts(pseudoClasses: PseudoClassSet([.focus]))
  private static let plain = ElementFacts()

  @Test("moving the focus updates ':focus-within' and reports the changes")
  func focus() {
    let focused = after([("g", Self.focused)], ":focus-within")
    #expect(focused.matching == "r a b f g")
    #expect(focused.changed == ["f"])
    let unfocused = after([("b", Self.plain)], ":focus-within")
    #expect(unfocused.matching == "")
    #expect(unfocused.changed == ["a", "r"])
    let moved = after([("e", Self.focused), ("b", Self.plain)], ":focus-within")
    #expect(moved.matching == "r a e")
    #expect(moved.changed == [])
    #expect(after([("7", Self.focused), ("b", Self.plain)], ":focus-within").matching == "r a e")
    let within = ElementFacts(pseudoClasses: PseudoClassSet([.focusWithin]))
    #expect(after([("b", Self.plain), ("f", within)], ":focus-within").matching == "r f")
  }

  @Test("inherits language and direction unless an element states its own")
  func language() {
    var facts = ElementFacts()
    facts.language = "fr"
    facts.direction = .rtl
    let changed = after([("a", facts)], ":lang(fr)")
    #expect(changed.matching == "a b e")
    #expect(changed.changed == ["b", "c", "d", "e", "7"])
    #expect(after([("a", facts)], ":dir(rtl)").matching == "a b c d e")
    #expect(after([("a", facts), ("a", Self.plain)], ":lang(fr), :dir(rtl)").matching == "")
    #expect(after([("a", facts), ("a", facts)], ":lang(fr)").changed == [])
  }

  @Test("an element without children and text is empty")
  func empty() {
    var facts = ElementFacts()
    facts.hasText = true
    #expect(after([], ":empty").matching == "d e g")
    #expect(after([("g", facts)], ":empty").matching == "d e")
    #expect(after([("g", facts), ("g", Self.plain)], ":empty").matching == "d e g")
    #expect(after([("c", Self.plain)], ":empty").matching == "d e g")
  }

  @Test("changes of facts do not moved an element")
  func structuralPseudoClasses() {
    let facts = ElementFacts(pseudoClasses: PseudoClassSet([.lastChild, .root, .hover]))
    #expect(after([("b", facts)], ":last-child").matching == "r c d e f g")
    #expect(after([("b", facts)], ":root").matching == "r")
    #expect(after([("b", facts)], ":hover").matching == "b")
    #expect(after([("b", Self.plain)], ":first-child").matching == "r a b c d g")
  }

  @Test("a change of type updates ':first-of-type'")
  func types() {
    let changed = after([("b", ElementFacts(type: StyleTree.noName))], "p:first-of-type")
    #expect(changed.matching == "e")
    #expect(changed.changed == ["e", "a", "r"])
  }

  @Test("repeated changes leave a tree correct and small")
  func manyChanges() {
    let sheet = Sheet(".x[lang=de] > u.y:lang(de)")
    let notation = TreeNotation(Self.text, sheet.names)
    var tree = notation.tree
    let names = sheet.names
    for turn in 0..<5000 {
      var outer = ElementFacts(classes: turn % 2 == 0 ? ["x", "y"].compactMap(names.find) : [])
      outer.language = turn % 3 == 0 ? "en" : "de"
      outer.attributes = names.find("lang").map { [($0, outer.language ?? "")] } ?? []
      tree.replace(notation.index(of: "c"), with: outer)
      let inner = ElementFacts(type: names.find("u"), classes: ["y"].compactMap(names.find))
      tree.replace(notation.index(of: "d"), with: inner)
      let matches = sheet.table.matches(0, notation.index(of: "d"), in: tree)
      #expect(matches == (turn % 2 == 0 && turn % 3 != 0))
    }
    #expect(tree.storedCount < 4000)
  }
}
