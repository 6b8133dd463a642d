// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of trees of one sheet that share computed results.
@Suite struct StylerPoolTests {
  private static let css = """
    root { font-size: 10px; --w: 3px } .a { width: 2em; padding: var(--w) } .b { color: navy }
    .c { margin: inherit; border: 1px solid }
    """

  private static func root(_ count: Int = 20) -> StyleElement {
    let classes = [["a"], ["b"], ["a", "c"], []]
    let children = (0..<count).map { StyleElement("item", classes: classes[$0 % 4]) }
    return StyleElement("root", children: children)
  }

  @Test("a second tree shares the rows and styles of the first one")
  func second() {
    let sheet = CSSStyleSheet(Self.css)
    let first = StyledTree(of: Self.root(), in: sheet)
    let size = first.tableSize
    let second = StyledTree(of: Self.root(40), in: sheet)
    #expect(second.use.styler === first.use.styler && first.tableSize == size)
    for index in 0..<first.count { #expect(first.style(at: index) == second.style(at: index)) }
    var again = second
    again.restyle()
    #expect(again.styles == second.styles)
  }

  @Test("a tree without caches has equal styles in its own tables")
  func forgetful() {
    let sheet = CSSStyleSheet(Self.css)
    let tree = StyledTree(of: Self.root(), in: sheet)
    var other = tree
    other.restyle(StylingOptions(reusesComputedValues: false))
    #expect(other.use.styler !== tree.use.styler)
    for index in 0..<tree.count { #expect(other.style(at: index) == tree.style(at: index)) }
  }

  @Test("elements with declarations have their own tables and names")
  func attached() {
    let sheet = CSSStyleSheet(Self.css)
    let tree = StyledTree(of: Self.root(), in: sheet)
    var copies = [tree, tree]
    for (number, name) in ["--one", "--two"].enumerated() {
      var root = Self.root()
      root.inlineStyle = "\(name): red; --w: 7px"
      copies[number].update(0, to: root)
    }
    var third = copies[0]
    var root = Self.root()
    root.inlineStyle = "--three: red; --w: 7px"
    third.update(0, to: root)
    copies.append(third)
    #expect(Set(copies.map { ObjectIdentifier($0.use.styler) }).count == 3)
    for (copy, name) in zip(copies, ["--one", "--two", "--three"]) {
      for index in 0..<copy.count {
        let names = Set(copy.style(at: index).namedCustomProperties.map(\.name))
        #expect(names == ["--w", name])
      }
      #expect(copy.style(at: 1)[.paddingLeft].description == "7px")
    }
    #expect(tree.style(at: 1)[.paddingLeft].description == "3px")
    #expect(tree.style(at: 0).value(named: "--one") == nil)
  }

  @Test("the memory of many different trees is limited to the live ones")
  func manyTrees() {
    let sheet = CSSStyleSheet(
      (0..<20_000).map { ".w\($0) { width: \($0).5px; --w: \($0)px; height: var(--w) }" }.joined())
    var greatest = 0
    for number in 0..<10_000 {
      let elements = [number, number + 10_000].map { StyleElement("p", classes: ["w\($0)"]) }
      let tree = StyledTree(of: StyleElement("main", children: elements), in: sheet)
      #expect(tree.style(at: 2)[.height].description == "\(number + 10_000)px")
      greatest = max(greatest, tree.tableSize)
    }
    #expect(greatest < 40_000)
  }

  @Test("releases the tables of a large tree and keeps those of a small one")
  func kept() {
    let small = CSSStyleSheet(Self.css)
    weak let kept = StyledTree(of: Self.root(), in: small).use.styler
    #expect(kept != nil)
    let large = CSSStyleSheet(
      (0..<20_000).map { ".w\($0) { width: \($0).5px; letter-spacing: \($0)px }" }.joined())
    let elements = (0..<20_000).map { StyleElement("p", classes: ["w\($0)"]) }
    weak let dropped = StyledTree(of: StyleElement("main", children: elements), in: large).use
      .styler
    #expect(dropped == nil)
  }
}
