// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct QueryTreeTests {
  static let files = [
    "theme.css": """
    :root { --accent: teal }
    .button { color: var(--accent); width: 2em }
    .button:hover { color: navy }
    @container (min-width: 300px) { .button { height: 9px } }
    """,
    "tree.json": """
    {
      "type": "window", // the root
      "children": [
        {"type": "toolbar", "id": "main", "children": [
          {"type": "button", "id": "send", "classes": ["button"]},
          {"type": "button", "classes": ["button"], "states": ["hover"], "style": "font-size: 10px"},
        ]},
      ]
    }
    """,
    "wrong.json": #"{"type": "window", "classes": "a", "children": [{"typ": "b"}]}"#,
  ]

  private func query(_ arguments: String..., input: String = "") throws -> Livery.Outcome {
    try Livery.run(
      ["query", "--no-default"] + arguments, in: try Folder(Self.files), input: Data(input.utf8))
  }

  @Test("prints the values of each element that the selector matches")
  func everyElement() throws {
    #expect(
      try query(".button", "theme.css", "--tree", "tree.json", "--property=color")
        == .init(
          output: """
            window > toolbar#main > button#send.button: rgb(0, 128, 128)
            window > toolbar#main > button.button: rgb(0, 0, 128)

            """))
    #expect(
      try query(":hover", "theme.css", "--tree=tree.json")
        == .init(
          output: """
            window > toolbar#main > button.button
              color      rgb(0, 0, 128)
              font-size  10px
              width      20px

            """))
    #expect(
      try query(":hover", "theme.css", "--tree=tree.json", "--variables", "--inherited")
        == .init(
          output: """
            window > toolbar#main > button.button
              color      rgb(0, 0, 128)
              font-size  10px
              width      20px
              --accent   teal

            """))
  }

  @Test("prints a bare array in JSON")
  func json() throws {
    #expect(
      try query(
        ":root, button", "theme.css", "--tree", "-", "--property=width", "--format=json",
        input: Self.files["tree.json"] ?? "")
        == .init(
          output: #"""
            [
              {"node":"window","id":null,"properties":{"width":"auto"}},
              {"node":"window > toolbar#main > button#send.button","id":"send","properties":{"width":"32px"}},
              {"node":"window > toolbar#main > button.button","id":null,"properties":{"width":"20px"}}
            ]

            """#))
    #expect(
      try query(".nobody", "theme.css", "--tree", "tree.json", "--format=json")
        == .init(output: "[]\n", code: 1))
  }

  @Test("exits with 1 if no element matches")
  func noResult() throws {
    #expect(try query(".nobody", "theme.css", "--tree", "tree.json") == .init(code: 1))
    #expect(
      try query("window", "theme.css", "--tree", "tree.json", "--property=--nothing")
        == .init(code: 1))
    #expect(
      try query("window", "theme.css", "--tree", "tree.json", "--property=colour")
        == .init(
          errors: """
            --property:1:1: error: unknown property 'colour'; did you mean 'color'? [unknown-property]
            colour
            ^~~~~~

            """, code: 1))
  }

  @Test("reports an unreadable tree like an unreadable sheet")
  func unreadable() throws {
    #expect(
      try query("a", "theme.css", "--tree", "missing.json")
        == .init(errors: "livery: missing.json: no such file\n", code: 2))
    #expect(try query("a", "missing.css", "--tree", "tree.json").code == 2)
  }

  @Test("an invalid tree, an invalid selector and --state with a tree are wrong usage")
  func wrongUsage() throws {
    #expect(
      try query("a", "theme.css", "--tree", "wrong.json")
        == .init(
          errors: """
            wrong.json:1:31: error: 'classes' takes an array of strings, found a string [invalid-tree-value]
            {"type": "window", "classes": "a", "children": [{"typ": "b"}]}
                                          ^~~
            wrong.json:1:49: error: an element needs a 'type', which this one lacks [missing-type]
            {"type": "window", "classes": "a", "children": [{"typ": "b"}]}
                                                            ^
            wrong.json:1:50: warning: unknown key 'typ'; did you mean 'type'? [unknown-tree-key]
            {"type": "window", "classes": "a", "children": [{"typ": "b"}]}
                                                             ^~~~~

            """, code: 64))
    for arguments in [["a..b"], ["a:nonsense"], [""], ["a", "--state", "hover"]] {
      let outcome = try Livery.run(
        ["query"] + arguments + ["theme.css", "--tree", "tree.json"], in: try Folder(Self.files))
      #expect(outcome.code == 64)
      #expect(outcome.output == "")
      #expect(!outcome.errors.isEmpty)
    }
  }
}
