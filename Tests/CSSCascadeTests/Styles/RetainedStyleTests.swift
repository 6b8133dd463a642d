// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

@testable import CSSCascade

/// Tests of retained styles of a changing tree, and of the memory of trees that change often.
@Suite struct RetainedStyleTests {
  private static let sheet = CSSStyleSheet(
    """
    root { font-size: 10px; --w: 3px } .a { width: 2em; padding: var(--w) } .b { color: navy }
    .c { margin: inherit; border: 1px solid }
    """)

  private static func tree(_ count: Int = 20) -> StyledTree {
    let classes = [["a"], ["b"], ["a", "c"], []]
    let children = (0..<count).map { StyleElement("item", classes: classes[$0 % 4]) }
    return StyledTree(of: StyleElement("root", children: children), in: sheet)
  }

  private static func element(width: Int) -> StyleElement {
    var element = StyleElement("item", classes: ["a"])
    element.inlineStyle =
      "width: \(width)px; --x\(width % 7): \(width)px; color: rgb(\(width % 256) 0 0)"
    return element
  }

  @Test("a retained style does not change with its tree")
  func retained() {
    var tree = Self.tree()
    var retained: [(width: Int, style: ComputedStyle)] = []
    for width in 0..<3000 {
      tree.update(3, to: Self.element(width: width))
      retained.append((width, tree.style(at: 3)))
    }
    for (width, style) in retained {
      #expect(style[.width] == .length(Length(Double(width))))
      #expect(style.value(named: "--x\(width % 7)")?.description == "\(width)px")
      #expect(style[.paddingLeft] == .length(Length(3)))
    }
    // Styles share chunks and the tables of a generation.
    #expect(Set(retained.map { ObjectIdentifier($0.style.chunk) }).count <= 3000 / 64)
    #expect(Set(retained.map { ObjectIdentifier($0.style.tables) }).count <= 4)
  }

  @Test("the tables of a tree do not grow with the number of its updates")
  func flat() {
    var tree = Self.tree()
    var maximum = 0
    for width in 0..<12_000 {
      tree.update([(3, Self.element(width: width)), (5, Self.element(width: width + 1))])
      maximum = max(maximum, tree.tableSize)
    }
    #expect(maximum < 40_000)
    #expect(tree.style(at: 5)[.width] == .length(Length(12_000)))
    #expect(tree.style(at: 7)[.marginLeft] == .length(Length(0)))
  }

  @Test("two copies of a tree change independently")
  func copies() {
    var first = Self.tree()
    var second = first
    first.update(1, to: Self.element(width: 7))
    second.update(1, to: Self.element(width: 9))
    first.update(5, to: Self.element(width: 11))
    #expect(first.style(at: 1)[.width].description == "7px")
    #expect(second.style(at: 1)[.width].description == "9px")
    #expect(second.style(at: 5)[.width].description == "20px")
    #expect(first.style(at: 5)[.width].description == "11px")
    #expect(first.style(at: 3) == second.style(at: 3))
  }

  @Test("concurrently changed copies of a tree keep their own styles")
  func tasks() async {
    let tree = Self.tree()
    let widths = await withTaskGroup(of: [String].self) { group in
      for task in 0..<4 {
        group.addTask {
          var copy = tree
          for width in 0..<200 { copy.update(2, to: Self.element(width: width + task * 1000)) }
          return [copy.style(at: 2)[.width].description, copy.style(at: 1)[.width].description]
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(widths.map { $0[0] }) == ["199px", "1199px", "2199px", "3199px"])
    #expect(Set(widths.map { $0[1] }) == ["20px"])
  }

  @Test(
    "supports more than 65,536 distinct styles in a tree", .tier(.full))
  func many() {
    let count = 66_000
    let children = (0..<count).map { number in
      var element = StyleElement("item")
      element.presentationalHints = [LonghandValue(.width, .length(Length(Double(number))))]
      return element
    }
    let tree = StyledTree(of: StyleElement("root", children: children), in: Self.sheet)
    for number in stride(from: 0, to: count, by: 997) {
      #expect(tree.style(at: number + 1)[.width] == .length(Length(Double(number))))
    }
    #expect(tree.store.count > 65_536)
  }
}
