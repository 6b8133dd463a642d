// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Tests of the differences between two states of a sheet.
@Suite struct SheetDifferenceTests {
  private func difference(_ before: String, _ after: String) -> SheetDifference {
    CSSStyleSheet(after, name: "a.css")
      .difference(from: CSSStyleSheet(before, name: "a.css"))
  }

  @Test(
    "reports the selectors of changed rules in canonical form",
    arguments: [
      ("a { color: red }", "a { color: red }", []),
      ("a { color: red }", "a { color: navy }", ["a"]),
      ("a { color: red }", "a { color: red; width: 1px }", ["a"]),
      ("a { color: red; width: 1px }", "a { color: red }", ["a"]),
      ("a { color: red }", "a { color: red !important }", ["a"]),
      ("a { color: red }", "", ["a"]),
      ("", "a , .b>c { color: red }", ["a", ".b > c"]),
      ("a { color: red } b { width: 1px }", "b { width: 1px }", ["a"]),
      (
        "a { color: red } b { width: 1px } c { top: 1px }", "a { color: red } c { top: 1px }", ["b"]
      ),
      ("a, b { color: red }", "a { color: red }", ["b"]),
      (".a { & > .b { color: red } }", ".a { & > .b { color: navy } }", [".a > .b"]),
      (".a { .b { color: red } }", ".x { .b { color: red } }", [".x .b", ".a .b"]),
      (
        "a { width: 1px; b { top: 1px } height: 1px }",
        "a { width: 1px; b { top: 1px } height: 2px }", ["a"]
      ),
      ("a:hover { color: red }", "a:hover { color: navy }", ["a:hover"]),
      (
        "@starting-style { a { top: 0 } }", "@starting-style { a { top: 1px } b { top: 0 } }",
        ["a", "b"]
      ),
      ("@starting-style { a { top: 0 } }", "a { top: 0 }", ["a"]),
      ("a { background: url(x.png) }", "a { background: url(y.png) }", ["a"]),
    ])
  func selectors(_ before: String, _ after: String, _ selectors: [String]) {
    #expect(difference(before, after).selectors == selectors)
  }

  @Test(
    "ignores differences in formatting",
    arguments: [
      ("a{color:red}b{width:1px}", "/* b */\na {\n  COLOR : /* c */ red ;\n}\n\nb{width:1px;}"),
      (
        "a, b { color: red; width: 1px }",
        "a { color: red; width: 1px } b { color: red; width: 1px }"
      ),
      (".a { & .b { color: red } }", ".a .b { color: red }"),
      ("a { margin: 1px  2px }", "a { margin: 1px\n\t2px }"),
      ("a {}", ""),
    ])
  func notation(_ before: String, _ after: String) {
    #expect(difference(before, after).isEmpty)
  }

  @Test(
    "reports a rule whose move changes the cascade",
    arguments: [
      (".a { color: red } .b { color: navy }", ".b { color: navy } .a { color: red }", 1),
      ("a { color: red } a { color: navy }", "a { color: navy } a { color: red }", 1),
      (
        "@layer x, y; @layer x { .a { color: red } } @layer y { .b { color: navy } }",
        "@layer y, x; @layer x { .a { color: red } } @layer y { .b { color: navy } }", 1
      ),
      ("@layer x { .a { color: red } }", ".a { color: red }", 1),
      ("@scope (.x) { .a { color: red } }", "@scope (.y) { .a { color: red } }", 1),
      (
        "@container (width > 1px) { .a { color: red } }",
        "@container (width > 2px) { .a { color: red } }", 1
      ),
    ])
  func order(_ before: String, _ after: String, _ count: Int) {
    #expect(difference(before, after).selectors.count == count)
  }

  @Test("a rule applies while its media queries match")
  func media() {
    let text = "@media (prefers-color-scheme: dark) { a { color: white; --x: 1 } }"
    var after = CSSStyleSheet(text, name: "a.css")
    let before = after
    #expect(difference("", text).isEmpty, "it is light")
    after.environment.colorScheme = .dark
    #expect(after.difference(from: before).selectors == ["a"])
    #expect(after.difference(from: before).customProperties == ["--x"])
    #expect(before.difference(from: after).selectors == ["a"])
    #expect(difference("@supports (color: red) { a { color: red } }", "a { color: red }").isEmpty)
    #expect(
      difference("@media (width > 0) { a { top: 0 } }", "@media not print { a { top: 0 } }").isEmpty
        == false)
  }

  @Test(
    "reports custom properties with another declaration or registration",
    arguments: [
      (":root { --a: 1; --b: 2 }", ":root { --a: 1; --b: 3 }", ["--b"]),
      (":root { --a: 1 }", "", ["--a"]),
      (":root { --a: {x;--y:1} }", ":root { --a: {x;--y:2} }", ["--a"]),
      (":root { --b: 1 } .x { --a: var(--b) }", ":root { --b: 2 } .x { --a: var(--b) }", ["--b"]),
      (
        "@property --a { syntax: '*'; inherits: true }",
        "@property --a { syntax: '*'; inherits: false }",
        ["--a"]
      ),
      (
        "@property --a { syntax: '*'; inherits: true }",
        "b { color: red } @property --a { syntax: '*'; inherits: true }", []
      ),
    ])
  func customProperties(_ before: String, _ after: String, _ names: [String]) {
    #expect(difference(before, after).customProperties == names)
  }

  @Test("reports changed keyframes and fonts")
  func records() {
    let before = """
      @keyframes a { to { top: 1px } } @keyframes b { to { top: 1px } }
      @font-face { font-family: F; src: url(f.woff) } @font-face { font-family: G; src: url(g.woff) }
      """
    let after = """
      @keyframes a { to { top: 2px } } @keyframes b { to { /* the same */ top: 1px } }
      @font-face { font-family: F; src: url(f.woff); font-weight: 700 }
      @font-face { font-family: G; src: url(g.woff) }
      """
    let difference = difference(before, after)
    #expect(difference.keyframes == ["a"])
    #expect(difference.fontFamilies == ["F"])
    #expect(difference.selectors.isEmpty)
  }

  @Test(
    "compares a large rule in time linear in its selectors and declarations",
    .tier(.standard))
  func size() {
    func expectDifference(selectors: Int, declarations: Int) {
      let list = (0..<selectors).map { ".s\($0)" }.joined(separator: ", ")
      let block = (0..<declarations).map { "--p\($0): \($0)" }.joined(separator: "; ")
      let large = difference("\(list) { \(block) }", "\(list) { \(block); color: red }")
      #expect(large.selectors.count == selectors)
    }
    expectDifference(selectors: 2000, declarations: 2000)
    expectGrowth(from: 300, "selectors") { expectDifference(selectors: $0, declarations: 300) }
    expectGrowth(from: 300, "declarations") { expectDifference(selectors: 300, declarations: $0) }
  }

  @Test("compares nested rules in linear time")
  func nestedRules() {
    expectGrowth(from: 500) { count in
      let lists = (0..<9).map { _ in ".aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, .b { " }.joined()
      let rules = (0..<count).map { "& .c\($0) { top: 0 }" }.joined(separator: "\n")
      let nested = difference(lists + rules, lists + "top: 0;" + rules)
      #expect(!nested.isEmpty)
    }
  }
}
