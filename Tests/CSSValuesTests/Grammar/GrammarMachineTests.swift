// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

/// Tests of matching with compiled grammars, feature by feature.
struct GrammarMachineTests {
  private static let types = [
    "<side>": "left | right", "<'edge'>": "<length>{1,4}", "<tree>": "x | node( <tree># )",
    "<endless>": "<endless> a | a", "<sum>": "<number> [ [ '+' | '-' ] <number> ]*",
    "<test>": "( a )", "<general-enclosed>": "any( <any-value>? )", "<pair>": "<number>{2}",
  ]

  static func program(_ grammar: String) throws -> GrammarProgram {
    try GrammarProgram(parsing: grammar) { types[$0] }
  }

  struct Case: Sendable, CustomStringConvertible {
    let grammar: String
    let matching: [String]
    let others: [String]
    var description: String { grammar }
  }

  static let cases = [
    Case(grammar: "auto", matching: ["auto", "AUTO", " auto ", "\\61uto"], others: ["", "a"]),
    Case(
      grammar: "a | b c", matching: ["a", "b c", "b/**/c"], others: ["b", "c", "a b c", "b, c"]),
    Case(
      grammar: "a && b? && c", matching: ["a c", "c a", "b a c", "a b c", "c b a"],
      others: ["a", "a b", "a c c", "a b c b"]),
    Case(
      grammar: "a || b || c", matching: ["a", "c b", "b c a"], others: ["", "a a", "a b c a"]),
    Case(
      grammar: "[ a b? ] || [ b c ]", matching: ["a b c", "b c a b", "a b", "a"],
      others: ["b", "a c", "b c b c"]),
    Case(grammar: "a{2,3} b*", matching: ["a a", "a a a b b"], others: ["a", "a a a a", "b"]),
    Case(grammar: "a# b?", matching: ["a", "a, a", "a,a b"], others: ["a,", ",a", "a a", "a,,a"]),
    Case(
      grammar: "a#{2,3}", matching: ["a, a", "a,a,a"], others: ["a", "a,a,a,a", "a, a,"]),
    Case(grammar: "a+#", matching: ["a a, a", "a"], others: ["a, ", "a,,a"]),
    Case(grammar: "[ a? b? ]!", matching: ["a", "b", "a b"], others: ["", "b a"]),
    Case(grammar: "[ a? ]*", matching: ["", "a", "a a a"], others: ["b", "a b"]),
    Case(
      grammar: "a? , b? , c?", matching: ["", "a", "b", "a, b", "a, c", "b, c", "a, b, c"],
      others: ["a b", ", a", "a,", "a,,c", ",", "a b, c"]),
    Case(
      grammar: "f( a? , b# )", matching: ["f(a, b)", "f(b)", "F( b,b )", "f(a,b"],
      others: ["f (b)", "f(a b)", "f(b,)", "f", "f(b) b", "f()b", "f(a)"]),
    Case(
      grammar: "<side> || <'edge'>", matching: ["left", "1px 2px", "0 right", "RIGHT 1em"],
      others: ["left right", "1px left 2px", "up"]),
    Case(
      grammar: "<tree>", matching: ["x", "node(x)", "node(x, node(x, x))"],
      others: ["node()", "node(x,)", "node(node(y)", "node(x) x"]),
    Case(grammar: "<sum>", matching: ["1", "1 + 2", "1 + 2 - 3"], others: ["1 2", "+", "1 +"]),
    Case(
      grammar: "'[' <custom-ident>* ']' / ( a )", matching: ["[] / (a)", "[x y]/(a)"],
      others: ["[1] / (a)", "[inherit] / (a)", "[default]/(a)", "x / (a)", "[x / (a)", "[x) / (a)"]),
    Case(
      grammar: "<boolean-expr[ <test> ]>",
      matching: ["(a)", "not (a)", "(a) and (a)", "((a) or (a)) and (not (a))", "any(x [y])"],
      others: ["(a) and (a) or (a)", "not not (a)", "(b)", "any(])"]),
    Case(
      grammar: "<number [0,1]> | <percentage [0,100]>", matching: ["0.5", "100%", "0"],
      others: ["-1", "2", "101%", "1px"]),
    Case(grammar: "<pair [0,∞]>", matching: ["1 2"], others: ["1 -2", "1"]),
    Case(grammar: "<custom-ident> | auto", matching: ["auto", "x"], others: ["inherit", "\"x\""]),
    Case(
      grammar: "<color> <string>? <url>?", matching: ["red", "#fff 'x'", "rgb(1 2 3) url(x)"],
      others: ["#ff", "x", "red red", "red url(x y)"]),
    Case(
      grammar: "<dashed-ident> <ident> <zero> <hex-color> <named-color>",
      matching: ["--x inherit 0 #abc blue"], others: ["x y 0 #abc blue", "--x y 1 #abc blue"]),
    Case(grammar: "f( ) a : b 0", matching: ["f() a:b 0"], others: ["f(a) a:b 0", "f() a b 0"]),
    Case(grammar: "a{0} b | c#{0,1}", matching: ["b", "", "c"], others: ["a b", "c, c"]),
  ]

  @Test("a grammar matches exactly its values", arguments: cases)
  func matches(test: Case) throws {
    let program = try Self.program(test.grammar)
    for text in test.matching { #expect(program.matches(TokenStream(text)), "\(text)") }
    for text in test.others { #expect(!program.matches(TokenStream(text)), "\(text)") }
  }

  @Test(
    "rejects an invalid grammar and an undefined name",
    arguments: [
      (
        "[ a",
        GrammarError.syntax(ValueSyntaxError(offset: 0, expected: "a closing bracket"))
      ),
      ("<nothing>", .unknown("<nothing>")), ("a | <'nothing'>", .unknown("<'nothing'>")),
      ("[[[[a{99}]{99}]{99}]{99}]{99}", .tooLarge), ("a{1000000}", .tooLarge),
      ((0...64).map { "k\($0)" }.joined(separator: " || "), .tooLarge),
    ])
  func rejected(grammar: String, error: GrammarError) {
    #expect(throws: error) { try Self.program(grammar) }
    #expect(!error.description.isEmpty)
  }

  @Test(
    "a hostile grammar or value takes a limited number of steps", .tier(.standard),
    arguments: [
      ("<endless>", "a a a a"), ("[ a* ]* b", String(repeating: "a ", count: 2000)),
      ("[ a | a a | a a a ]* b", String(repeating: "a ", count: 2000)),
      (
        "[ f( [ a | a a ]* b ) | f( [ a a | a ]* c ) ]+ d",
        String(repeating: "f(a a a b)", count: 400)
      ),
      (
        (0..<20).map { _ in "<custom-ident>" }.joined(separator: " || "),
        String(repeating: "x ", count: 20) + "1"
      ),
      ("<tree>", String(repeating: "node(", count: 100_000)),
      ("<tree>", String(repeating: "node(x, ", count: 500)),
      ("[ <any-value> ]* a", String(repeating: "(", count: 20_000)),
      ("<string>#", String(repeating: "'',", count: 100_000)),
    ])
  func hostile(grammar: String, value: String) throws {
    let program = try Self.program(grammar)
    let stream = TokenStream(value)
    for goal in [GrammarMachine.Goal.value, .expectations] {
      var machine = GrammarMachine(program, in: stream, 0..<stream.count, for: goal)
      let matched = machine.run()
      #expect(!matched)
      #expect(machine.budget.steps < 50_000 + 300 * stream.count)
    }
  }

  @Test(
    "a run with memoization returns the value of a run without it",
    arguments: [
      ("f( <any-value> )", "f( x 1fr [ 2 ] )", "f(x 1fr [ 2 ])"),
      ("<number># , g( <any-value> | a )", "1, 2 , g( a b )", "1, 2, g(a b)"),
      ("[ <length> || <percentage> ]", "5% 1px", "1px 5%"),
    ])
  func memory(grammar: String, text: String, expected: String) throws {
    let program = try Self.program(grammar)
    let stream = TokenStream(text)
    for memo in [nil, GrammarMemoTable()] {
      var machine = GrammarMachine(program, in: stream, 0..<stream.count, for: .value)
      machine.memo = memo
      let matched = machine.run()
      #expect(matched)
      #expect(ComponentBuilder.value(of: machine).description == expected)
    }
  }

  @Test("matches a long list as a short one")
  func long() throws {
    let program = try Self.program("<string># | [ a | b ]+")
    #expect(program.matches(TokenStream(String(repeating: "'',", count: 50_000) + "''")))
    #expect(program.matches(TokenStream(String(repeating: "a b ", count: 50_000))))
  }

  @Test("a <custom-ident> does not match an excluded word")
  func excluded() throws {
    let program = try GrammarProgram(parsing: "<name> | <custom-ident> x") {
      $0 == "<name>" ? "<custom-ident>" : nil
    } excludedKeywords: {
      $0 == "<name>" ? ["none", "span"] : []
    }
    for text in ["a", "none x", "span x"] { #expect(program.matches(TokenStream(text))) }
    for text in ["none", "SPAN", "sp\\61n"] { #expect(!program.matches(TokenStream(text))) }
  }

  @Test("matches nested functions once each, however often their rule is tried")
  func nested() throws {
    let types = ["<x>": "f( <x> ) a | f( <x> ) b | c"]
    let program = try GrammarProgram(parsing: "<x>") { types[$0] }
    let depth = 60
    let value = String(repeating: "f(", count: depth) + "c" + String(repeating: ") b", count: depth)
    #expect(program.matches(TokenStream(value)))
    #expect(program.value(TokenStream(value))?.description.contains("f(c)") == true)
    #expect(!program.matches(TokenStream(value + " b")))
  }
}
