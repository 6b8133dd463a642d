// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Tests that the explained winner really wins: as the strongest declaration it changes no value.
@Suite struct RandomExplanationTests {
  @Test(
    "the explained value equals css() and comes from the winner", .tier(.standard),
    arguments: TestTier.part(of: 0..<300))
  func agreement(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = CSSStyleSheet()
    for (number, origin) in Origin.allCases.enumerated() {
      var next = number * 100 + 1
      let text = Self.rules(&generator, depth: 3, &next)
      sheet.add(text, name: "\(number).css", origin: origin)
    }
    for selector in [".a", "section .a.b", "section#c > .b:hover"] {
      for property in ["width", "margin-top", "color", "line-height", "--x"] {
        let explanation = sheet.explain(selector, property)
        let value = sheet.css(selector, property)?.description
        #expect(explanation.value == value)
        check(explanation, in: sheet, selector)
      }
    }
  }

  private func check(_ explanation: Explanation, in sheet: CSSStyleSheet, _ selector: String) {
    let winners = explanation.candidates.filter(\.wins)
    #expect(winners.count <= 1)
    #expect(explanation.candidates.allSatisfy { $0.location != nil })
    guard explanation.source != .unmatched else { return }
    if explanation.value == nil, !explanation.property.hasPrefix("--") {
      #expect(explanation.source == .initialValue && winners.isEmpty)
    }
    guard let winner = winners.first else {
      if explanation.source == .inheritance {
        #expect(explanation.inheritedFrom.last?.candidates.contains(where: \.wins) == true)
      }
      return
    }
    var stronger = sheet
    // Important declarations of the default sheet are the strongest, unless they are `revert`.
    let rule = "\(selector) { \(winner.property): \(winner.value) !important }"
    stronger.add(rule, name: "strongest.css", origin: .default)
    #expect(
      stronger.css(selector, explanation.property)?.description == explanation.value,
      "\(explanation.property): \(winner)")
  }

  private static func rules(
    _ generator: inout SeededGenerator, depth: Int, _ next: inout Int
  ) -> String {
    let blocks = [
      "@layer one {", "@layer two {", "@layer {", "@media screen {", "@media (width > 1px) {",
      "@scope (section) {", "@scope (body) to (.b) {", "@container (width > 1px) {",
      "@starting-style {",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      if depth > 0, Bool.random(using: &generator) {
        let block = generator.one(blocks)
        text += block + rules(&generator, depth: depth - 1, &next) + "}\n"
      } else {
        let selectors = [
          ".a", ".b", "section .a, .b", ".a.b", "#c .b", "section", ":root", "body", "*",
          ".b:hover",
        ]
        text += generator.one(selectors) + "{"
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          text += declaration(&generator, &next)
        }
        text += "}\n"
      }
    }
    return text
  }

  private static func declaration(
    _ generator: inout SeededGenerator, _ next: inout Int
  ) -> String {
    next += 1
    let keywords = [
      "inherit", "initial", "unset", "revert", "revert-layer", "var(--x)", "var(--y, \(next)px)",
      "bogus bogus",
    ]
    let properties = [
      "width", "margin", "margin-top", "color", "line-height", "font", "--x", "--y", "all",
    ]
    let property = generator.one(properties)
    var value = generator.one(keywords)
    if Int.random(in: 0..<3, using: &generator) > 0 {
      switch property {
      case "all": break
      case "color": value = "rgb(\(next % 250) 0 \(next / 250))"
      case "font": value = "\(next)px/\(next)px serif"
      default: value = "\(next)px"
      }
    }
    let isImportant = Int.random(in: 0..<5, using: &generator) == 0
    return "\(property): \(value)\(isImportant ? " !important" : "");"
  }
}
