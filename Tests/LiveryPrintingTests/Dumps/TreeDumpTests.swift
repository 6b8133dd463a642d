// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import LiveryPrinting
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

  @Test("prints every node on a line with its byte range, indented below its parent")
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

  @Test("prints preludes and values as component values in JSON")
  func json() throws {
    let text = LiveryPrintingTests.json(
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

  @Test("leaves out blocks below the nesting limit without deep recursion")
  func nesting() {
    for opening in ["a{", "@media x{", "a{b:(", "a (", "a{b[", "@x ((("] {
      let source = String(repeating: opening, count: 5_000)
      let dump = TreeDump([SyntaxTree(parsing: source + "{")])
      #expect(TextSink.text(of: dump.text).hasPrefix("style-sheet"))
      let deepest = depth(of: LiveryPrintingTests.json(dump.json))
      #expect(deepest > 1 && deepest < 1_100)
    }
  }

  /// Returns the nesting depth of a document's arrays.
  private func depth(of document: String) -> Int {
    var (depth, deepest, isInString, isEscaped) = (0, 0, false, false)
    for byte in document.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        isInString = byte == UInt8(ascii: "\"")
        if byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "]") { depth -= 1 }
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  @Test("component values end at their brackets, closed or not")
  func componentValues() {
    func values(_ source: String) -> String {
      let text = LiveryPrintingTests.json(TreeDump([SyntaxTree(parsing: "@x \(source)")]).json)
      return text.components(separatedBy: #""prelude":"#).last?.components(separatedBy: "}]}\n")
        .first ?? ""
    }
    #expect(
      values("f(/**/a)b") == #"""
        [{"type":"function","name":"f","start":3,"end":11,"values":[\#
        {"type":"ident-token","raw":"a","start":9,"end":10}]},\#
        {"type":"ident-token","raw":"b","start":11,"end":12}]
        """#)
    #expect(
      values("([)") == #"""
        [{"type":"block","opening":"(","start":3,"end":6,"values":[\#
        {"type":"block","opening":"[","start":4,"end":6,"values":[\#
        {"type":")-token","raw":")","start":5,"end":6}]}]}]
        """#)
  }
}
