// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

@testable import CSSCascade

/// Tests that shared styles of random trees are equal to those of elements styled alone.
struct SharedStyleTests {
  /// The number of trees of a part.
  private static var treeCount: Int {
    switch TestTier.current {
    case .quick, .standard: 1
    case .full: 6
    case .campaign: 30
    }
  }

  @Test(
    "sharing does not change values, also after updates", .needsCorpora, arguments: 0..<10
  )
  func sheets(part: Int) throws {
    let files =
      Corpora.sheets + Corpora.files(in: "performance", endings: ["css"])
    let count = Self.treeCount
    var compared = 0
    for number in part * count..<(part + 1) * count {
      let file = files[number * 7 % files.count]
      let sheet = CSSStyleSheet(data: try Data(contentsOf: file), name: file.lastPathComponent)
      var comparison = SharingComparison(sheet, seed: UInt64(number))
      comparison.run()
      #expect(comparison.difference == nil, "\(file.lastPathComponent), tree \(number)")
      compared += comparison.compared
    }
    #expect(compared > count * 100)
  }

  /// A random tree, styled with a sheet.
  private struct SharingComparison {
    let sheet: CSSStyleSheet
    private var generator: SeededGenerator
    /// The names in the sheet, used as types, ids and classes of elements.
    private let names: [String]
    private(set) var difference: String?
    private(set) var compared = 0

    init(_ sheet: CSSStyleSheet, seed: UInt64) {
      self.sheet = sheet
      generator = SeededGenerator(seed: seed)
      let table = sheet.styleCache.rules.index.names
      names = (0..<table.count).map { table.text(of: Atom(rawValue: UInt32($0))) }
        .filter { !$0.hasPrefix("--") }
    }

    private mutating func number(_ count: Int) -> Int {
      Int.random(in: 0..<max(count, 1), using: &generator)
    }

    private mutating func name() -> String {
      names.isEmpty ? "a" : names[number(names.count)]
    }

    private mutating func element(depth: Int) -> StyleElement {
      let types = ["div", "a", "button", "input", "li", "p", "td", "span", name()]
      var element = StyleElement(types[number(types.count)])
      element.classes = (0..<number(5)).map { _ in name() }
      if number(6) == 0 { element.id = name() }
      if number(5) == 0 { element.states = ["hover", "focus"] }
      if number(9) == 0 { element.inlineStyle = "margin: \(number(9))em; --x: \(number(3))" }
      if depth < 4 {
        for _ in 0..<number(depth == 0 ? 9 : 5) {
          element.children.append(self.element(depth: depth + 1))
        }
      }
      return element
    }

    mutating func run() {
      let root = element(depth: 0)
      var tree = StyledTree(of: root, in: sheet)
      compareUnshared(tree)
      for _ in 0..<4 where difference == nil {
        let index = number(tree.count)
        guard var changed = tree.element(at: index) else { continue }
        changed.classes = (0..<number(4)).map { _ in name() }
        changed.children = []
        tree.update(index, to: changed)
        var plain = tree
        plain.restyle(
          StylingOptions(sharesStyles: false, cachesStyles: false, filtersAncestors: false))
        compare(tree, plain, "once \(index) has changed")
      }
    }

    private mutating func compareUnshared(_ tree: StyledTree) {
      var plain = tree
      plain.restyle(
        StylingOptions(sharesStyles: false, cachesStyles: false, filtersAncestors: false))
      compare(tree, plain, "")
      for index in stride(from: 0, to: tree.count, by: 3) where difference == nil {
        var styler = TreeStyler(sheet.styleCache.rules)
        compare(tree.style(at: index), styler.style(of: index, in: tree.nodes), "\(index) alone")
      }
    }

    private mutating func compare(_ tree: StyledTree, _ other: StyledTree, _ location: String) {
      for index in 0..<tree.count where difference == nil {
        let (style, expected) = (tree.style(at: index), other.style(at: index))
        // After an update most styles are unchanged, and their values were compared before.
        if location.isEmpty || style != expected {
          compare(style, expected, "\(index) \(location)")
        }
      }
    }

    private mutating func compare(_ one: ComputedStyle, _ other: ComputedStyle, _ location: String)
    {
      compared += Property.longhandCount
      for property in Property.allCases.prefix(Property.longhandCount)
      where one[property] != other[property] {
        difference = "\(property) of \(location): \(one[property]), \(other[property])"
      }
      let texts = [one, other].map { $0.namedCustomProperties.map { "\($0.name): \($0.value)" } }
      if texts[0] != texts[1] { difference = "custom properties of \(location)" }
    }
  }
}
