// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests of the accidental results of Three20's parser, Q1 to Q19, and of the correct results.
///
/// The article "Coming from Three20" describes the differences.
@Suite struct ParserQuirkTests {
  /// A quirk, an input that shows it, and the current result.
  struct Quirk: Sendable, CustomStringConvertible {
    let name: String
    let vector: ParserVector

    init(
      _ name: String, _ input: String, legacy: String, now rules: [String],
      diagnostics: [String] = [], _ lookups: KeyValuePairs<String, String> = [:]
    ) {
      self.name = name
      vector = ParserVector(input, legacy: legacy, now: rules, diagnostics: diagnostics, lookups)
    }

    var description: String { "\(name): \(vector.input)" }
  }

  @Test("each quirk has a valid interpretation", arguments: selectors + blocks + values)
  func quirk(_ quirk: Quirk) { quirk.vector.check() }

  private static let selectors = [
    Quirk(
      "Q2", "a b > c { width: 1px }", legacy: "a, b and c",
      now: ["a b > c { width: 1px }"], ["a width": "nil", "c width": "nil", "a b > c width": "1px"]),
    Quirk(
      "Q2", "a.b { width: 1px }", legacy: "a and .b",
      now: ["a.b { width: 1px }"], ["a width": "nil", ".b width": "nil", "a.b width": "1px"]),
    Quirk(
      "Q3", "#x:hover { width: 1px }", legacy: "#x and hover",
      now: ["#x:hover { width: 1px }"], ["#x width": "nil", "#x:hover width": "1px"]),
    Quirk(
      "Q4", "a:hover:active { width: 1px }", legacy: "a:hover and active",
      now: ["a:hover:active { width: 1px }"],
      ["a:hover width": "nil", "a:active:hover width": "1px"]),
    Quirk(
      "Q4", "a::before { width: 1px }", legacy: "a and before",
      now: ["a::before { width: 1px }"], ["a width": "nil", "a::before width": "1px"]),
    Quirk(
      "Q4", ":root { width: 1px }", legacy: "root",
      now: [":root { width: 1px }"], ["root width": "nil", ":root width": "1px"]),
    Quirk(
      "Q4", "a :hover { width: 1px }", legacy: "a and hover",
      now: ["a :hover { width: 1px }"], ["a:hover width": "nil", "a b:hover width": "1px"]),
    Quirk(
      "Q5", "* { width: 1px }", legacy: "nothing",
      now: ["* { width: 1px }"], ["anything width": "1px"]),
    Quirk(
      "Q6", #"a[href="x"] { width: 1px }"#, legacy: "a and href",
      now: [#"a[href="x"] { width: 1px }"#], ["a width": "nil", "a[href=x] width": "1px"]),
    Quirk(
      "Q6", "a:nth-child(2) { width: 1px }", legacy: "a:nth-child",
      now: ["a:nth-child(2) { width: 1px }"], ["a width": "nil"]),
    Quirk(
      "Q11", ".my_class { width: 1px }", legacy: "my and class",
      now: [".my_class { width: 1px }"], [".my_class width": "1px"]),
    Quirk(
      "Q19", #".a\:b { width: 1px }"#, legacy: #".a\:b, escapes kept"#,
      now: [#".a\:b { width: 1px }"#], [#".a\3a b width"#: "1px"]),
  ]

  private static let blocks = [
    Quirk(
      "Q8", #"@import "x"; a { width: 1px } @charset "y";"#, legacy: "a",
      now: ["a { width: 1px }"], diagnostics: ["import-not-loaded"], ["a width": "1px"]),
    Quirk(
      "Q9", "a { width: 1px; b { width: 2px } height: 3px }", legacy: "a: width 2px",
      now: ["a { width: 1px }", "a b { width: 2px }", "a { height: 3px }"],
      ["a width": "1px", "a height": "3px", "a b width": "2px"]),
    Quirk(
      "Q14", "a { width: 1px height: 2px; left: 3px }", legacy: "width swallows height",
      now: ["a { width: 1px height: 2px; left: 3px }"], ["a width": "nil", "a left": "3px"]),
    Quirk(
      "Q16", "a { s: \"x; t: y }\nb { width: 1px }", legacy: "the quote dropped, t: y read",
      now: ["a {}"], diagnostics: ["unclosed-block", "invalid-selector", "bad-string"]),
  ]

  private static let values = [
    Quirk(
      "Q1", "a { color:red }", legacy: "a property called color:red",
      now: ["a { color: red }"], ["a color": "rgb(255, 0, 0)"]),
    Quirk(
      "Q7", "a { color: red !important; color: blue }", legacy: "the value important",
      now: ["a { color: red !important; color: blue }"], ["a color": "rgb(255, 0, 0)"]),
    Quirk(
      "Q10", ":root { --main: red } a { color: var(--main) }",
      legacy: "-main, and the values var( -main )",
      now: [":root { --main: red }", "a { color: var(--main) }"], ["a color": "rgb(255, 0, 0)"]),
    Quirk(
      "Q12", "a { --w: calc(1px + min(2px, 3em)) }", legacy: "calc( 1px min( 2px 3em )",
      now: ["a { --w: calc(1px + min(2px, 3em)) }"], ["a --w": "calc(1px + min(2px, 3em))"]),
    Quirk(
      "Q13", "a { font-family: A, B C, serif }", legacy: "A B C serif in one row",
      now: ["a { font-family: A, B C, serif }"], ["a font-family": #"A, "B C", serif"#]),
    Quirk(
      "Q15", "a { COLOR: Red }", legacy: "a property COLOR that nobody reads",
      now: ["a { COLOR: Red }"], ["a color": "rgb(255, 0, 0)"]),
    Quirk(
      "Q18", "a { colour: red; color: polkadot }",
      legacy: "kept; an exception on the way to the view",
      now: ["a { colour: red; color: polkadot }"], ["a color": "nil", "a colour": "nil"]),
  ]

  @Test("Q17: parses sheets concurrently from strings and bytes")
  func reentrancy() async {
    let widths = await withTaskGroup(of: String?.self) { group in
      for number in 0..<8 {
        group.addTask {
          CSSStyleSheet(data: Array("a { width: \(number)px }".utf8)).text("a", "width")
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(widths == Set((0..<8).map { "\($0)px" }))
  }
}
