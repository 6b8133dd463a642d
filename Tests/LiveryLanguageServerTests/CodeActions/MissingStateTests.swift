// SPDX-License-Identifier: Apache-2.0
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Rules for missing states") struct MissingStateTests {
  @Test(
    "follow the rule of the finding",
    arguments: [
      (
        "button { color: navy }\n⟦button:hover⟧ { color: blue }\na {}\n",
        "Add 'button:focus' and 'button:disabled'",
        "button { color: navy }\nbutton:hover { color: blue }\n\nbutton:focus {\n}\n\nbutton:disabled {\n}\na {}\n"
      ),
      (
        "⟦a.x:hover⟧, b { color: blue }", "Add 'a.x:focus'",
        "a.x:hover, b { color: blue }\n\na.x:focus {\n}"
      ),
      (
        "nav > ⟦a:active⟧ { color: blue }", "Add 'nav > a:focus'",
        "nav > a:active { color: blue }\n\nnav > a:focus {\n}"
      ),
      (
        "nav {\r\n  ⟦a:hover⟧ { color: blue }\r\n}\r\n", "Add 'a:focus'",
        "nav {\r\n  a:hover { color: blue }\r\n\r\n  a:focus {\r\n  }\r\n}\r\n"
      ),
      (
        "@media print {\n  ⟦a:hover⟧ { color: blue; }\n}", "Add 'a:focus'",
        "@media print {\n  a:hover { color: blue; }\n\n  a:focus {\n  }\n}"
      ),
      (
        "/*🎨*/ ⟦a:HOVER⟧ { color: blue }", "Add 'a:focus'",
        "/*🎨*/ a:HOVER { color: blue }\n\na:focus {\n}"
      ),
    ])
  func rules(source: MarkedSource, title: String, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      #expect(try server.count(of: "missing-state") == 1)
      #expect(try server.apply(title, at: source.ranges[0]) == expected)
      #expect(try server.count(of: "missing-state") == 0)
      expectSameStyle(source.text, expected)
    }
  }

  @Test("are those of the vocabulary")
  func vocabulary() throws {
    let server = try TestServer([
      "a.css": "slider:hover { color: blue }",
      ".livery.yml": "types: {slider: {states: [hover, focus, disabled]}}",
    ])
    #expect(
      try server.titles(at: 0..<0).contains("Add 'slider:focus' and 'slider:disabled'"))
  }
}
