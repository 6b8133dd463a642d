// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

/// Returns the declaration of a member, in a rule of its own.
private func declaration(_ member: String) -> String {
  let text = css("{\"a\": {\(member)}}")
  return text.split(separator: "\n").dropFirst().dropLast().map { $0.drop { $0 == " " } }
    .joined(separator: " ")
}

@Suite("Values of style sheets in JSON") struct JSONValueFormTests {
  @Test(
    "the last word of a name determines the value's type",
    arguments: [
      (##""color": "#0f0d0a""##, "color: #0f0d0a;"),
      (##""separatorColor": "#fff8""##, "--separator-color: #fff8;"),
      (#""listTapCOLOR": "rgb(1, 2, 3)""#, "--listTapCOLOR: rgb(1, 2, 3);"),
      (#""tapColor2": "red""#, "--tap-color2: red;"),
      (#""stopColors": ["red", "blue"]"#, "--stop-colors: red, blue;"),
      (#""image": "icon""#, #"--image: url("icon");"#),
      (#""backgroundImage": "a b.png""#, #"background-image: url("a b.png");"#),
      (#""backgroundImage": "none""#, "background-image: none;"),
      (#""iconImages": ["a", "b"]"#, #"--icon-images: url("a"), url("b");"#),
      (#""anchorPoint": [1, 2.5]"#, "--anchor-point: 1px 2.5px;"),
      (#""origin": [1, 2]"#, "--origin: 1px 2px;"),
      (#""location": [1, 2]"#, "--location: 1px 2px;"),
      (#""position": [1, 2]"#, "--position: 1px 2px;"),
      (#""position": "absolute""#, "position: absolute;"),
      (#""center": [1, "50%"]"#, "--center: 1px 50%;"),
      (#""iconSize": [16, 17]"#, "--icon-size: 16px 17px;"),
      (#""fontSize": 13"#, "font-size: 13px;"), (#""fontSize": "12pt""#, "font-size: 12pt;"),
      (#""viewDimensions": [1, 2]"#, "--view-dimensions: 1px 2px;"),
      (#""rect": [1, 2, 3, 4]"#, "--rect: 1px 2px 3px 4px;"),
      (#""frame": [1, 2, 3, 4]"#, "--frame: 1px 2px 3px 4px;"),
      (#""bounds": [1, 2, 3, 4]"#, "--bounds: 1px 2px 3px 4px;"),
      (#""margin": [1, 2, 3, 4]"#, "margin: 1px 4px 3px 2px;"),
      (#""margins": [23, 15, 10, 15]"#, "margin: 23px 15px 10px 15px;"),
      (#""paddings": [1, 2, 3, 4]"#, "padding: 1px 4px 3px 2px;"),
      (#""padding": 4"#, "padding: 4px;"), (#""padding": "0 auto""#, nil),
      (#""textMargins": [1, 2, 3, 4]"#, "--text-margins: 1px 4px 3px 2px;"),
      (#""border": [1, 2, 3, 4]"#, "--border: 1px 4px 3px 2px;"),
      (#""border": "1px solid red""#, "border: 1px solid red;"),
      (#""font": {"name": "HelveticaNeue", "size": 13}"#, #"font: 13px "HelveticaNeue";"#),
      (
        #""titleFont": {"size": 9, "name": ["A B", "serif"], "weight": 700, "lineHeight": 1.5}"#,
        #"--title-font: 700 9px/1.5 "A B", serif;"#
      ),
      (#""font": {"size": 9}"#, "font: 9px system-ui;"),
      (#""font": "13px Helvetica""#, "font: 13px Helvetica;"),
    ] as [(String, String?)])
  func types(member: String, expected: String?) {
    #expect(declaration(member) == expected ?? "")
  }

  @Test(
    "an untyped name is a property that accepts the value, otherwise a custom property",
    arguments: [
      (#""showTime": 0.2"#, "--show-time: 0.2;"), (#""width": 300"#, "width: 300px;"),
      (#""opacity": 0.5"#, "opacity: 0.5;"), (#""zIndex": 3"#, "z-index: 3;"),
      (#""lineHeight": 1.5"#, "line-height: 1.5;"),
      (#""transitionDuration": 0.2"#, "transition-duration: 0.2s;"),
      (#""borderRadius": [3, 3, 0, 0]"#, "border-radius: 3px 3px 0px 0px;"),
      (#""fontFamily": ["Helvetica Neue", "serif"]"#, #"font-family: "Helvetica Neue", serif;"#),
      (#""keyTimes": [0, 0.5, 1]"#, "--key-times: 0, 0.5, 1;"),
      (#""isTopBarHidden": true"#, "--is-top-bar-hidden: true;"),
      (#""timingType12": "linear""#, "--timing-type12: linear;"),
      (#""display": "flex""#, "display: flex;"), (#""display": "fancy""#, "--display: fancy;"),
      (#""title": "Hello world""#, #"--title: "Hello world";"#),
      (#""title": "say \"hi\"""#, #"--title: "say \"hi\"";"#),
      (#""delay": "200ms""#, "--delay: 200ms;"), (##""shade": "#1234""##, "--shade: #1234;"),
      (#""shade": "var(--x, red)""#, "--shade: var(--x, red);"),
      (#""URLColor": "red""#, "--URLColor: red;"), (#""text_color": "red""#, "--text_color: red;"),
      (#""border-radius": "3px 4px""#, "border-radius: 3px 4px;"),
      (#""border-radius": 3"#, "border-radius: 3px;"),
      (#""--accent": " a  b ""#, "--accent: a  b;"), (#""--accent": "@a""#, ""),
      (#""--accent": " @a""#, "--accent: @a;"), (#""zoom:": "1""#, "zoom: 1;"),
      (#""line-height": "1.5""#, "line-height: 1.5;"),
      (#""color": "red !important""#, "color: red !important;"),
    ])
  func untyped(member: String, expected: String) {
    #expect(declaration(member) == expected)
  }

  @Test(
    "reports a value that its property rejects, with the accepted values",
    arguments: [
      (
        #""display": "fancy""#, "fancy",
        "'fancy' is not a value of 'display' and is kept as the custom property '--display'; expected "
      ),
      (#""fontSize": [1, 2]"#, "[1, 2]", "'[1, 2]' is not a value of 'font-size' and is kept"),
      (#""rotate": 45"#, "45", "'45' is not a value of 'rotate' and is kept"),
      (#""whiteSpace": "nowrapp""#, "nowrapp", "did you mean 'nowrap'?"),
    ])
  func rejected(member: String, value: String, message: String) throws {
    let json = "{\"a\": {\(member)}}"
    #expect(problems(json) == ["kept-as-custom-property: \(value)"])
    let diagnostic = try #require(JSONStyleSheet(SourceText(json)).diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
  }

  @Test(
    "accepts a value intended for a custom property",
    arguments: [
      #""position": [1, 2]"#, #""border": [1, 2, 3, 4]"#, #""--display": "fancy""#,
      #""grid": 8, "width": "@a.grid""#, #""showTime": 1"#,
    ])
  func suggestion(member: String) {
    #expect(problems("{\"a\": {\(member)}}") == [])
  }

  @Test("text attributes become the rule of a part")
  func attributes() {
    let json = ##"""
      {"editor": {"normalTextAttributes": {
        "font": {"name": "HelveticaNeue", "size": 18},
        "lineBreakMode": "NSLineBreakByTruncatingTail",
        "color": "#990202", "kern": 1, "NSUnderlineStyleAttributeName": "NSUnderlineStyleSingle",
        "strikethroughStyle": 1, "shadow": {"offset": [1, 2], "blurRadius": 3, "color": "red"},
        "paragraphStyle": {"alignment": "NSTextAlignmentCenter", "lineSpacing": 4}, "own": 5
      }}}
      """##
    #expect(
      css(json) == """
        editor::part(normal-text-attributes) {
          font: 18px "HelveticaNeue";
          white-space: nowrap;
          text-overflow: ellipsis;
          color: #990202;
          letter-spacing: 1px;
          text-decoration-line: underline;
          text-decoration-line: underline line-through;
          text-shadow: 1px 2px 3px red;
          text-align: center;
          --line-spacing: 4;
          --own: 5;
        }
        """)
  }

  @Test(
    "accepts UIKit's line break names, long or short",
    arguments: [
      ("NSLineBreakByWordWrapping", "white-space: normal;"),
      ("byTruncatingTail", "white-space: nowrap; text-overflow: ellipsis;"),
      ("truncatingTail", "white-space: nowrap; text-overflow: ellipsis;"),
      ("NSLineBreakByClipping", "white-space: nowrap; text-overflow: clip;"),
      ("charWrapping", "white-space: normal; word-break: break-all;"),
      ("NSLineBreakByTruncatingHead", "white-space: nowrap; text-overflow: ellipsis clip;"),
    ])
  func lineBreaks(name: String, expected: String) {
    let text = css("{\"a\": {\"textAttributes\": {\"lineBreakMode\": \"\(name)\"}}}")
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == expected)
  }

  @Test(
    "reports values of another form at their positions and parses the rest",
    arguments: [
      (#""color": 5"#, "invalid-json-value: 5"),
      (#""tapColor": "reddish""#, "invalid-json-value: reddish"),
      (#""size": [1]"#, "invalid-json-value: [1]"), (#""iconSize": 16"#, "invalid-json-value: 16"),
      (#""margins": [1, 2, 3]"#, "invalid-json-value: [1, 2, 3]"),
      (#""rect": [1, 2, 3, "red"]"#, "invalid-json-value: red"),
      (#""image": """#, "invalid-json-value: "),
      (#""lineColor": true"#, "invalid-json-value: true"),
      (#""stopColors": "red""#, "invalid-json-value: red"),
      (#""x": null"#, "null-in-json-sheet: null"),
      (#""x": 1e999"#, "non-finite-json-number: 1e999"), (#""x": []"#, "invalid-json-value: []"),
      (#""titleFont": {"name": "A"}"#, #"font-without-size: {"name": "A"}"#),
      (#""--x": "a; b""#, "invalid-css-text: a; b"), (#""--x": "}""#, "invalid-css-text: }"),
      (#""color": "red; width: 1px""#, "invalid-json-value: red; width: 1px"),
      (#""lineColor": "rgb(1, 2""#, "invalid-json-value: rgb(1, 2"),
      (#""margin": [1, 2, 3, 4], "margins": [1, 2, 3, 4]"#, "json-name-collision: margins"),
      (#""fontSize": 1, "font-size": 2"#, "json-name-collision: font-size"),
      (#""": 1"#, "empty-json-name: "), (#"".x": 5"#, "invalid-json-rules: 5"),
      (#""a{}b": {}"#, "invalid-json-selector: a{}b"),
      (#""@media;": {}"#, "invalid-json-selector: @media;"),
      (
        #""textAttributes": {"lineBreakMode": "NSLineBreakByTail"}"#,
        "invalid-json-value: NSLineBreakByTail"
      ),
    ])
  func faults(member: String, expected: String) {
    #expect(problems("{\"a\": {\(member), \"height\": 1}}") == [expected])
    #expect(css("{\"a\": {\(member), \"height\": 1}}").contains("  height: 1px;"))
  }
}
