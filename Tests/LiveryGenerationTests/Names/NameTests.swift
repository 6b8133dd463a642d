// SPDX-License-Identifier: Apache-2.0
import LiveryGeneration
import TestSupport
import Testing

@Suite struct NameTests {
  @Test(
    "the path of a selector is the name of its struct",
    arguments: [
      ("editor", "EditorStyle"), ("editor toolbar", "EditorToolbarStyle"),
      ("editor > toolbar", "EditorToolbarStyle"), (".badge:hover", "BadgeHoverStyle"),
      ("#main.dark", "MainDarkStyle"), (".slider::part(thumb):hover", "SliderThumbHoverStyle"),
      (".list-item::before", "ListItemBeforeStyle"), (".a:state(new-one)", "ANewOneStyle"),
      ("input[type=search]", "InputTypeSearchStyle"), ("input[disabled]", "InputDisabledStyle"),
      ("h1 + p", "H1NextPStyle"), ("toolbar > *", "ToolbarAnyStyle"),
      (".a:first-child", "AFirstChildStyle"), ("p:lang(de)", "PLangDeStyle"),
      (".toolbarButton", "ToolbarButtonStyle"), (".über", "ÜberStyle"),
    ])
  func paths(selector: String, name: String) {
    let code = Generated("\(selector) { color: red }", prefix: "AGR")
    #expect(code.structs.last == "AGR" + name)
    #expect(code.diagnostics.isEmpty)
  }

  @Test("structs are nested as paths, including steps without rules")
  func nesting() {
    let code = Generated("editor toolbar button { color: red } editor toolbar:hover { width: 1px }")
    #expect(code.members(of: "Style") == ["editor = EditorStyle()"])
    #expect(code.members(of: "EditorStyle") == ["toolbar = EditorToolbarStyle()"])
    #expect(
      code.members(of: "EditorToolbarStyle") == [
        "button = EditorToolbarButtonStyle()", "hover = EditorToolbarHoverStyle()",
      ])
  }

  @Test(
    "property names are in camel case, and Swift keywords are escaped",
    arguments: [
      ("--text-color: red", "textColor"), ("--timing-type12: 1", "timingType12"),
      ("--class: 1", "`class`"), ("--self: 1", "`self`"), ("--in: 1", "`in`"),
      ("--URLColor: red", "URLColor"), ("--snake_case: 1", "snake_case"),
      ("--Big: 1", "big"), ("--été: 1", "été"), ("--日本: 1", "日本"), ("--🎨: 1", "🎨"),
      ("-livery-pipeline: none", "liveryPipeline"), ("font-size: 12px", "fontSize"),
    ])
  func properties(declaration: String, name: String) throws {
    let code = Generated(".a { \(declaration) }")
    let member = try #require(code.members(of: "AStyle").last)
    #expect(member.hasPrefix(name + ": "))
    #expect(code.diagnostics.isEmpty)
  }

  @Test("Swift accepts the names of properties, including keywords and symbols")
  func compiles() throws {
    let words = [
      "class", "self", "in", "init", "Type", "été", "日本", "🎨", "default", "a_b", "reader",
    ]
    let rules = words.map { ".\($0) { --\($0): 1; --word: \($0) }" }
    let all = words.map { "--\($0): 2px" }.joined(separator: ";")
    let code = Generated(rules.joined(separator: "\n") + ".all { \(all) }")
    #expect(code.structs.count == words.count + 2)
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }

  @Test(
    "reports names that are invalid in Swift, and writes the rest",
    .tier(.standard),
    arguments: [
      (".a { color: red }\n.\\32 x { color: red }", "2:1: error: '2x'"),
      (".a { color: red }\n.b\\/c { color: red }", "2:1: error: 'b/c'"),
      (".a { color: red; --2x: 1 }", "1:18: error: '--2x'"),
      (".a { color: red; --a\\.b: 1 }", "1:18: error: '--a.b'"),
      (".a { color: red; --\\2728 : 1 }", "1:18: error: '--✨'"),
      (".a { color: red; --x: a\\:b }", "1:18: error: 'a:b'"),
      (".a { color: red }\n.a\u{200C}b { color: red }", "2:1: error: 'a\u{FFFD}b'"),
    ])
  func unusable(css: String, start: String) throws {
    let code = Generated(css)
    #expect(code.diagnostics.contains { $0.hasPrefix(start) })
    #expect(
      code.members(of: "AStyle").contains(
        "color: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)"))
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }

  @Test(
    "reports the second item with a name, with the first one",
    .tier(.standard),
    arguments: [
      (
        ".foo-bar { width: 1px }\n.fooBar { width: 2px }",
        "2:1: error: '.fooBar' is 'fooBar' in Swift, and so is '.foo-bar' at theme.css:1"
      ),
      (
        "badge { width: 1px }\n\n.badge { width: 2px }",
        "3:1: error: '.badge' is 'BadgeStyle' in Swift, and so is 'badge' at theme.css:1"
      ),
      (
        ".a-b { width: 1px }\n.a .b { width: 2px }",
        "2:1: error: '.a .b' is 'ABStyle' in Swift, and so is '.a-b' at theme.css:1"
      ),
      (
        ".a { --x-y: 1px;\n --xY: 2px }",
        "2:2: error: '--xY' is 'xY' in Swift, and so is '--x-y' at theme.css:1"
      ),
      (
        ".a { color: red;\n --color: red }",
        "2:2: error: '--color' is 'color' in Swift, and so is 'color' at theme.css:1"
      ),
      (
        ".a { --hover: 1px }\n.a:hover { width: 2px }",
        "2:1: error: '.a:hover' is 'hover' in Swift, and so is '--hover' at theme.css:1"
      ),
      (
        ":root { --x: 1 }\n.variables { width: 1px }",
        "2:1: error: '.variables' is 'variables' in Swift, and so is 'the variables of :root' at theme.css:1"
      ),
      (
        ".a { --mode: ease-in }\n.b { --mode: easeIn }",
        "2:6: error: 'easeIn' is 'easeIn' in Swift, and so is 'ease-in' at theme.css:1"
      ),
    ])
  func collisions(css: String, expected: String) throws {
    let code = Generated(css)
    #expect(code.diagnostics == [expected + "; rename one of them [name-collision]"])
    #expect(try SwiftCompiler.problems(of: code.text) == "")
  }

  @Test("a struct with many members stores them in an object, with the same values")
  func manyChildren() throws {
    let rules =
      (0..<40).map { ".c\($0) { width: \($0)px } " }.joined()
      + ".held { top: 0 } .heldStyles { top: 0 } .default { top: 0 }"
    let code = Generated(rules, access: .public)
    #expect(code.text.contains("  public var c7: C7Style { Storage.c7 }\n"))
    #expect(code.text.contains("      self.`default` = DefaultStyle(reading: &reader)\n"))
    let use = """
      import Livery
      func use(_ theme: Theme) -> Double { Style(theme) == Style() ? Style().c7.width : Style(theme).held.top }
      """
    #expect(try SwiftCompiler.problems(of: code.text, use) == "")
  }

  @Test("reports selectors that describe no single element once, and leaves them out")
  func undescribed() {
    let code = Generated(
      ".a { width: 1px }\n:not(.b) { top: 0 }\n.c:has(d), .a:nth-child(2) { top: 0 }\n:not(.b) { top: 1px }\n* { left: 0 }"
    )
    #expect(code.structs == ["Style", "AStyle"])
    #expect(
      code.diagnostics.map { String($0.prefix { $0 != "'" }) } == [
        "2:1: note: ", "3:1: note: ", "3:12: note: ",
      ])
  }
}
