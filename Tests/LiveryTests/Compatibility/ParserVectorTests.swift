// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests of the inputs of Three20's parser tests, with their current results, line by line.
///
/// The article "Coming from Three20" describes the differences.
@Suite struct ParserVectorTests {
  @Test("each line has a valid interpretation", arguments: rules + values + structure + errors)
  func vector(_ vector: ParserVector) { vector.check() }

  private static let rules = [
    ParserVector(
      "a { color: red }", legacy: #"{"a":{"color":["red"]}}"#,
      now: ["a { color: red }"], ["a color": "rgb(255, 0, 0)"]),
    ParserVector(
      "a { color:#FFF; width:100px }", legacy: ##"{"a":{"color":["#FFF"],"width":["100px"]}}"##,
      now: ["a { color: #FFF; width: 100px }"],
      ["a color": "rgb(255, 255, 255)", "a width": "100px"]),
    // Without a space, Three20 combined both into one name.
    ParserVector(
      "a { color:red; }", legacy: #"{"a":{"color:red":[]}}"#,
      now: ["a { color: red }"], ["a color": "rgb(255, 0, 0)"]),
    ParserVector(
      "a, .b, #c { x: 1 }", legacy: "three selectors a, .b, #c, each {\"x\":[\"1\"]}",
      now: ["a, .b, #c { x: 1 }"]),
    ParserVector(
      "a { x: 1; y: 2 } a { y: 3 }", legacy: #"{"a":{"x":["1"],"y":["3"]}}"#,
      now: ["a { x: 1; y: 2 }", "a { y: 3 }"]),
    ParserVector(
      "a { width: 1px; height: 2px } a { height: 3px }",
      legacy: #"{"a":{"width":["1px"],"height":["3px"]}}"#,
      now: ["a { width: 1px; height: 2px }", "a { height: 3px }"],
      ["a width": "1px", "a height": "3px"]),
    ParserVector(
      "a { color: red; color: blue }", legacy: #"{"a":{"color":["blue"]}}"#,
      now: ["a { color: red; color: blue }"], ["a color": "rgb(0, 0, 255)"]),
    // In Three20, 35pt were 35 points; now 35pt are 46.67px, as CSS specifies.
    ParserVector(
      "h3, h3:hover { font-size: 35pt } h3:hover { color: #99F }",
      legacy: "h3: font-size; h3:hover: font-size and color",
      now: ["h3, h3:hover { font-size: 35pt }", "h3:hover { color: #99F }"],
      ["h3 font-size": "46.666667px", "h3 color": "nil", "h3:hover color": "rgb(153, 153, 255)"]),
    ParserVector(
      ".a:hover, #b:hover { width: 1px }", legacy: ".a:hover, #b, hover",
      now: [".a:hover, #b:hover { width: 1px }"],
      ["#b width": "nil", "hover width": "nil", "#b:hover width": "1px"]),
    ParserVector(
      "a {}", legacy: #"{"a":{}}"#, now: ["a {}"], ["a color": "nil"]),
  ]

  private static let values = [
    ParserVector(
      "a { color: rgba(0, 255, 0, .5) }", legacy: #"["rgba(","0","255","0",".5",")"]"#,
      now: ["a { color: rgba(0, 255, 0, .5) }"], ["a color": "rgba(0, 255, 0, 0.5)"]),
    // In Three20, 100% was 100/255.
    ParserVector(
      "a { color: rgb(100%, 0%, 50%) }", legacy: #"["rgb(","100%","0%","50%",")"]"#,
      now: ["a { color: rgb(100%, 0%, 50%) }"], ["a color": "rgb(255, 0, 128)"]),
    ParserVector(
      "a { text-shadow: 0px 1px 0px rgba(0, 0, 0, 0.9); }",
      legacy: #"["0px","1px","0px","rgba(","0","0","0","0.9",")"]"#,
      now: ["a { text-shadow: 0px 1px 0px rgba(0, 0, 0, 0.9) }"],
      ["a text-shadow": "rgba(0, 0, 0, 0.9) 0px 1px 0px"]),
    // Three20 merged two shadows into one, without the comma.
    ParserVector(
      "a { text-shadow: 1px 1px #F00, 2px 2px 3px blue }",
      legacy: ##"["1px","1px","#F00","2px","2px","3px","blue"]"##,
      now: ["a { text-shadow: 1px 1px #F00, 2px 2px 3px blue }"],
      ["a text-shadow": "rgb(255, 0, 0) 1px 1px 0px, rgb(0, 0, 255) 2px 2px 3px"]),
    // Five values are too many for a margin.
    ParserVector(
      "a { margin: -5px +3px 1.5em -0.5% 0 }", legacy: #"["-5px","3px","1.5em","-0.5%","0"]"#,
      now: ["a { margin: -5px +3px 1.5em -0.5% 0 }"], ["a margin": "nil"]),
    ParserVector(
      "a { margin: -5px +3px 1.5em -0.5% }", legacy: #"["-5px","3px","1.5em","-0.5%"]"#,
      now: ["a { margin: -5px +3px 1.5em -0.5% }"], ["a margin": "-5px 3px 24px -0.5%"]),
    ParserVector(
      #"a { font: 12px/1.5 "Helvetica Neue", Arial, sans-serif }"#,
      legacy: #"["12px","1.5","\"Helvetica Neue\"","Arial","sans-serif"]"#,
      now: [#"a { font: 12px/1.5 "Helvetica Neue", Arial, sans-serif }"#],
      ["a font": #"12px / 1.5 "Helvetica Neue", Arial, sans-serif"#]),
    ParserVector(
      #"a { background-image: url(foo/bar.png); b: url( "x y.png" ) }"#,
      legacy: ##"["url(foo/bar.png)"], ["url( \"x y.png\" )"]"##,
      now: [#"a { background-image: url(foo/bar.png); b: url( "x y.png" ) }"#],
      ["a background-image": #"url("foo/bar.png")"#]),
    ParserVector(
      "a { b: url( x y.png ); background-image: url() }",
      legacy: #"["url(","x","y","png",")"], ["url()"]"#,
      now: ["a { b: url( x y.png ); background-image: url() }"], diagnostics: ["bad-url"],
      ["a background-image": #"url("")"#]),
    // In Three20, the word became a value, which made the color invalid.
    ParserVector(
      "a { color: red !important; }", legacy: #"["red","important"]"#,
      now: ["a { color: red !important }"], ["a color": "rgb(255, 0, 0)"]),
    ParserVector(
      "a { w: 12PX; h: 12 px; n: +.5px }", legacy: #"["12PX"], ["12","px"], [".5px"]"#,
      now: ["a { w: 12PX; h: 12 px; n: +.5px }"]),
    ParserVector(
      "a { width: 12PX; height: 12 px; left: +.5px }", legacy: "width and height read as 0",
      now: ["a { width: 12PX; height: 12 px; left: +.5px }"],
      ["a width": "12px", "a height": "nil", "a left": "0.5px"]),
    ParserVector(
      "a { x: U+26 }", legacy: #"{"a":{"x":[]}}"#, now: ["a { x: U+26 }"]),
    ParserVector(
      #"a { s: "a;b}c" }"#, legacy: ##"["\"a;b}c\""]"##, now: [#"a { s: "a;b}c" }"#]),
    ParserVector("é { x: ü }", legacy: "works (UTF-8)", now: ["é { x: ü }"]),
  ]

  private static let structure = [
    ParserVector(
      "@media screen { a { color: red } b { color: blue } }",
      legacy: #"{"screen":{"color":["red"]},"b":{"color":["blue"]}}"#,
      now: ["a { color: red }", "b { color: blue }"],
      ["screen color": "nil", "a color": "rgb(255, 0, 0)", "b color": "rgb(0, 0, 255)"]),
    ParserVector("@media print { }", legacy: #"{"print":{}}"#, now: [], ["print color": "nil"]),
    ParserVector(
      "@keyframes spin { from { x: 1 } to { x: 2 } }",
      legacy: "keyframes, spin: x 1; to: x 2", now: []),
    ParserVector(
      "@font-face { src: url(x) } a { x: 1 }", legacy: "only a", now: ["a { x: 1 }"],
      diagnostics: ["missing-descriptor"]),
    ParserVector(
      "a { & b { width: 1px } }", legacy: #"{"a":{"width":["1px"]}}"#,
      now: ["a {}", "a b { width: 1px }"], ["a width": "nil", "a b width": "1px"]),
    ParserVector(
      "<!-- a { x: 1 } -->", legacy: #"{"a":{"x":["1"]}}"#, now: ["a { x: 1 }"]),
    ParserVector(
      "/* */ a /* */ { /* */ x /* */ : /* */ 1 /* */ } /* */",
      legacy: #"{"a":{"x":["1"]}}"#, now: ["a { x: 1 }"]),
  ]

  private static let errors = [
    ParserVector(
      "a { color red; b: 1 }", legacy: "color:[], red:[], b:[\"1\"]",
      now: ["a { b: 1 }"], diagnostics: ["missing-colon"]),
    // The value is no color, so the linter reports the missing semicolon, and the property is not
    // set.
    ParserVector(
      "a { color: red background: blue }", legacy: #"["red","background","blue"]"#,
      now: ["a { color: red background: blue }"], ["a color": "nil", "a background-color": "nil"]),
    // The end of the style sheet closes open constructs.
    ParserVector(
      "a { width: 1px", legacy: "{}",
      now: ["a { width: 1px }"], diagnostics: ["unclosed-block"], ["a width": "1px"]),
    // An unmatched brace invalidates the rule after it.
    ParserVector(
      "a { x: 1 } } b { y: 2 }", legacy: "both rules kept",
      now: ["a { x: 1 }"], diagnostics: ["unmatched-brace"]),
    ParserVector(
      "{ x: 1 } b { y: 2 }", legacy: "only b",
      now: ["b { y: 2 }"], diagnostics: ["invalid-selector"]),
    ParserVector(
      ".1a { x: 1 } #1a { x: 1 }", legacy: "only #1a",
      now: [], diagnostics: ["invalid-selector", "invalid-selector"]),
    ParserVector(
      ". foo { x: 1 }", legacy: #"{".foo":…}"#, now: [], diagnostics: ["invalid-selector"]),
    ParserVector(
      "a, b, { x: 1 }", legacy: "a and b", now: [], diagnostics: ["invalid-selector"]),
  ]
}
