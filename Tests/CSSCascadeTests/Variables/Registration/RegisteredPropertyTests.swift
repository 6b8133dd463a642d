// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of registered custom properties:
/// https://drafts.csswg.org/css-properties-values-api-1/#behavior-of-custom-properties.
@Suite struct RegisteredPropertyTests {
  /// A sheet whose rules are nested elements, and the text of a property of the innermost element.
  typealias Row = (sheet: String, name: String, expected: String?)

  private static let inherited =
    "@property --x { syntax: '<length>'; inherits: true; initial-value: 1px } "
  private static let own =
    "@property --x { syntax: '<length>'; inherits: false; initial-value: 1px } "
  private static let any = "@property --x { syntax: '*'; inherits: false } "

  private static let computedRows: [Row] =
    [
      ("\(inherited)a { --x: 2em }", "--x", "32px"),
      ("\(inherited)a { --x: 2em; font-size: 10px }", "--x", "20px"),
      ("\(inherited)a { font-size: 10px } b { --x: 2em }", "--x", "20px"),
      ("\(inherited)a { font-size: 10px } b { --x: 2em; font-size: 2em }", "--x", "40px"),
      ("\(inherited)a { font-size: 10px } b { --x: 2rem; font-size: 7px }", "--x", "20px"),
      ("\(inherited)a { --x: 2rem; font-size: 10px }", "--x", "20px"),
      ("\(inherited)a { --x: 1lh; font-size: 10px; line-height: 3em }", "--x", "30px"),
      ("\(inherited)a { --x: 2em; --y: 0 var(--x) }", "--y", "0 32px"),
      ("\(inherited)a { --y: 2em; --x: var(--y) }", "--x", "32px"),
      ("\(inherited)a { --y: 2em; --x: var(--y) } b { --y: 3em }", "--x", "32px"),
      ("\(inherited)a { --x: calc(1px + 2px) }", "--x", "3px"),
      ("\(inherited)a { --x: var(--nosuch, 1in) }", "--x", "96px"),
      ("\(inherited)a { --x: 2em } b { font-size: 50px }", "--x", "32px"),
      ("\(inherited)a { --y: 2em } b { font-size: 50px }", "--y", "2em"),
      ("\(inherited)a { --x: env(safe-area-inset-top) }", "--x", "0px"),
      (
        "@property --x { syntax: '<color>#'; inherits: true; initial-value: red } a { --x: red,LIME }",
        "--x", "rgb(255, 0, 0), rgb(0, 255, 0)"
      ),
      (
        "@property --x { syntax: '<color>'; inherits: true; initial-value: red } a { --x: Canvas }",
        "--x", "rgb(255, 255, 255)"
      ),
      ("\(any)a { --x:  2em  Red }", "--x", "2em  Red"),
    ] as [Row]

  @Test(
    "computes a registered value and substitutes its text",
    arguments: computedRows)
  func computed(_ row: Row) {
    #expect(ElementChain(row.sheet)[row.name] == row.expected)
  }

  private static let inheritanceRows: [Row] =
    [
      ("\(inherited)a {}", "--x", "1px"), ("\(own)a {}", "--x", "1px"), ("\(any)a {}", "--x", nil),
      ("\(inherited)a { --x: 2px } b {}", "--x", "2px"),
      ("\(own)a { --x: 2px } b {}", "--x", "1px"),
      ("\(own)a { --x: 2px } b {} c {}", "--x", "1px"), ("\(any)a { --x: 2 } b {}", "--x", nil),
      ("\(own)a { --x: 2px } b { --y: 1 }", "--x", "1px"),
      ("\(own)a { --x: 2px; --y: var(--x) } b {}", "--y", "2px"),
      ("\(own)a { --x: 2px } b { --x: inherit }", "--x", "2px"),
      ("\(own)a { --x: 2px } b {} c { --x: inherit }", "--x", "1px"),
      ("\(own)a { --x: 2px } b { --x: unset }", "--x", "1px"),
      ("\(inherited)a { --x: 2px } b { --x: unset }", "--x", "2px"),
      ("\(inherited)a { --x: 2px } b { --x: initial }", "--x", "1px"),
      ("\(own)a { --x: initial }", "--x", "1px"), ("\(any)a { --x: initial }", "--x", nil),
      ("\(inherited)a { --y: var(--x) }", "--y", "1px"),
      ("\(inherited)a { --x: 2px } b { --y: var(--x, 3px) }", "--y", "2px"),
      ("\(own)a { --x: 2px } b { --y: var(--x, 3px) }", "--y", "1px"),
      ("\(any)a { --x: 2px } b { --y: var(--x, 3px) }", "--y", "3px"),
      ("\(own)a { --x: 2px } b { --x: var(--nosuch, inherit) }", "--x", "2px"),
      ("\(inherited)a { --x: 2px } b { --x: var(--nosuch, initial) }", "--x", "1px"),
      ("a { --x: 2px } b { --x: var(--nosuch, initial) }", "--x", nil),
      ("a { --x: 2px } b { --x: var(--nosuch, INHERIT) }", "--x", "2px"),
      ("a { --x: 2px } b { --y: inherit; --x: var(--y, revert) }", "--x", "2px"),
    ] as [Row]

  @Test(
    "a registration determines inheritance and the initial value",
    arguments: inheritanceRows)
  func inheritance(_ row: Row) {
    #expect(ElementChain(row.sheet)[row.name] == row.expected)
  }

  private static let invalidRows: [Row] =
    [
      ("\(inherited)a { --x: red }", "--x", "1px"),
      ("\(inherited)a { --x: 2px } b { --x: red }", "--x", "2px"),
      ("\(own)a { --x: 2px } b { --x: red }", "--x", "1px"),
      ("\(inherited)a { --x: 3px; --x: red }", "--x", "1px"),
      ("\(inherited)a { --x: 2px } b { --x: var(--nosuch) }", "--x", "2px"),
      ("\(own)a { --x: 2px } b { --x: var(--nosuch) }", "--x", "1px"),
      ("\(any)a { --x: 2px } b { --x: var(--nosuch) }", "--x", nil),
      (
        "@property --x { syntax: '*'; inherits: true } a { --x: 1 } b { --x: var(--n) }", "--x", nil
      ),
      ("\(inherited)a { --x: 5; --y: var(--x, 7px) }", "--y", "1px"),
      ("\(inherited)a { --x: 2px } b { --x: var(--y); --y: var(--x) }", "--x", "2px"),
      ("\(inherited)a { --x: 2px } b { --x: var(--y); --y: var(--x) }", "--y", nil),
    ] as [Row]

  @Test(
    "a value that does not match the syntax is invalid at computed-value time",
    arguments: invalidRows)
  func invalid(_ row: Row) {
    #expect(ElementChain(row.sheet)[row.name] == row.expected)
  }

  private static let unitCyclesRows: [Row] =
    [
      ("\(inherited)a { --x: 2em; font-size: var(--x) }", "--x", "1px"),
      ("\(inherited)a { --x: 3px } b { --x: 2em; font-size: var(--x) }", "--x", "3px"),
      ("\(inherited)a { --x: 2em; font-size: var(--nosuch, var(--x)) }", "--x", "1px"),
      ("\(inherited)a { --x: 2em; --y: var(--x); font-size: var(--y) }", "--y", nil),
      (
        inherited + "a { --x: 2em; --y: var(--x); --z: var(--x); font-size: var(--y) }", "--z",
        "1px"
      ),
      ("\(inherited)a { --x: 2rem; font-size: var(--x) }", "--x", "1px"),
      ("\(inherited)a { --x: 2lh; font-size: var(--x) }", "--x", "1px"),
      ("\(inherited)a { --x: 2lh; line-height: var(--x) }", "--x", "1px"),
      ("\(inherited)a { --x: 2em; line-height: var(--x) }", "--x", "32px"),
      ("\(inherited)a {} b { --x: 2rem; font-size: var(--x) }", "--x", "32px"),
      ("\(inherited)a { --x: 9px; font-size: var(--x) }", "--x", "9px"),
    ] as [Row]

  @Test(
    "a length and a font size that depend on each other form a cycle",
    arguments: unitCyclesRows)
  func unitCycles(_ row: Row) {
    #expect(ElementChain(row.sheet)[row.name] == row.expected)
  }

  @Test("a font size in a cycle is unset, and one outside applies")
  func fontSizes() {
    func size(_ rule: String) -> Double? {
      ElementChain(Self.inherited + rule).contexts.last?.fontSize
    }
    #expect(size("a { font-size: 10px } b { --x: 2em; font-size: var(--x) }") == 10)
    #expect(size("a { font-size: 10px } b { --x: 2rem; font-size: var(--x) }") == 20)
    #expect(size("a { font-size: 10px } b { --y: 2em; font-size: var(--y) }") == 20)
  }

  @Test("the later registration of a name wins")
  func order() {
    #expect(ElementChain(Self.inherited + Self.own + "a { --x: 2px } b {}")["--x"] == "1px")
    #expect(ElementChain(Self.own + Self.inherited + "a { --x: 2px } b {}")["--x"] == "2px")
    let invalid = "@property --x { syntax: 'no no'; inherits: true }"
    #expect(ElementChain(Self.own + invalid + "a { --x: 2px } b {}")["--x"] == "1px")
  }
}
