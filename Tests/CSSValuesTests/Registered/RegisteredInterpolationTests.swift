// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of animated values of registered custom properties.
struct RegisteredInterpolationTests {
  @Test(
    "interpolates and adds two values of one component of the syntax",
    arguments: [
      ("<length>", "10px", "20px", "12.5px", "30px"),
      ("<length>", "0.5em", "20px", "12.5px", "30px"),
      ("<percentage>", "10%", "20%", "12.5%", "30%"),
      ("<length-percentage>", "10px", "20%", "calc(5% + 7.5px)", "calc(20% + 10px)"),
      ("<number>", "1", "2", "1.25", "3"), ("<integer>", "1", "3", "2", "4"),
      ("<angle>", "10deg", "20deg", "12.5deg", "30deg"), ("<time>", "1s", "2s", "1.25s", "3s"),
      ("<resolution>", "1dppx", "2dppx", "1.25dppx", "3dppx"),
      ("<color>", "rgb(0 0 0)", "rgb(100 0 0)", "rgb(25, 0, 0)", "rgb(100, 0, 0)"),
      ("<image>", "url(a)", "url(b)", nil, "url(\"b\")"),
      ("<transform-function>", "scale(2)", "scale(4)", "scale(2.5)", "scale(5)"),
      (
        "<transform-list>", "scale(2)", "scale(4) rotate(8deg)", "scale(2.5) rotate(2deg)",
        "scale(2) scale(4) rotate(8deg)"
      ),
      ("<length>+", "10px 20px", "20px 40px", "12.5px 25px", "30px 60px"),
      ("<length>+", "10px", "20px 40px", "10px", "20px 40px"),
      ("<color>#", "rgb(0 0 0), red", "rgb(4 0 0), red", "rgb(1, 0, 0), rgb(255, 0, 0)", nil),
      ("<number>#", "1, 2", "3, 4", "1.5, 2.5", "4, 6"),
      ("<length> | <percentage>", "10px", "20%", "10px", "20%"),
      ("<length> | auto", "10px", "auto", "10px", "auto"),
      ("<custom-ident>", "a", "b", "a", "b"), ("<string>", "'a'", "'b'", "\"a\"", "\"b\""),
      ("<url>", "url(a)", "url(b)", "url(\"a\")", "url(\"b\")"),
    ] as [(String, String, String, String?, String?)])
  func components(
    text: String, start: String, end: String, quarter: String?, sum: String?
  ) throws {
    let syntax = try #require(RegisteredSyntax(parsing: text))
    let from = syntax.computed(try #require(syntax.value(parsing: start)), in: .fixture)
    let to = syntax.computed(try #require(syntax.value(parsing: end)), in: .fixture)
    if let quarter {
      #expect(syntax.interpolated(from: from, to: to, at: 0.25).description == quarter)
    }
    if let sum { #expect(syntax.composed(to, onto: from, .add).description == sum) }
    #expect(syntax.composed(to, onto: from, .replace) == to)
    let flips = syntax.interpolated(from: from, to: to, at: 0.25) == from
    #expect(syntax.isInterpolable(from: from, to: to) != flips)
  }
}
