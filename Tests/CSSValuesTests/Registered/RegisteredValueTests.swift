// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of values of registered custom properties:
/// https://drafts.csswg.org/css-properties-values-api-1/#calculation-of-computed-values.
@Suite struct RegisteredValueTests {
  private static let computedRows: [(String, String, String)] = [
    ("<length>", "2em", "32px"), ("<length>", "0", "0px"), ("<length>", "1in", "96px"),
    ("<length>", "calc(1em + 4px)", "20px"), ("<length>", "10vw", "10vw"),
    ("<length> | <percentage>", "50%", "50%"), ("<length-percentage>", "25%", "25%"),
    ("<length-percentage>", "calc(1em + 50%)", "calc(50% + 16px)"),
    ("<number>", "1e3", "1000"), ("<number>", "calc(1 / 4)", "0.25"), ("<integer>", "+007", "7"),
    ("<integer>", "calc(2.6)", "3"), ("<percentage>", "calc(5% * 2)", "10%"),
    ("<color>", "red", "rgb(255, 0, 0)"), ("<color>", "#0f08", "rgba(0, 255, 0, 0.533)"),
    ("<color>", "currentColor", "currentcolor"), ("<angle>", "0.5turn", "180deg"),
    ("<color>", "color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
    ("<color>", "highlight(hsv(60 1 1))", "hsv(60 0.4 1.2)"),
    ("<time>", "250ms", "0.25s"), ("<resolution>", "96dpi", "1dppx"),
    ("<string>", "'a\"b'", #""a\"b""#), ("<url>", "url( a.png )", #"url("a.png")"#),
    ("<image>", "url(a.png)", #"url("a.png")"#), ("<custom-ident>", "Foo", "Foo"),
    ("<image>", "linear-gradient(red, blue)", "linear-gradient(rgb(255, 0, 0), rgb(0, 0, 255))"),
    ("<transform-function>", "translateX(1em)", "translateX(16px)"),
    ("<transform-list>", "scale(50%) rotate(1turn)", "scale(0.5) rotate(360deg)"),
    ("<length>+", "1px  2em /**/ 3pt", "1px 32px 4px"), ("<length>#", "1px,2em", "1px, 32px"),
    ("<color>#", "red", "rgb(255, 0, 0)"), ("small | big", "big", "big"),
    ("foo+", "foo foo", "foo foo"),
    (
      "<length> | foo | <color>#", "red , lime",
      "rgb(255, 0, 0), rgb(0, 255, 0)"
    ),
    ("<transform-function>+", "rotate(1deg) scale(2)", "rotate(1deg) scale(2)"),
  ]

  @Test(
    "computes a matching value by its type", arguments: computedRows)
  func computed(syntax: String, text: String, expected: String) throws {
    let syntax = try #require(RegisteredSyntax(parsing: syntax))
    let value = try #require(syntax.value(parsing: text))
    #expect(syntax.computed(value, in: ComputationContext()).description == expected)
  }

  private static let mismatchRows: [(String, String)] = [
    ("<length>", "red"), ("<length>", "1"), ("<length>", "1px 2px"), ("<length>", "50%"),
    ("<length>", ""), ("<length>", "calc(1px + 50%)"), ("<length>", "1px;"), ("<number>", "1px"),
    ("<integer>", "1.5"), ("<percentage>", "0"), ("<angle>", "0"), ("<color>", "1px"),
    ("<url>", "'a.png'"), ("<image>", "none"), ("<string>", "a"), ("<time>", "1px"),
    ("<custom-ident>", "inherit"), ("<custom-ident>", "Default"), ("<custom-ident>", "a b"),
    ("small", "Small"), ("<length>+", "1px, 2px"), ("<length>#", "1px 2px"),
    ("<length>#", "1px,"), ("<length>+", ""), ("<transform-list>", "none"),
    ("<transform-function>", "scale(1) scale(2)"), ("<length>+ | foo", "1px foo"),
  ]

  @Test(
    "rejects a value that does not match", arguments: mismatchRows)
  func mismatch(syntax: String, text: String) throws {
    let syntax = try #require(RegisteredSyntax(parsing: syntax))
    #expect(syntax.value(parsing: text) == nil)
  }

  private static let dependencyRows: [(String, String, ComputationDependencies)] = [
    ("<length>", "1px", []), ("<length>", "1in", []),
    ("<length>", "2em", .font), ("<length>", "calc(1px + 1Q + 2ex)", .font),
    ("<length>", "1rem", .rootFont), ("<length>", "1lh", [.font, .lineHeight]),
    ("<length>", "1rlh", [.rootFont, .rootLineHeight]), ("<length>", "1vw", .viewport),
    ("<length>", "1vi", [.viewport, .writingMode]), ("<length>", "1cqw", .container),
    ("<length>", "1cqi", [.container, .writingMode]),
    ("<length>#", "1em, 1vw", [.font, .viewport]),
    ("<transform-list>", "scale(2) translate(1em)", .font), ("<length>", #"1\65 m"#, .font),
    ("<color>", "red", []), ("<color>", "currentcolor", []),
    ("<color>", "CanvasText", .colorScheme),
    ("<color>", "light-dark(red, blue)", .colorScheme), ("<string>", "'1em'", []),
    ("<color>", "color-mix(in srgb, red, Canvas)", .colorScheme),
    ("<color>", "toolbar-color(Canvas)", .colorScheme), ("<color>", "highlight(red)", []),
    ("<image>", "linear-gradient(red, blue)", []), ("<custom-ident>", "Canvas", []),
    ("<image>", "linear-gradient(red, Canvas 1em)", [.colorScheme, .font]),
  ]

  @Test(
    "the dependencies of a value are those of its units and colors", arguments: dependencyRows)
  func dependencies(syntax: String, text: String, expected: ComputationDependencies) throws {
    let syntax = try #require(RegisteredSyntax(parsing: syntax))
    let stream = TokenStream(text)
    let value = try #require(syntax.value(stream))
    #expect(ComputationDependencies(of: value, in: stream, 0..<stream.count) == expected)
  }
}
