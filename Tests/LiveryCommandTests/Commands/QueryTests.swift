// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct QueryTests {
  static let files = [
    "base.css": """
    :root { --accent: teal }
    .title { color: var(--accent); width: 2em; font-size: 10px }
    .title:hover { color: navy }
    .title:disabled { color: gray }
    .title:state(armed) { color: maroon }
    """,
    "brand.css": ".title { width: 50% }",
  ]

  private func query(_ arguments: String..., input: String = "") throws -> Livery.Outcome {
    try query(input: input, arguments)
  }

  private func query(input: String, _ arguments: [String]) throws -> Livery.Outcome {
    try Livery.run(["query"] + arguments, in: try Folder(Self.files), input: Data(input.utf8))
  }

  @Test("prints a single property as its computed value")
  func oneProperty() throws {
    #expect(
      try query(".title", "base.css", "--property=color") == .init(output: "rgb(0, 128, 128)\n"))
    #expect(try query(".title", "base.css", "--property", "width") == .init(output: "20px\n"))
    #expect(try query(".title", "base.css", "--property=--accent") == .init(output: "teal\n"))
    #expect(
      try query(".title:hover", "base.css", "--property=color") == .init(output: "rgb(0, 0, 128)\n")
    )
  }

  @Test("prints several properties as a table, in the order of the options")
  func severalProperties() throws {
    #expect(
      try query(".title", "base.css", "--property=font-size", "--property=color", "--property=top")
        == .init(
          output: """
            font-size  10px
            color      rgb(0, 128, 128)

            """))
  }

  @Test("without --property, prints the values that rules set on the element itself")
  func everything() throws {
    let expected = Livery.Outcome(
      output: """
        color      rgb(0, 128, 128)
        font-size  10px
        width      50%

        """)
    #expect(try query(".title", "base.css", "brand.css", "--no-default") == expected)
    #expect(
      try query("--no-default", ".title", "base.css", "-", input: Self.files["brand.css"] ?? "")
        == expected)
    // A file that occurs twice is used in its last position.
    #expect(try query("--no-default", ".title", "brand.css", "base.css", "brand.css") == expected)
  }

  @Test("--inherited and --variables add inherited values and custom properties")
  func inherited() throws {
    let sheet =
      ":root { --accent: teal; color: gray } .title { --own: 1; width: 2em } .x { --y: 1 }"
    func table(_ options: String...) throws -> Livery.Outcome {
      try query(input: sheet, ["--no-default", ".title", "-"] + options)
    }
    #expect(try table() == .init(output: "width  32px\n"))
    #expect(
      try table("--inherited") == .init(output: "width  32px\ncolor  rgb(128, 128, 128)\n"))
    #expect(
      try table("--variables")
        == .init(output: "width     32px\n--accent  teal\n--own     1\n"))
    #expect(
      try table("--variables", "--inherited")
        == .init(
          output: "width     32px\ncolor     rgb(128, 128, 128)\n--accent  teal\n--own     1\n"))
    // JSON contains all values, regardless of the options.
    let json = try table("--format=json")
    #expect(
      json.output
        == #"{"version":1,"selector":".title","properties":{"color":"rgb(128, 128, 128)","#
        + #""width":"32px","--accent":"teal","--own":"1"}}"# + "\n")
    #expect(try table("--format=json", "--inherited", "--variables") == json)
    // An element with only other values is distinguished from an element without a matching rule.
    #expect(
      try query(input: sheet, ["--no-default", ".x", "-"])
        == .init(
          errors: """
            livery: nothing to print for '.x' itself; --inherited and --variables print 3 other values

            """))
  }

  @Test("prints the values in JSON")
  func json() throws {
    #expect(
      try query(".title", "base.css", "--no-default", "--format", "json")
        == .init(
          output: #"""
            {"version":1,"selector":".title","properties":{"color":"rgb(0, 128, 128)","font-size":"10px","width":"20px","--accent":"teal"}}

            """#))
    #expect(
      try query(".title", "base.css", "--format=json", "--property=color")
        == .init(
          output: #"""
            {"version":1,"selector":".title","properties":{"color":"rgb(0, 128, 128)"}}

            """#))
    #expect(
      try query(".nobody", "base.css", "--format=json")
        == .init(
          output: #"""
            {"version":1,"selector":".nobody","properties":{}}

            """#, code: 1))
  }

  @Test(
    "--state takes control states, pseudo-classes and states of the theme",
    arguments: [
      ("normal", "rgb(0, 128, 128)"), ("highlighted", "rgb(0, 0, 128)"),
      ("hover", "rgb(0, 0, 128)"),
      ("disabled", "rgb(128, 128, 128)"), ("selected", "rgb(0, 128, 128)"),
      ("armed", "rgb(128, 0, 0)"),
    ])
  func states(state: String, color: String) throws {
    #expect(
      try query(".title", "base.css", "--property=color", "--state", state)
        == .init(output: color + "\n"))
  }

  @Test("the files lie over the default sheet, which is queried alone without files")
  func defaultSheet() throws {
    let link = try query(".tableItemLink", "--property=color")
    #expect(link == .init(output: "rgb(87, 107, 149)\n"))
    #expect(try query(".tableItemLink", "base.css", "--property=color") == link)
    #expect(try query(".tableItemLink", "base.css", "--no-default") == .init(code: 1))
    #expect(try query(".tableItemLink", "--no-default").code == 64)
    // A file may have the same name as a file of the library.
    let folder = try Folder(["default.css": ".x { color: red }"])
    let outcome = try Livery.run(
      ["query", ".tableItemLink", "default.css", "--property=color"], in: folder)
    #expect(outcome == link)
  }

  @Test("exits with 1 without an answer")
  func noResult() throws {
    #expect(try query(".nobody", "base.css") == .init(code: 1))
    #expect(try query(".title", "base.css", "--property=top") == .init(code: 1))
    #expect(
      try query(".title", "base.css", "--property=colour")
        == .init(
          errors: """
            --property:1:1: error: unknown property 'colour'; did you mean 'color'? [unknown-property]
            colour
            ^~~~~~

            """, code: 1))
  }

  @Test(
    "a selector or state that describes no element is wrong usage",
    arguments: [
      ["a, b"], [".a:not(.b)"], ["a..b"], [""], [".a", "--state", ":hover"], [".a", "--state", ""],
    ])
  func unusable(arguments: [String]) throws {
    let outcome = try Livery.run(["query"] + arguments, in: try Folder())
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(!outcome.errors.isEmpty)
  }

  @Test("prints no values if a file of the theme cannot be read")
  func unreadable() throws {
    #expect(
      try query(".title", "base.css", "missing.css")
        == .init(errors: "livery: missing.css: no such file\n", code: 2))
  }
}
