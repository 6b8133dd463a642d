// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the values that result from matches.
struct ComponentValueTests {
  @Test(
    "a value is written in the order of the grammar",
    arguments: [
      ("a && b? && <number>", "1 A", "a 1"), ("[ a || b ]#", "b a,b", "a b, b"),
      ("<length>{1,4}", "0 1.50PX", "0px 1.5px"), ("none | f( <number># )", "F( 1,2 )", "f(1, 2)"),
      ("a / b", "a/b", "a / b"), ("'[' <custom-ident>* ']'", "[ X  y ]", "[X y]"),
      ("f( a? , b# )", "f(b,b)", "f(b, b)"), ("f( a , b# )", "f(a,b,b)", "f(a, b, b)"),
      ("<string> || <color>", "RED 'x'", "\"x\" red"), ("f( )", "f( )", "f()"),
      ("( a )", "(A)", "(a)"), ("<percentage>+", "1% 2.0%", "1% 2%"),
      ("<url>", "url( x )", "url(\"x\")"),
      ("a || [ b || c ] || d", "d c b a", "a b c d"),
    ])
  func canonical(grammar: String, text: String, expected: String) throws {
    let program = try GrammarProgram(parsing: grammar) { _ in nil }
    #expect(program.value(TokenStream(text))?.description == expected)
  }

  @Test("commas make lists, white space makes sequences, a list of one is a list")
  func structure() throws {
    let list = try GrammarProgram(parsing: "<number>#") { _ in nil }
    #expect(list.value(TokenStream("1")) == .list([.number(1)]))
    #expect(list.value(TokenStream("1, 2")) == .list([.number(1), .number(2)]))
    let pair = try GrammarProgram(parsing: "<custom-ident> [ / <percentage># ]?") { _ in nil }
    #expect(pair.value(TokenStream("x")) == .identifier("x"))
    #expect(
      pair.value(TokenStream("x / 1%, 2%"))
        == .sequence([
          .identifier("x"), .slash, .list([.percentage(1), .percentage(2)]),
        ]))
    let function = try GrammarProgram(parsing: "f( auto , <number>#? )") { _ in nil }
    #expect(
      function.value(TokenStream("f(auto, 1, 2)"))
        == .function(FunctionValue("f", .list([.keyword(.auto), .number(1), .number(2)]))))
    #expect(
      function.value(TokenStream("f(auto)")) == .function(FunctionValue("f", .keyword(.auto))))
  }

  @Test("a failed alternative leaves nothing in the value")
  func attempts() throws {
    let program = try GrammarProgram(parsing: "a b c | a [ b || d ] | a b d e") { _ in nil }
    #expect(program.value(TokenStream("a d b"))?.description == "a b d")
    #expect(program.value(TokenStream("a b d e"))?.description == "a b d e")
  }
}
