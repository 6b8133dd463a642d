// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("livery convert") struct ConvertTests {
  private static let json = """
    {
      // what the others refer to
      "colors": {
        "accent": "#0f0d0a"
      },
      "editor": {
        "margins": [23, 15, 10, 15],
        "toolbar": {
          "color": "@colors.accent",
          "borderRadius": 3
        }
      }
    }
    """

  @Test("converts JSON to CSS, and back to JSON with its references")
  func roundTrip() throws {
    let folder = try Folder(["a.json": Self.json])
    let first = try Livery.run(["convert", "a.json", "-o", "a.css"], in: folder)
    #expect((first.code, first.output, first.errors) == (0, "", ""))
    #expect(
      try String(contentsOf: folder.url("a.css"), encoding: .utf8) == """
        :root {
          --colors-accent: #0f0d0a;
        }

        /* what the others refer to */
        colors {
          --accent: var(--colors-accent);
        }

        editor {
          margin: 23px 15px 10px 15px;
        }

        editor toolbar {
          color: var(--colors-accent);
          border-radius: 3px;
        }

        """)
    let second = try Livery.run(["convert", "a.css", "-o", "b.json"], in: folder)
    #expect((second.code, second.errors) == (0, ""))
    #expect(
      try String(contentsOf: folder.url("b.json"), encoding: .utf8) == """
        {
          /* what the others refer to */
          "colors": {
            "accent": "#0f0d0a"
          },
          "editor": {
            "margins": [23, 15, 10, 15],
            "toolbar": {
              "color": "@colors.accent",
              "borderRadius": 3
            }
          }
        }

        """)
  }

  @Test("reports a value that does not convert back unchanged, with its position and its new form")
  func forms() throws {
    let json = """
      {
        "palette": {"brand": "#123", "soft": "~color.alpha(@palette.brand, 0.5)"},
        "shelf": {"itemSizes": [[1, 2], [3, 4]], "width": "10px", "mixed": [[1, 2], [3, 4]],
          "tag": {"borderColor": "@palette.soft", "height": /* why */ 3}}
      }
      """
    let folder = try Folder(["a.json": json])
    let first = try Livery.run(["convert", "a.json", "-o", "a.css"], in: folder)
    #expect(first.code == 0)
    #expect(
      first.errors == """
        a.json:3:44: warning: 'width' changes in the conversion back from CSS; it becomes "width": 10 [form-lost-in-css]
          "shelf": {"itemSizes": [[1, 2], [3, 4]], "width": "10px", "mixed": [[1, 2], [3, 4]],
                                                   ^~~~~~~
        a.json:3:61: warning: 'mixed' changes in the conversion back from CSS; it becomes "mixed": [1, 2, 3, 4] [form-lost-in-css]
          "shelf": {"itemSizes": [[1, 2], [3, 4]], "width": "10px", "mixed": [[1, 2], [3, 4]],
                                                                    ^~~~~~~
        a.json:4:55: warning: the comment '/* why */' is inside a value and is left out [comment-lost-in-css]
            "tag": {"borderColor": "@palette.soft", "height": /* why */ 3}}
                                                              ^~~~~~~~~

        """)
    _ = try Livery.run(["convert", "a.css", "-o", "b.json"], in: folder)
    let back = try String(contentsOf: folder.url("b.json"), encoding: .utf8)
    #expect(back.contains(#""soft": "~color.alpha(@palette.brand, 0.5)""#))
    #expect(back.contains(#""itemSizes": [[1, 2], [3, 4]]"#))
    #expect(back.contains(#""borderColor": "@palette.soft""#))
  }

  @Test("reports lost parts with their positions, and writes the rest")
  func loss() throws {
    let folder = try Folder(["a.css": "a { color: red /* why */; oops; width: 1px }"])
    let outcome = try Livery.run(["convert", "a.css", "-o", "a.json"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("a.css:1:16: warning: the comment '/* why */'"))
    #expect(outcome.errors.contains("a.css:1:27: warning: 'oops;' has no form in JSON"))
    #expect(
      try String(contentsOf: folder.url("a.json"), encoding: .utf8)
        == "{\n  \"a\": {\n    \"color\": \"red\",\n    \"width\": 1\n  }\n}\n")
  }

  @Test(
    "an inconvertible file is wrong usage or an unreadable input",
    arguments: [
      (
        ["a.css", "-o", "b.css"], 64,
        "one of the sheets must end in .css and the other one in .json"
      ),
      (["a.txt", "-o", "b.css"], 64, "must end in .css or .json; found 'a.txt'"),
      (["a.css", "-o", "b"], 64, "must end in .css or .json; found 'b'"),
      (["none.css", "-o", "b.json"], 2, "no such file"),
      (["a.css", "-o", "no/b.json"], 64, "cannot be written"),
    ])
  func wrong(arguments: [String], code: Int32, message: String) throws {
    let folder = try Folder(["a.css": "a {}"])
    let outcome = try Livery.run(["convert"] + arguments, in: folder)
    #expect(outcome.code == code)
    #expect(outcome.errors.contains(message))
  }

  @Test("reports errors in JSON, writes the rest, and exits with 1")
  func faults() throws {
    let folder = try Folder(["a.json": #"{"a": {"color": 5, "width": 1}}"#])
    let outcome = try Livery.run(["convert", "a.json", "-o", "a.css"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("a.json:1:17: error: expected a color"))
    #expect(
      try String(contentsOf: folder.url("a.css"), encoding: .utf8) == "a {\n  width: 1px;\n}\n")
  }
}
