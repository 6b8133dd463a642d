// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct DumpTests {
  let source = "a, b>c { color: #FF0000; /* x */ margin: 1PX }\n@media print { d { y: 1 } }\n"

  private func dump(_ arguments: String...) throws -> Livery.Outcome {
    try Livery.run(["dump"] + arguments + ["x.css"], in: try Folder(["x.css": source]))
  }

  @Test("dumps rules by default")
  func rules() throws {
    let text = """
      a {
        color: #FF0000
        margin: 1PX
      }
      b > c {
        color: #FF0000
        margin: 1PX
      }

      """
    #expect(try dump() == .init(output: text))
    #expect(try dump("--as", "rules", "--format", "text") == .init(output: text))
    #expect(
      try dump("--format=json")
        == .init(
          output: """
            {
              "a":{"color":["#FF0000"],"margin":["1PX"]},
              "b > c":{"color":["#FF0000"],"margin":["1PX"]}
            }

            """))
  }

  @Test("dumps declarations")
  func declarations() throws {
    #expect(
      try dump("--as", "declarations")
        == .init(
          output: """
            x.css:1:10: a, b > c { color: rgb(255, 0, 0) }
            x.css:1:34: a, b > c { margin: 1px }
            x.css:2:20: d { y: 1 } (invalid)

            """))
    #expect(
      try dump("--as", "declarations", "--format", "json")
        == .init(
          output: #"""
            [
              {"selector":"a, b > c","property":"color","value":"rgb(255, 0, 0)","important":false,"valid":true,"file":"x.css","line":1,"column":10},
              {"selector":"a, b > c","property":"margin","value":"1px","important":false,"valid":true,"file":"x.css","line":1,"column":34},
              {"selector":"d","property":"y","value":"1","important":false,"valid":false,"file":"x.css","line":2,"column":20}
            ]

            """#))
  }

  @Test("dumps the syntax tree")
  func tree() throws {
    #expect(
      try dump("--as", "tree")
        == .init(
          output: """
            style-sheet 0-75 "x.css"
              qualified-rule 0-46 "a, b>c"
                declaration 9-24 "color" "#FF0000"
                declaration 33-45 "margin" "1PX"
              at-rule 47-74 "@media" "print"
                qualified-rule 62-72 "d"
                  declaration 66-71 "y" "1"

            """))
    let json = try dump("--as", "tree", "--format", "json")
    let sheets = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(sheets?.first?["type"] as? String == "style-sheet")
    #expect((sheets?.first?["children"] as? [Any])?.count == 2)
  }

  @Test("dumps tokens")
  func tokens() throws {
    let folder = try Folder(["x.css": "a{b:1px}"])
    let text = try Livery.run(["dump", "--as", "tokens", "x.css"], in: folder)
    #expect(
      text
        == .init(
          output: """
            0 1  ident-token       "a"  value="a"
            1 2  {-token           "{"
            2 3  ident-token       "b"  value="b"
            3 4  colon-token       ":"
            4 7  dimension-token   "1px"  value=1 number=integer unit="px"
            7 8  }-token           "}"

            """))
    let json = try Livery.run(["dump", "x.css", "--as=tokens", "--format=json"], in: folder)
    #expect(
      json
        == .init(
          output: #"""
            [
              {"type":"ident-token","raw":"a","start":0,"end":1,"value":"a"},
              {"type":"{-token","raw":"{","start":1,"end":2},
              {"type":"ident-token","raw":"b","start":2,"end":3,"value":"b"},
              {"type":"colon-token","raw":":","start":3,"end":4},
              {"type":"dimension-token","raw":"1px","start":4,"end":7,"value":1,"number":"integer","unit":"px"},
              {"type":"}-token","raw":"}","start":7,"end":8}
            ]

            """#))
  }

  @Test("dumps the sheet byte for byte, or minified")
  func css() throws {
    #expect(try dump("--as", "css") == .init(output: source))
    #expect(
      try dump("--as", "css", "--minify")
        == .init(output: "a,b>c{color:#FF0000;margin:1PX}@media print{d{y:1}}"))
  }

  @Test("prints invalid UTF-8 as U+FFFD, with a diagnostic")
  func invalidBytes() throws {
    let folder = try Folder()
    try folder.write(Data([0x61, 0xFF, 0x7B, 0x7D]), to: "x.css")
    let outcome = try Livery.run(["dump", "--as", "css", "x.css"], in: folder)
    #expect(
      outcome
        == .init(
          output: "a\u{FFFD}{}",
          errors: """
            x.css:1:2: warning: bytes that are not utf-8 are read as U+FFFD [invalid-encoding]
            a\u{FFFD}{}
             ^

            """))
  }
}
