// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Tests of the parsing, the serialization and the diagnostics of media queries.
@Suite struct MediaQueryGrammarTests {
  private func list(_ text: String) -> (MediaQueryList, [Diagnostic]) {
    let stream = TokenStream(text)
    var log = DiagnosticLog()
    let list = MediaQueryList(stream, in: 0..<stream.count, log: &log)
    return (list, log.diagnostics)
  }

  @Test(
    "serializes a query in canonical form",
    arguments: [
      ("", ""), ("ALL", "all"), ("only  Screen", "only screen"), ("not/**/print", "not print"),
      ("all and (color)", "(color)"), ("only all and (color)", "only all and (color)"),
      ("not all and (color)", "not all and (color)"), ("screen AND (COLOR)", "screen and (color)"),
      ("(MIN-width:5PX)", "(min-width: 5px)"), ("(width>=5px)", "(width >= 5px)"),
      ("(5px<width<=1e1px)", "(5px < width <= 10px)"), ("(5px = width)", "(5px = width)"),
      ("(aspect-ratio:16/9)", "(aspect-ratio: 16 / 9)"),
      ("(aspect-ratio: 2)", "(aspect-ratio: 2 / 1)"),
      ("(resolution:96DPI)", "(resolution: 96dpi)"),
      ("(resolution: INFINITE)", "(resolution: infinite)"),
      ("(hover:HOVER)", "(hover: hover)"), ("(width: calc(1px + 2px))", "(width: calc(3px))"),
      ("(-webkit-min-device-pixel-ratio:2)", "(-webkit-min-device-pixel-ratio: 2)"),
      ("not (grid)", "not (grid)"), ("( (color) or (not (grid)) )", "((color) or (not (grid)))"),
      ("(color)and (hover)", "(color) and (hover)"), ("(Foo: Bar)", "(Foo: Bar)"),
      ("print,screen", "print, screen"), ("a b, screen", "not all, screen"),
      (",", "not all, not all"),
      ("\\31 st", "\\31 st"), ("(width", "(width)"),
    ])
  func serialization(text: String, expected: String) {
    #expect(list(text).0.description == expected)
    let again = list(expected).0
    #expect(again.description == expected)
  }

  @Test(
    "an invalid query never matches and is reported",
    arguments: [
      ("screen ⟦print⟧", "expected 'and' or ',', found 'print'"),
      ("screen and⟦⟧", "expected '(', found the end"),
      ("⟦and⟧", "expected a media type, found 'and'"),
      ("only ⟦or⟧", "expected a media type, found 'or'"),
      ("⟦layer⟧", "expected a media type, found 'layer'"),
      ("only ⟦(⟧color)", "expected a media type, found '('"),
      ("not⟦⟧", "expected '(', found the end"),
      ("⟦'screen'⟧", "expected a media query, found ''screen''"),
      (
        "(color) and (hover) ⟦or⟧ (grid)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'or'"
      ),
      (
        "screen and (color) ⟦or⟧ (grid)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'or'"
      ),
      ("(color) ⟦screen⟧", "expected 'and' or 'or', found 'screen'"),
      (
        "not (color) ⟦and⟧ (hover)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'and'"
      ),
      (
        "screen and not (grid) ⟦and⟧ (hover)",
        "expected parentheses where 'and', 'or' and 'not' are mixed, found 'and'"
      ),
      ("screen ⟦and(⟧color)", "expected 'and' or ',', found 'and('"),
      ("all,⟦⟧", "expected a media query, found the end"),
      ("(color⟦]⟧), all", "expected a condition, found ']'"),
    ] as [(MarkedSource, String)])
  func malformed(source: MarkedSource, message: String) {
    let (list, diagnostics) = list(source.text)
    #expect(list.queries.contains { $0.description == "not all" })
    #expect(diagnostics.map(\.message) == [message + "; this media query never matches"])
    #expect(diagnostics.map(\.kind) == [.invalidMediaQuery])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.range) == source.ranges)
  }

  @Test(
    "reports unknown names with suggestions",
    arguments: [
      ("⟦scren⟧", "unknown media type 'scren'; did you mean 'screen'?"),
      ("⟦hologram⟧", "unknown media type 'hologram'"),
      ("⟦hover⟧", "unknown media type 'hover'; did you mean '(hover)'?"),
      ("(⟦screen⟧)", "unknown media feature 'screen'"),
      ("(⟦min-widht⟧: 5px)", "unknown media feature 'min-widht'; did you mean 'min-width'?"),
      ("(5px < ⟦Heihgt⟧)", "unknown media feature 'Heihgt'; did you mean 'height'?"),
      (
        "(⟦prefers-color-schema⟧: dark)",
        "unknown media feature 'prefers-color-schema'; did you mean 'prefers-color-scheme'?"
      ),
      (
        "(width: ⟦600⟧)",
        "invalid value for 'width': found '600', expected <length>; did you mean '600px'?"
      ),
      ("(min-width:⟦⟧)", "invalid value for 'min-width': found the end, expected <length>"),
      ("(width: ⟦1px 2px⟧)", "invalid value for 'width': found '1px 2px', expected <length>"),
      (
        "(resolution: ⟦2⟧)",
        "invalid value for 'resolution': found '2', expected <resolution> | infinite; did you mean '2dppx'?"
      ),
      (
        "(prefers-color-scheme: ⟦drak⟧)",
        "invalid value for 'prefers-color-scheme': found 'drak', expected light | dark; did you mean 'dark'?"
      ),
      ("(grid: ⟦3⟧)", "invalid value for 'grid': found '3', expected 0 | 1"),
      (
        "⟦(min-width)⟧",
        "the condition '(min-width)' is unknown; it is neither true nor false"
      ),
      (
        "⟦not(color)⟧",
        "the condition 'not(color)' is unknown; it is neither true nor false"
      ),
      (
        "(color) or ⟦((a) b)⟧",
        "the condition '((a) b)' is unknown; it is neither true nor false"
      ),
    ] as [(MarkedSource, String)])
  func unknown(source: MarkedSource, message: String) throws {
    let diagnostics = list(source.text).1
    let last = try #require(diagnostics.last)
    #expect(last.message == message)
    #expect(last.severity == .warning)
    #expect(last.range == source.ranges[0])
    for fix in last.fixIts { #expect(fix.replacement == last.suggestion && !fix.isSafe) }
  }

  @Test(
    "reports nothing for valid queries",
    arguments: [
      "", "all", "screen, print, speech, tv", "(width)", "(width: 0)", "(400px < width)",
      "not print and (min-width: 5em)", "(-ms-high-contrast: active)", "(-webkit-transform-3d)",
      "(min--moz-device-pixel-ratio: 2)",
    ])
  func silence(text: String) { #expect(list(text).1.map(\.message) == []) }
}
