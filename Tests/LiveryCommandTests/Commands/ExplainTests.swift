// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ExplainTests {
  static let files = [
    "base.css": """
    :root { --accent: teal; color: gray }
    .title { color: var(--accent); margin: 1px 2px }
    .title:hover { color: navy }
    @media print { .title { color: black } }
    """,
    "brand.css": "@layer brand { .title { margin-top: 3px !important; color: lime } }",
  ]

  private func explain(_ arguments: String..., input: String = "") throws -> Livery.Outcome {
    try Livery.run(
      ["explain", "--no-default"] + arguments, in: try Folder(Self.files), input: Data(input.utf8))
  }

  @Test("prints each candidate in a line, the winner first")
  func text() throws {
    #expect(
      try explain(".title:hover", "base.css", "brand.css", "--property=color")
        == .init(
          output: """
            color: rgb(0, 0, 128)
              ✓ navy           .title:hover  author        (0,2,0)  base.css:3:16   wins
              ✗ var(--accent)  .title        author        (0,1,0)  base.css:2:10   lost to specificity (0,2,0)
              ✗ lime           .title        author/brand  (0,1,0)  brand.css:1:53  lost to what is in no layer
              ✗ black          .title        author        (0,1,0)  base.css:4:25   condition does not hold: @media print

            """))
    #expect(
      try explain(".title", "base.css", "brand.css", "--property=margin-top")
        == .init(
          output: """
            margin-top: 3px
              ✓ 3px !important   .title  author/brand  (0,1,0)  brand.css:1:25  wins
              ✗ margin: 1px 2px  .title  author        (0,1,0)  base.css:2:32   lost to an important declaration

            """))
  }

  @Test("explains an inherited value with the declaration of the ancestor")
  func inheritance() throws {
    #expect(
      try explain(".title", "base.css", "--property=--accent")
        == .init(
          output: """
            --accent: teal
            inherited from body:
              ✓ teal  :root  author  (0,1,0)  base.css:1:9  wins

            """))
  }

  @Test("reports why there is no value, and exits with 1")
  func nothing() throws {
    #expect(
      try explain(".title", "base.css", "--property=width")
        == .init(
          output: "width: no value, because nothing is declared; the initial value is auto\n",
          code: 1))
    #expect(
      try explain(".nobody", "base.css", "--property=color")
        == .init(output: "color: no value, because no rule matches the element\n", code: 1))
  }

  @Test("prints the explanation in JSON")
  func json() throws {
    #expect(
      try explain(
        ".title", "base.css", "brand.css", "--property=margin-top", "--format=json",
        "--state=normal")
        == .init(
          output: #"""
            {"version":1,"property":"margin-top","value":"3px","candidates":[\#
            {"value":"3px","origin":"author","layer":"brand","specificity":[0,1,0],"important":true,\#
            "file":"brand.css","line":1,"column":25,"wins":true,"reason":"wins","cause":"wins",\#
            "property":"margin-top","selector":".title","scope":null,"proximity":null},\#
            {"value":"1px 2px","origin":"author","layer":null,"specificity":[0,1,0],"important":false,\#
            "file":"base.css","line":2,"column":32,"wins":false,"reason":"lost to an important declaration",\#
            "cause":"importance","property":"margin","selector":".title","scope":null,"proximity":null}],\#
            "source":"declaration","initialValue":"0px","inheritedFrom":[]}

            """#))
    #expect(
      try explain(".nobody", "base.css", "--property=--x", "--format=json")
        == .init(
          output: #"""
            {"version":1,"property":"--x","value":null,"candidates":[],"source":"unmatched","initialValue":null,"inheritedFrom":[]}

            """#, code: 1))
  }

  @Test("without --property, explains all properties that rules set on the element itself")
  func everything() throws {
    #expect(
      try explain(
        ".title", "base.css", "-", input: ".title { --own: 1; color: initial !important }")
        == .init(
          output: """
            color: rgb(0, 0, 0)
              ✓ initial !important  .title  author  (0,1,0)  <stdin>:1:20   wins
              ✗ var(--accent)       .title  author  (0,1,0)  base.css:2:10  lost to an important declaration
              ✗ black               .title  author  (0,1,0)  base.css:4:25  condition does not hold: @media print

            margin-top: 1px
              ✓ margin: 1px 2px  .title  author  (0,1,0)  base.css:2:32  wins

            margin-right: 2px
              ✓ margin: 1px 2px  .title  author  (0,1,0)  base.css:2:32  wins

            margin-bottom: 1px
              ✓ margin: 1px 2px  .title  author  (0,1,0)  base.css:2:32  wins

            margin-left: 2px
              ✓ margin: 1px 2px  .title  author  (0,1,0)  base.css:2:32  wins

            --own: 1
              ✓ 1  .title  author  (0,1,0)  <stdin>:1:10  wins

            """))
    #expect(
      try explain(".x", "-", "--format=json", input: ".x { top: 1px } body { color: red }")
        == .init(
          output: #"""
            {"version":1,"explanations":[
              {"property":"top","value":"1px","candidates":[{"value":"1px","origin":"author","layer":null,\#
            "specificity":[0,1,0],"important":false,"file":"<stdin>","line":1,"column":6,"wins":true,\#
            "reason":"wins","cause":"wins","property":"top","selector":".x","scope":null,"proximity":null}],\#
            "source":"declaration","initialValue":"auto","inheritedFrom":[]}
            ]}

            """#))
    #expect(
      try explain(".nobody", "base.css", "--format=json")
        == .init(
          output: #"{"version":1,"explanations":[]}"# + "\n",
          errors: """
            livery: no rule matches '.nobody'; 'livery dump --as rules' lists the selectors of a theme

            """, code: 1))
  }

  @Test("the files lie over the default sheet")
  func defaultSheet() throws {
    let outcome = try Livery.run(
      ["explain", ".tableItemLink", "--property=color", "--state", "highlighted"],
      in: try Folder())
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("  default  (0,1,0)  <default>:"))
  }

  @Test(
    "an invalid selector or property is wrong usage",
    arguments: [
      ["a, b", "--property=color"], ["a, b"], [".a", "--property=colour"], [".a", "--property="],
      [".a", "--property=color", "--state", ":hover"], [".a", "--no-default", "--property=color"],
    ])
  func unusable(arguments: [String]) throws {
    let outcome = try Livery.run(["explain"] + arguments, in: try Folder())
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(!outcome.errors.isEmpty)
  }

  @Test("explains nothing if a file of the theme cannot be read")
  func unreadable() throws {
    #expect(
      try explain(".title", "base.css", "missing.css", "--property=color")
        == .init(errors: "livery: missing.css: no such file\n", code: 2))
  }
}
