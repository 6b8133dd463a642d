// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests that elements described together have the same styles as elements described alone.
@Suite struct DescribedStylesTests {
  @Test(
    "each selector of the corpora resolves as its element alone",
    .needsCorpora, .tier(.full)
  )
  func corpora() throws {
    var matched = 0
    for url in Corpora.sheets {
      let sheet = CSSStyleSheet(data: try Data(contentsOf: url), name: url.lastPathComponent)
      // Every third selector, because describing them one by one is slow.
      let selectors = Set(sheet.selectors).sorted().enumerated().filter { $0.offset % 3 == 0 }
      matched += try compare(selectors.map(\.element), in: sheet)
    }
    #expect(matched > 2000)
  }

  @Test(
    "siblings and descendants in a description do not affect the element",
    arguments: [
      ".a { color: red } .a .b { color: lime } .a > .c + .b { color: blue } .b { margin: 1px }",
      ".a:has(.b) { color: red } .a .b { color: lime } .a .c:focus { color: blue }",
      ".a:focus-within { color: red } .a .b:focus { color: lime } .a { margin: 1px }",
      ".a:empty { color: red } .a .b { color: lime } .a:only-child { color: blue }",
      ":root { color: red } body { color: lime } body .a { margin: 1px } :root .a { margin: 2px }",
      "html:root .a { color: red } .a::before { color: lime } .a:hover::part(x) { color: blue }",
    ])
  func neighbours(text: String) throws {
    let sheet = CSSStyleSheet(text)
    let descriptions = sheet.selectors + [".b", ".c", ".a .c", ".a .b .c", ".x .a .b", "body"]
    #expect(try compare(descriptions, in: sheet) > 0)
  }

  @Test("returns the synthetic parent, but not the implied root")
  func containers() throws {
    let descriptions = [".a > .b + .c", ".a", "body .a", "a, b"].map {
      ElementDescription(parsing: $0)
    }
    let styles = SyntheticElementStyles(descriptions, in: CSSStyleSheet(""))
    let elements = styles.elements
    #expect(elements[3] == nil)
    let inner = try #require(elements[0])
    let outer = try #require(elements[1])
    #expect(styles.container(of: inner) == outer)
    #expect(styles.container(of: outer) == nil)
    let inBody = try #require(elements[2])
    let body = try #require(styles.container(of: inBody))
    #expect(styles.container(of: body) == nil)
  }

  /// Compares the styles of synthetic elements, and returns the number of matched elements.
  private func compare(_ selectors: [String], in sheet: CSSStyleSheet) throws -> Int {
    let styles = SyntheticElementStyles(
      selectors.map { ElementDescription(parsing: $0) }, in: sheet)
    var matched = 0
    for (selector, element) in zip(selectors, styles.elements) {
      let alone = sheet.prepare(selector)
      #expect((element == nil) == !alone.diagnostics.isEmpty, "\(selector)")
      guard let style = element.map({ styles[$0] }), style.isMatched || alone.isMatched else {
        continue
      }
      matched += 1
      let expected = try #require(alone.computedStyle, "\(selector)").declaredValues
      #expect(
        style.declaredValues.map { "\($0.name): \($0.value)" }
          == expected.map { "\($0.name): \($0.value)" }, "\(selector)")
    }
    return matched
  }
}

extension CSSStyleSheet {
  /// The selectors of all rules.
  fileprivate var selectors: [String] { rules.flatMap(\.selectors) }
}
