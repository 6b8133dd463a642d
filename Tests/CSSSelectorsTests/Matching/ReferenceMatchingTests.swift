// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("Matching against a plain matcher")
struct ReferenceMatchingTests {
  /// The number of selectors for each seed; `LIVERY_RANDOM_TEXTS` sets a larger one.
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_RANDOM_TEXTS"].flatMap(Int.init).map { $0 / 20 }
    ?? 400

  @Test(
    "random selectors match the same elements as in a plain matcher",
    arguments: TestTier.part(of: 0..<8))
  func random(seed: Int) {
    var source = RandomSelectors(seed: UInt64(seed))
    var matched = 0
    for _ in 0..<Self.count {
      let elements = source.elements(count: 14)
      var sheet = RandomSelectors.sheet
      let selector = source.selector(in: [], longest: 5)
      #expect(sheet.parse(selector.text) != nil, "\(selector.text)")
      matched += compare(sheet, [selector], elements)
    }
    #expect(matched > Self.count)
  }

  @Test(
    "random nested rules match the same elements as in a plain matcher", .tier(.standard),
    arguments: TestTier.part(of: 0..<8))
  func nested(seed: Int) {
    var source = RandomSelectors(seed: UInt64(1000 + seed))
    var matched = 0
    for _ in 0..<Self.count / 5 {
      let elements = source.elements(count: 14)
      var sheet = RandomSelectors.sheet
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
    #expect(matched > Self.count / 10)
  }

  @Test("long sibling lists and deep chains match the same elements", arguments: 0..<4)
  func large(seed: Int) {
    var source = RandomSelectors(seed: UInt64(3000 + seed), hasFunctions: false)
    for _ in 0..<Self.count / 80 {
      let elements = source.largeTree(count: 150)
      var sheet = RandomSelectors.sheet
      let selector = source.selector(in: [], longest: 4)
      sheet.parse(selector.text)
      _ = compare(sheet, [selector], elements)
    }
  }

  /// Compares the last selectors of a sheet with their models on every element.
  ///
  /// Returns the number of matches.
  private func compare(
    _ sheet: Sheet, _ selectors: [ReferenceSelector], _ elements: [ReferenceElement]
  ) -> Int {
    let tree = ReferenceElement.tree(of: elements, sheet.names)
    let first = sheet.table.count - selectors.count
    var context = MatchingContext()
    var matched = 0
    // The root, another scoping root, and the root again.
    for scope in [-1, elements.count / 3, -1] where scope < 0 || !elements[scope].isPseudoElement {
      context.scope = scope
      for (offset, selector) in selectors.enumerated() {
        for (index, element) in elements.enumerated() {
          let expected = selector.matches(element, scope: elements[max(scope, 0)])
          let found = sheet.table.matches(first + offset, index, in: tree, using: &context)
          var fresh = MatchingContext()
          fresh.scope = scope
          let forgetful = sheet.table.matches(first + offset, index, in: tree, using: &fresh)
          if found != expected || forgetful != expected {
            Issue.record("\(selector.text) on element \(index): \(found), not \(expected)")
          }
          matched += expected ? 1 : 0
        }
      }
    }
    return matched
  }
}
