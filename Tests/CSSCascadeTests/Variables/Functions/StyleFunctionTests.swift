// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the valid positions of function calls, and of their results.
@Suite struct StyleFunctionTests {
  private static let functions: [StyleFunction] = [
    .brandTint, .scaled, .list, .same, .none, .constant("--keyword", "inherit"),
    .constant("--two", " 1px 2px "), .constant("--open", "rgb(1 2 3"), .constant("--empty", ""),
  ]

  @Test(
    "a property has the result of a call in its value",
    arguments: [
      ("width", "width: --scaled(3px)", "6px"), ("width", "width: --scaled( 3px , 1.5 )", "4.5px"),
      ("width", "width: --\\73 caled(3px)", "6px"), ("width", "width: --scaled(3px,)", "6px"),
      ("width", "width: calc(1px + --scaled(3px))", "7px"),
      ("width", "width: --scaled(--scaled(--scaled(1px)), 3)", "12px"),
      ("width", "--x: 4px; width: --scaled(var(--x))", "8px"),
      ("width", "width: var(--no, --scaled(5px))", "10px"),
      ("width", "width: --scaled(var(--no, 7px))", "14px"),
      ("width", "width: --scaled(env(safe-area-inset-top, 1px))", "0px"),
      ("width", "width: --same(--unknown(1px))", "auto"),
      ("width", "width: --SCALED(3px)", "auto"), ("width", "width: --(3px)", "1px"),
      ("width", "width: --scaled(3px); width: red", "6px"),
      ("margin", "margin: --two() 3px", "1px 2px 3px"), ("margin", "margin: --two()", "1px 2px"),
      ("margin-left", "margin: --two()", "2px"),
      ("margin-left", "margin: --scaled(1px) --scaled(2px)", "4px"),
      ("color", "color: --open()", "rgb(1, 2, 3)"),
      ("color", "color: color-mix(in srgb, --same(red), blue)", "color(srgb 0.5 0 0.5)"),
      ("color", "color: --brand-tint(hsl(0 100% 50%), 50%)", "color(srgb 1 0.5 0.5)"),
      ("color", "color: --keyword()", "rgb(0, 128, 0)"),
      ("width", "width: --same(initial)", "auto"),
      ("font-family", "font-family: --same({A, B}), C", "A, B, C"),
      ("transform", "transform: rotate(--same(45deg))", "rotate(45deg)"),
      ("background-color", "background: no-repeat --same(teal)", "rgb(0, 128, 128)"),
    ])
  func properties(name: String, declarations: String, expected: String) {
    let sheet = CSSStyleSheet(
      "p { color: green } a { width: 1px; \(declarations) }", calling: Self.functions)
    #expect(sheet.text("p a", name) == expected)
    var path = StylePath(StyleElement("p"))
    path.append(StyleElement("a"))
    #expect(sheet.computedStyle(for: path).value(named: name)?.description == expected)
  }

  @Test(
    "a custom property substitutes a known call and keeps an unknown one",
    arguments: [
      ("--same(red)", "red"), ("1px--same(2px)3px", "1px--same(2px)3px"),
      ("1px --same(2px)3px", "1px 2px/**/3px"),
      ("--unknown( 1px, var(--y) )", "--unknown( 1px, y )"),
      ("--unknown(--same(a))", "--unknown(a)"), ("--same(--unknown(a))", "--unknown(a)"),
      ("f(--same(a) [--list(b)])", "f(a [[b]])"), ("--same(a", "a"), ("[--same({a, b", "[a, b]"),
      ("--empty()", ""), ("--open()", "rgb(1 2 3)"), ("a --empty() b", "a  b"),
      ("--two()", "1px 2px"),
      ("'--same(a)'", "'--same(a)'"), ("url(--same)", "url(--same)"),
      ("--same (a)", "--same (a)"),
      ("--()", "--()"), ("--same(var(--y)) var(--y)", "y y"), ("var(--no, --same(a, b))", "a"),
    ])
  func customProperties(value: String, expected: String) {
    for registration in ["", "@property --other { syntax: '*'; inherits: false }"] {
      let sheet = CSSStyleSheet(
        "\(registration) a { --y: y; --x: \(value)", calling: Self.functions)
      #expect(sheet.text("a", "--x") == expected)
    }
  }

  @Test("a CSS-wide keyword from a function applies to the custom property")
  func keywords() {
    for registration in ["", "@property --other { syntax: '*'; inherits: false }"] {
      let sheet = CSSStyleSheet(
        "\(registration) p { --x: 1 } a { --x: --keyword(); --y: --same(initial) }",
        calling: Self.functions)
      #expect(sheet.text("p a", "--x") == "1")
      #expect(sheet.text("p a", "--y") == nil)
    }
  }

  @Test(
    "a registered property computes the result of a function and rejects invalid ones")
  func registered() {
    let rule = "@property --x { syntax: '<length>'; inherits: false; initial-value: 9px }"
    let sheet = CSSStyleSheet(
      """
      \(rule) a { --x: calc(--same(2em) + 1px); font-size: 10px }
      b { --x: --same(red) } c { font-size: --same(var(--x)); --x: 1em }
      """, calling: Self.functions)
    #expect(sheet.text("a", "--x") == "21px")
    #expect(sheet.text("b", "--x") == "9px")
    // The font size depends on the property, and the property on the font size.
    #expect(sheet.text("c", "--x") == "9px")
    let initial = CSSStyleSheet(
      "@property --x { syntax: '*'; inherits: false; initial-value: --same(1px) }",
      calling: Self.functions)
    #expect(initial.diagnostics.map(\.diagnostic.kind.id) == ["dependent-initial-value"])
  }

  @Test("finds cycles through function arguments")
  func cycles() {
    let sheet = CSSStyleSheet(
      "a { --x: --same(var(--y)); --y: --list(a, --same(var(--x, 1))); --z: --same(var(--z, 2)) }",
      calling: Self.functions)
    for name in ["--x", "--y", "--z"] { #expect(sheet.text("a", name) == nil) }
  }

  @Test("conditions accept a call as a value and compare its result")
  func conditions() {
    let sheet = CSSStyleSheet(
      """
      @supports (color: --anything(1)) { a { width: 2px } }
      p { --x: b }
      @container style(--x: --same(b)) { a { height: 3px } }
      @container style(--x: --same(c)) { a { height: 4px } }
      """, calling: Self.functions)
    let tree = sheet.styledTree(of: StyleElement("p", children: [StyleElement("a")]))
    #expect(tree.style(at: 1)[.width].description == "2px")
    #expect(tree.style(at: 1)[.height].description == "3px")
  }

  @Test("a keyframe keeps a value with a call as tokens")
  func keyframes() throws {
    let sheet = CSSStyleSheet("@keyframes x { from { color: --same(red); width: 1px } }")
    #expect(sheet.diagnostics.isEmpty)
    #expect(sheet.keyframes(named: "x")?.frames.first?.declarations.first?.value == .tokens)
  }

  @Test("an invalid call invalidates the declaration, and the earlier one applies")
  func malformed() {
    for call in ["--same(;)", "--same(!)", "--same(a, ;)", "--same(var())", "--unknown(!)"] {
      let sheet = CSSStyleSheet(
        "a { --x: 1; --x: \(call); width: 1px; width: \(call) }", calling: Self.functions)
      #expect(sheet.text("a", "--x") == "1")
      #expect(sheet.text("a", "width") == "1px")
    }
    let sheet = CSSStyleSheet("a { --x: --same({!;}) }", calling: Self.functions)
    #expect(sheet.text("a", "--x") == nil)
  }
}
