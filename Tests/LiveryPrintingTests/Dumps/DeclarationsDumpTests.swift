// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryPrinting
import TestSupport
import Testing

@Suite struct DeclarationsDumpTests {
  @Test(
    "prints valid values in canonical form, and others as written",
    arguments: [
      ("a { color: #FF0000 }", "a { color: rgb(255, 0, 0) }"),
      ("a { COLOR: Red }", "a { color: red }"),
      ("a { color: rgba( 0,0,0 , 50% )!important }", "a { color: rgba(0, 0, 0, 0.5) !important }"),
      ("a { margin: 1px  1px 1px }", "a { margin: 1px }"),
      ("a { color: INHERIT }", "a { color: inherit }"),
      ("a { color: polkadot }", "a { color: polkadot } (invalid)"),
      ("a { color: }", "a { color:  } (invalid)"),
      ("a { colour: Red  blue }", "a { colour: Red blue } (invalid)"),
      ("a { --X:  a   b ; }", "a { --X: a b }"),
      ("a { color: VAR(--x,  Red) }", "a { color: VAR(--x, Red) }"),
      ("a { color: --F( Red,  1 ) }", "a { color: --F( Red, 1 ) }"),
      ("a { width: calc(1px + --f()) }", "a { width: calc(1px + --f()) }"),
      ("a { --x: --f() }", "a { --x: --f() }"),
      ("a { color: --f(;) }", "a { color: --f(;) } (invalid)"),
      ("a { color: --() }", "a { color: --() } (invalid)"),
      ("a { color: var(x) }", "a { color: var(x) } (invalid)"),
      ("a { colour: var(--x) }", "a { colour: var(--x) } (invalid)"),
      // Selectors.
      ("a>b,c { color: red }", "a > b, c { color: red }"),
      ("a, .b { & c { color: red } }", ":is(a, .b) c { color: red }"),
      ("a..b { color: red }", "a..b { color: red } (invalid)"),
      ("a..b { c { color: Red } }", "c { color: Red } (invalid)"),
      // At-rules.
      ("@media print { a { color: RED } }", "a { color: red }"),
      ("a { @media print { color: RED } }", "a { color: red }"),
      ("@media print { color: red }", "@media print { color: red } (invalid)"),
      ("@font-face { src:  URL(x) }", "@font-face { src: URL(x) }"),
      ("a { @font-face { src: x } }", "@font-face { src: x } (invalid)"),
      ("@keyframes x { FROM, 50% { color: RED } }", "FROM, 50% { color: red }"),
      ("@-webkit-keyframes x { to { color: RED } }", "to { color: red }"),
      ("@keyframes x { middle { color: red } }", "middle { color: red } (invalid)"),
      ("@keyframes x { from { a { color: red } } }", "a { color: red } (invalid)"),
      ("@keyframes x { 101% { color: red } }", "101% { color: red } (invalid)"),
      ("@keyframes none { from { color: red } }", "from { color: red } (invalid)"),
      ("@font-face { FONT-WEIGHT: Bold }", "@font-face { font-weight: Bold }"),
      ("@font-face { font-weight: heavy }", "@font-face { font-weight: heavy } (invalid)"),
      ("@font-face { color: red }", "@font-face { color: red } (invalid)"),
      ("@property --x { syntax: '*' }", "@property --x { syntax: '*' }"),
      ("@property --x { syntax: * }", "@property --x { syntax: * } (invalid)"),
      ("@property --x { inherits: yes }", "@property --x { inherits: yes } (invalid)"),
      ("@property x { inherits: true }", "@property x { inherits: true } (invalid)"),
      ("@counter-style x { system: cyclic }", "@counter-style x { system: cyclic }"),
      ("@supports (x: y) { a { color: RED } }", "a { color: red }"),
      ("@supports x { a { color: RED } }", "a { color: RED } (invalid)"),
      ("@media and { a { color: RED } }", "a { color: red }"),
      ("@starting-style { a { color: RED } }", "a { color: red }"),
      ("a { @starting-style { color: RED } }", "a { color: red }"),
      ("@starting-style x { a { color: RED } }", "a { color: RED } (invalid)"),
      ("@supports x { @starting-style { a { color: RED } } }", "a { color: RED } (invalid)"),
      ("@supports (x: y) { @starting-style/**/{ a { color: RED } } }", "a { color: red }"),
      ("@supports (x: y) { @starting-style x { a { color: RED } } }", "a { color: RED } (invalid)"),
      ("@layer a.b { a { color: RED } }", "a { color: red }"),
      ("@layer a, b { a { color: RED } }", "a { color: RED } (invalid)"),
      ("a { @layer { color: RED } }", "a { color: red }"),
      ("@container x (width > 1px) { a { color: RED } }", "a { color: red }"),
      ("@container x y { a { color: RED } }", "a { color: RED } (invalid)"),
      ("@scope (a) to (b) { > c { color: RED } }", ":scope > c { color: red }"),
      ("@scope { color: RED }", ":where(:scope) { color: red }"),
      ("a { @scope (> b) { c { color: RED } } }", ":scope c { color: red }"),
      ("@scope (a..b) { c { color: RED } }", "c { color: RED } (invalid)"),
      ("@scope (a) b { c { color: RED } }", "c { color: RED } (invalid)"),
      ("a { --x: var(y) }", "a { --x: var(y) } (invalid)"),
      ("@unheard-of x { a { color: red } }", "a { color: red } (invalid)"),
      ("@unheard-of x { color: red }", "@unheard-of x { color: red } (invalid)"),
    ])
  func row(source: String, expected: String) {
    let text = TextSink.text(of: DeclarationsDump([SyntaxTree(parsing: source)]).text)
    let row = text.drop { $0 != " " }.dropFirst().dropLast()
    #expect(row == expected)
  }

  @Test("prints the declarations of every sheet in source order")
  func order() {
    let first = SyntaxTree(
      parsing: "a {\n color: red;\n b { color: #0000ff }\n width: 1PX }", name: "x.css")
    let second = SyntaxTree(parsing: "/* é😀 */ c { font: 12px/1.50 X !important }", name: "y.css")
    let dump = DeclarationsDump([first, second])
    #expect(
      json(dump.json) == """
        [
          {"selector":"a","property":"color","value":"red","important":false,"valid":true,\
        "file":"x.css","line":2,"column":2},
          {"selector":"a b","property":"color","value":"rgb(0, 0, 255)","important":false,"valid":true,\
        "file":"x.css","line":3,"column":6},
          {"selector":"a","property":"width","value":"1px","important":false,"valid":true,\
        "file":"x.css","line":4,"column":2},
          {"selector":"c","property":"font","value":"12px / 1.5 X","important":true,"valid":true,\
        "file":"y.css","line":1,"column":15}
        ]
        """)
    #expect(
      TextSink.text(of: dump.text) == """
        x.css:2:2: a { color: red }
        x.css:3:6: a b { color: rgb(0, 0, 255) }
        x.css:4:2: a { width: 1px }
        y.css:1:15: c { font: 12px / 1.5 X !important }

        """)
  }

  @Test("cuts a selector list that nesting multiplies", .tier(.standard))
  func longLists() {
    let names = (0..<10_000).map { "n\($0)" }.joined(separator: ",")
    let declarations = String(repeating: "color:red;", count: 1_000)
    let dump = DeclarationsDump([SyntaxTree(parsing: "\(names){\(declarations)}")])
    let text = TextSink.text(of: dump.text)
    #expect(text.utf8.count < 20_000_000)
    #expect(text.prefix { $0 != "\n" }.hasSuffix(", … { color: red }"))
  }
}
