// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryTooling
import Testing

@Suite struct TreeDumpTests {
  let source = """
    @import "x";
    a:hover {
      color: rgb(1 2) !important;
      & [b] { --c: }
      oops;
    }
    """

  @Test("in text every node has a line with its bytes, indented below the rule that holds it")
  func text() {
    let dump = TreeDump([SyntaxTree(parsing: source, name: "x.css")])
    #expect(
      TextSink.text(of: dump.text) == #"""
        style-sheet 0-79 "x.css"
          at-rule 0-12 "@import" "\"x\""
          qualified-rule 13-79 "a:hover"
            declaration 25-52 "color" "rgb(1 2)" important
            qualified-rule 55-69 "& [b]"
              declaration 63-68 "--c" ""
            raw 72-77 "oops;"

        """#)
  }

  @Test("in JSON preludes and values are component values")
  func json() throws {
    let text = LiveryToolingTests.json(
      TreeDump([SyntaxTree(parsing: "@x;a{b:f([c]", name: "x")]).json)
    #expect(
      text == """
        [
          {"type":"style-sheet","file":"x","start":0,"end":12,"children":[\
        {"type":"at-rule","start":0,"end":3,"name":"x","prelude":[]},\
        {"type":"qualified-rule","start":3,"end":12,\
        "prelude":[{"type":"ident-token","raw":"a","start":3,"end":4}],"children":[\
        {"type":"declaration","start":5,"end":12,"name":"b","value":[\
        {"type":"function","name":"f","start":7,"end":12,"values":[\
        {"type":"block","opening":"[","start":9,"end":12,"values":[\
        {"type":"ident-token","raw":"c","start":10,"end":11}]}]}],"important":false}]}]}
        ]
        """)
  }

  @Test("blocks nested as deep as the parser goes, and deeper, are dumped without harm")
  func nesting() throws {
    let deep = String(repeating: "a{", count: 5_000) + String(repeating: "(", count: 5_000)
    let dump = TreeDump([SyntaxTree(parsing: deep)])
    let data = Data(LiveryToolingTests.json(dump.json).utf8)
    #expect(data.count < 10_000_000)
    #expect(TextSink.text(of: dump.text).contains("qualified-rule"))
  }
}
