// SPDX-License-Identifier: Apache-2.0
import CSSValues
import TestSupport
import Testing

/// Tests of parsing and serializing the grammar notation.
struct ValueSyntaxTests {
  @Test(
    "round-trips a grammar",
    arguments: [
      "auto", "none | <length [0,∞]>{1,2} && <color>?", "a b && c || d | e", "[ a | b ] && c",
      "[ a b ]{2}", "a# b#{2,} c#{1,4} d+# e#?", "[ a? b? ]!", "[ a+ ]+", "rgb( <number>#{3} )",
      "<rgb()> | <'margin-top'>{1,4}", "<angle [-90deg,90deg]>", "<integer [-∞,-1]>",
      "a / b , c", "'+' | '-'", "f( )", "'[' <custom-ident>* ']'", "( a and b )", "'{' a '}'",
      "<boolean-expr[ <test> | x ]>", "a : b ;", "@top-left 0 %", "a{2}", "a{0,}",
      "\"it's\"", "'1 a' 1a", "'@a b' '@'",
    ])
  func roundTrip(text: String) throws {
    let syntax = try ValueSyntax(parsing: text)
    #expect(syntax.description == text)
    #expect(try ValueSyntax(parsing: syntax.description) == syntax)
  }

  @Test(
    "ignores white space and redundant brackets",
    arguments: [
      ("[ [ a ] ]", "a"), ("a|b||c", "a | b || c"), ("[ a && b ] || c", "a && b || c"),
      ("< length[ 0 , ∞ ] >", "<length [0,∞]>"), ("a#{1,}", "a#"),
      ("\"/\" 'x'", "/ 'x'"), ("a{ 1 , 2 }", "a{1,2}"), ("[ a b ] c", "[ a b ] c"),
    ])
  func normalized(text: String, expected: String) throws {
    #expect(try ValueSyntax(parsing: text).description == expected)
  }

  @Test("the combinators have the precedence of the specification")
  func precedence() throws {
    #expect(
      try ValueSyntax(parsing: "a | b || c && d e")
        == .oneOf([
          .keyword("a"),
          .anyOf([
            .keyword("b"), .allOf([.keyword("c"), .sequence([.keyword("d"), .keyword("e")])]),
          ]),
        ]))
  }

  @Test(
    "reports an error at its position",
    arguments: [
      ("", 0), ("a |", 3), ("| a", 0), ("a || || b", 5), ("[ a", 0), ("a ]", 2), ("<length", 0),
      ("<length [0>", 0), ("<>", 0), ("?", 0), ("a 'b", 2), ("rgb( a", 0), ("<'a>", 0),
      ("[ ]", 0), ("<a<b>", 0), ("<a><<b>>", 3), ("<length [2,1]>", 0), ("a && *", 5),
    ])
  func mistake(text: String, offset: Int) {
    let error = #expect(throws: ValueSyntaxError.self) { try ValueSyntax(parsing: text) }
    #expect(error?.offset == offset)
    #expect(error?.description.hasSuffix("at byte \(offset) of the grammar") == true)
  }

  @Test("parses a hostile grammar in linear time", .tier(.full))
  func hostile() {
    for piece in ["[", "(", "a(", "'['", "<boolean-expr[", "{", "a|", "a&&", "a#", "<", "'"] {
      for closing in ["", "]", ")", ">", "]>"] {
        expectGrowth(from: 1_500, "\(piece)a\(closing)") { count in
          let text =
            String(repeating: piece, count: count) + "a" + String(repeating: closing, count: count)
          if let syntax = try? ValueSyntax(parsing: text) {
            #expect(syntax.description.utf8.count < 100 * count)
          }
        }
      }
    }
  }
}
