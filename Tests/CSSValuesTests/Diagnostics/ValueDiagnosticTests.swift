// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

struct ValueDiagnosticTests {
  @Test(
    "an invalid value is reported with what was found and what is accepted",
    arguments: [
      (Property.color, "polkadot", "found 'polkadot', expected <color>"),
      (.color, "fuschia", "found 'fuschia', expected <color>; did you mean 'fuchsia'?"),
      (.color, "canvastxt", "found 'canvastxt', expected <color>; did you mean 'canvastext'?"),
      (.color, "none", "found 'none', expected <color>; did you mean 'transparent'?"),
      (.color, "", "found the end, expected <color>"),
      (.color, "red blue", "found 'blue', expected the end of the value"),
      (.color, "rgb(1, 2 3)", "found '3', expected ','"),
      (.color, "rgb(1 2 3 4)", "found '4', expected ')'"),
      (.color, "rgb(1 2", "found the end, expected <number> | <percentage> | none"),
      (.color, "inherit red", "found 'inherit', expected <color>"),
      (.color, "inherti", "found 'inherti', expected <color>; did you mean 'inherit'?"),
      (.width, "12", "found '12', expected <length-percentage [0,∞]>; did you mean '12px'?"),
      (.width, "12xp", "found '12xp', expected <length-percentage [0,∞]>; did you mean '12px'?"),
      (.width, "-1px", "found '-1px', expected <length-percentage [0,∞]>"),
      (.width, "-1", "found '-1', expected <length-percentage [0,∞]>"),
      (.left, "-1", "found '-1', expected <length-percentage>; did you mean '-1px'?"),
      (.left, "f(x y) z", "found 'f(x y)', expected auto | <length-percentage>"),
      (.fontWeight, "1001", "found '1001', expected <number [1,1000]>"),
      (
        .visibility, "hiden",
        "found 'hiden', expected visible | hidden | collapse; did you mean 'hidden'?"
      ),
      (.textShadow, "1px", "found the end, expected <length>"),
      (.textShadow, "1px 1px x", "found 'x', expected <length [0,∞]> | <color> | ','"),
      (.textShadow, "polkadot", "found 'polkadot', expected none | <color> | <length>"),
      (
        .font, "12px",
        "found the end, expected '/' | <string> | <custom-ident> | <generic-family>"
      ),
      (.top, "1px auto", "found 'auto', expected the end of the value"),
      (.fontStyle, "oblique auto", "found 'auto', expected <angle [-90deg,90deg]>"),
      (.visibility, "1px", "found '1px', expected visible | hidden | collapse"),
      (.color, "Rde", "found 'Rde', expected <color>; did you mean 'red'?"),
      (
        .font, "12px/1.5.2 a",
        "found '.2', expected <string> | <custom-ident> | <generic-family>"
      ),
      (.backgroundImage, "'a'", "found ''a'', expected <image> | none"),
      (
        .fontWeight, "rgba(1, 2, 3, 0.5)",
        "found the color 'rgba(1, 2, 3, 0.5)', expected normal | bold | <number [1,1000]> | bolder | lighter"
      ),
      (.visibility, "#fff", "found the color '#fff', expected visible | hidden | collapse"),
      (.visibility, "red", "found the color 'red', expected visible | hidden | collapse"),
      (.visibility, "rgb(1)", "found 'rgb(1)', expected visible | hidden | collapse"),
    ])
  func message(property: Property, text: String, expected: String) {
    #expect(property.message(of: text) == "invalid value for '\(property)': " + expected)
  }

  @Test(
    "an unsupported CSS function is not an error of the author",
    arguments: [
      (Property.width, "paint(x)", "paint"), (.margin, "1px ATTR(x px)", "attr"),
      (.backgroundImage, "none, element(#a)", "element"),
    ])
  func unsupportedFunction(property: Property, text: String, name: String) throws {
    let diagnostic = try #require(property.diagnostic(for: TokenStream(text)))
    #expect(diagnostic.kind == .unsupportedFunction)
    #expect(diagnostic.severity == .warning)
    #expect(
      diagnostic.message == "the function '\(name)()' is not supported; the declaration is ignored")
  }

  @Test("the range covers the found text, and the fix replaces it")
  func ranges() throws {
    let stream = TokenStream("a { color : 1px 1px rde ; }")
    let range = 8..<13
    #expect(stream.text(of: range) == "1px 1px rde")
    let diagnostic = try #require(Property.textShadow.diagnostic(for: stream, in: range))
    #expect(stream.text(in: diagnostic.range) == "rde")
    #expect(diagnostic.fixIts.map(\.replacement) == ["red"])
    #expect(diagnostic.fixIts.map(\.isSafe) == [false])
    #expect(diagnostic.fixIts.map(\.range) == [diagnostic.range])
  }

  @Test("reports a value that is nested too deep")
  func tooComplex() throws {
    for text in [
      String(repeating: "(", count: 600), "rgb(" + String(repeating: "calc(", count: 5000) + "1",
    ] {
      let stream = TokenStream(text)
      let diagnostic = try #require(Property.color.diagnostic(for: stream))
      #expect(diagnostic.kind == .tooComplexValue)
      #expect(diagnostic.range == 0..<text.utf8.count)
      #expect(
        diagnostic.message
          == "the value of 'color' is too complex: at most 512 blocks may be nested")
    }
  }

  @Test("the legacy none has a fix, which is unsafe because it changes the meaning")
  func legacyNone() throws {
    let stream = TokenStream("NONE")
    let diagnostic = try #require(Property.backgroundColor.diagnostic(for: stream))
    #expect(diagnostic.fixIts == [.init(range: 0..<4, replacement: "transparent", isSafe: false)])
    #expect(diagnostic.kind == .invalidValue)
    #expect(diagnostic.severity == .error)
  }

  @Test(
    "reports an unknown property with a suggestion",
    arguments: [
      ("colour", "unknown property 'colour'; did you mean 'color'?"),
      ("Backgruond-Color", "unknown property 'Backgruond-Color'; did you mean 'background-color'?"),
      ("zzz", "unknown property 'zzz'"), ("", "unknown property ''"),
      (
        String(repeating: "z", count: 99),
        "unknown property '\(String(repeating: "z", count: 60))…'"
      ),
    ])
  func unknownProperty(name: String, message: String) {
    let diagnostic = Diagnostic.unknownProperty(name, range: 3..<9)
    #expect(diagnostic.message == message)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.fixIts.allSatisfy { $0.range == 3..<9 && !$0.isSafe })
  }

  @Test(
    "suggests the name with the smallest edit distance",
    arguments: [
      ("colour", "color"), ("clor", "color"), ("oclor", "color"), ("COLORR", "color"),
      ("margin-lfet", "margin-left"), ("rgiht", "right"), ("x", nil), ("", nil), ("color", nil),
      ("colonnade", nil), ("abcdefghij", nil),
    ] as [(String, String?)])
  func closestName(name: String, expected: String?) {
    #expect(closest(to: name, in: ["color", "right", "margin-left"]) == expected)
  }

  @Test("reports a hostile value in linear time", .tier(.full))
  func hostile() {
    for piece in ["(", "rgb(", "a", "a ", "1px 1px,", "9", "url(", "\""] {
      expectGrowth(from: 800, piece) { count in
        let stream = TokenStream(String(repeating: piece, count: count))
        for property in Property.allCases {
          // A list of thousands of families is long but valid. A message may contain the grammar.
          let message = property.diagnostic(for: stream)?.message
          #expect((message?.count ?? 0) < 300 + property.definition.syntax.count)
        }
      }
    }
  }
}
