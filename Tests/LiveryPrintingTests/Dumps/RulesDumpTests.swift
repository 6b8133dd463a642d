// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct RulesDumpTests {
  @Test(
    "prints sheets as a dictionary of selectors, properties and component values",
    arguments: [
      ("", "{}"), ("a {}", #"{"a":{}}"#), ("a{color:red}", #"{"a":{"color":["red"]}}"#),
      ("a { color:#FFF; width:100px }", ##"{"a":{"color":["#FFF"],"width":["100px"]}}"##),
      (
        "a, .b, #c { x: 1 }",
        ##"{"a":{"x":["1"]},".b":{"x":["1"]},"#c":{"x":["1"]}}"##
      ),
      // White space and commas are omitted. All other text is a value as written.
      (
        "a { color: rgba(0, 255 , 0,.5) }", #"{"a":{"color":["rgba(0, 255 , 0,.5)"]}}"#
      ),
      (
        "a { text-shadow: 1px 1px #F00, 2px /* x */ 2px 3px blue }",
        ##"{"a":{"text-shadow":["1px","1px","#F00","2px","2px","3px","blue"]}}"##
      ),
      (
        "a { margin: -5px +3px 1.5em -0.5% 0 }",
        #"{"a":{"margin":["-5px","+3px","1.5em","-0.5%","0"]}}"#
      ),
      (
        #"a { font: 12px/1.5 "Helvetica Neue", Arial }"#,
        #"{"a":{"font":["12px","/","1.5","\"Helvetica Neue\"","Arial"]}}"#
      ),
      (
        "a { b: url( x.png ); c: url( 'y' ); d: [1 2] (3) }",
        #"{"a":{"b":["url( x.png )"],"c":["url( 'y' )"],"d":["[1 2]","(3)"]}}"#
      ),
      ("a { w: 12PX; h: 12 px }", #"{"a":{"w":["12PX"],"h":["12","px"]}}"#),
      (#"a { s: "a;b}c" }"#, #"{"a":{"s":["\"a;b}c\""]}}"#),
      ("a { --x: 1px 2px; --Y: }", #"{"a":{"--x":["1px","2px"],"--Y":[]}}"#),
      ("é { x: ü }", #"{"é":{"x":["ü"]}}"#),
      // The cascade by selector text.
      ("a { x: 1; y: 2 } a { y: 3 }", #"{"a":{"x":["1"],"y":["3"]}}"#),
      ("a { color: red; COLOR: blue }", #"{"a":{"color":["blue"]}}"#),
      ("a { x: 1 !important; y: 2 } a { x: 3 }", #"{"a":{"x":["1"],"y":["2"]}}"#),
      ("a { x: 1 !important } a { x: 3 ! important }", #"{"a":{"x":["3"]}}"#),
      (
        "a { x: 1; @starting-style { x: 2 } } @starting-style { b { x: 3 } }", #"{"a":{"x":["1"]}}"#
      ),
      ("a { x: 1 } a:hover { y: 2 }", #"{"a":{"x":["1"]},"a:hover":{"y":["2"]}}"#),
      // Selectors in canonical form.
      (
        "a>b ,c   d~e+f, [a=b], A:HOVER { x: 1 }",
        #"{"a > b":{"x":["1"]},"c d ~ e + f":{"x":["1"]},"[a=\"b\"]":{"x":["1"]},"#
          + #""A:hover":{"x":["1"]}}"#
      ),
      ("a > b { x: 1 } a>b { y: 2 }", #"{"a > b":{"x":["1"],"y":["2"]}}"#),
      // Nested rules.
      ("a { x: 1; & b { y: 2 } z: 3 }", #"{"a":{"x":["1"],"z":["3"]},"a b":{"y":["2"]}}"#),
      (
        "a, .b { > c, &:hover { x: 1 } }",
        #"{"a":{},".b":{},":is(a, .b) > c":{"x":["1"]},":is(a, .b):hover":{"x":["1"]}}"#
      ),
      // Conditions that are true, and others.
      ("@media screen { a { x: 1 } b { y: 2 } }", #"{"a":{"x":["1"]},"b":{"y":["2"]}}"#),
      ("@media all, print { a { x: 1 } }", #"{"a":{"x":["1"]}}"#),
      ("@media print { a { x: 1 } }", "{}"), ("@keyframes a { from { x: 1 } }", "{}"),
      ("@font-face { font-family: x } a { x: 1 }", #"{"a":{"x":["1"]}}"#),
      ("@supports (color: red) { a { x: 1 } }", #"{"a":{"x":["1"]}}"#),
      ("@supports (colour: red) { a { x: 1 } }", "{}"),
      ("@media (prefers-color-scheme: light) { a { x: 1 } }", #"{"a":{"x":["1"]}}"#),
      // Only the element determines whether these rules apply.
      ("@container (width > 1px) { a { x: 1 } } a { y: 2 }", #"{"a":{"y":["2"]}}"#),
      ("@scope (b) { a { x: 1 } y: 1 } a { y: 2 }", #"{"a":{"y":["2"]}}"#),
      // Layers, of which the first is the weakest, and for important declarations the strongest.
      ("@layer p { a { x: 1 } }", #"{"a":{"x":["1"]}}"#),
      ("a { x: 1 } @layer p { a { x: 2; y: 2 } }", #"{"a":{"x":["1"],"y":["2"]}}"#),
      (
        "@layer p, q; @layer q { a { x: 1 } } @layer p { a { x: 2 } }", #"{"a":{"x":["1"]}}"#
      ),
      (
        "@layer p { a { x: 1 !important } } @layer q { a { x: 2 !important } } a { x: 3 !important }",
        #"{"a":{"x":["1"]}}"#
      ),
      ("@layer p { a { x: 1 !important } } a { x: 2 }", #"{"a":{"x":["1"]}}"#),
      ("a { @layer p { x: 1 } x: 2 }", #"{"a":{"x":["2"]}}"#),
      // Only invalid text is dropped.
      (". foo { x: 1 } b { y: 2 }", #"{"b":{"y":["2"]}}"#), ("a, b, { x: 1 }", "{}"),
      ("a { color red; b: 1 }", #"{"a":{"b":["1"]}}"#), ("a { x: 1", #"{"a":{"x":["1"]}}"#),
      ("a { x: 1 } } b { y: 2 }", #"{"a":{"x":["1"]}}"#),
      ("<!-- a { x: 1 } -->", #"{"a":{"x":["1"]}}"#),
    ])
  func dictionary(source: String, expected: String) {
    let dump = json(RulesDump(CSSStyleSheet(source)).json)
    #expect(dump.replacing("\n  ", with: "").replacing("\n", with: "") == expected)
  }

  @Test("later sheets override earlier ones property by property")
  func compositing() {
    var sheet = CSSStyleSheet("a { x: 1; y: 1 } b { x: 1 }", name: "base.css")
    sheet.add("a { y: 2 } c { x: 2 }", name: "brand.css")
    #expect(
      json(RulesDump(sheet).json) == """
        {
          "a":{"x":["1"],"y":["2"]},
          "b":{"x":["1"]},
          "c":{"x":["2"]}
        }
        """)
    #expect(
      TextSink.text(of: RulesDump(sheet).text) == """
        a {
          x: 1
          y: 2
        }
        b {
          x: 1
        }
        c {
          x: 2
        }

        """)
  }

  @Test("prints a value on one line without control characters")
  func control() {
    let sheet = CSSStyleSheet("a { b: c(d\n\n  e); f: '\u{1B}[31m' }")
    #expect(
      TextSink.text(of: RulesDump(sheet).text) == """
        a {
          b: c(d e)
          f: '\u{FFFD}[31m'
        }

        """)
  }
}
