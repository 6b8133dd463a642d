// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryJSON
import Testing

/// Returns the CSS of a JSON text, without trailing line breaks.
func css(_ json: String) -> String {
  var css = JSONStyleSheet(SourceText(json)).css
  while css.last == "\n" { css.removeLast() }
  return css
}

/// Returns the ids of a text's diagnostics, with the source text of each.
func problems(_ json: String) -> [String] {
  let sheet = JSONStyleSheet(SourceText(json))
  return sheet.diagnostics.map { diagnostic in
    let place = sheet.tree.stream.sourceMap?.originalRange(of: diagnostic.range)
    let text = place.map { SourceText(json).text(in: $0.range) } ?? ""
    return "\(diagnostic.kind.id): \(text)"
  }
}

@Suite("Style sheets in JSON")
struct JSONStyleSheetTests {
  @Test("parses the sheet of the Ångström Style System as documented")
  func cursor() {
    let json = """
      {
        "colors": { "cursor": { "color": "#0f0d0a" } },
        "cursor": {
          "showTime": 0.2,
          "hideTime": 0.2,

          "color": "@colors.cursor.color",

          "period12": 0.4,
          "timingType12": "linear",
        }
      }
      """
    #expect(
      css(json) == """
        :root {
          --colors-cursor-color: #0f0d0a;
        }

        colors cursor {
          color: var(--colors-cursor-color);
        }

        cursor {
          --show-time: 0.2;
          --hide-time: 0.2;
          color: var(--colors-cursor-color);
          --period12: 0.4;
          --timing-type12: linear;
        }
        """)
    let sheet = CSSStyleSheet([StyleSource(json: SourceText(json))])
    #expect(sheet.css("cursor", "color")?.description == "rgb(15, 13, 10)")
    #expect(sheet.css("cursor", "--show-time")?.description == "0.2")
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test(
    "nested objects are type rules; other names are nested CSS selectors",
    arguments: [
      (#"{"color": "red"}"#, ":root {\n  color: red;\n}"),
      (
        #"{"a": {"color": "red", "b": {"width": 1}, "height": 2}}"#,
        "a {\n  color: red;\n  height: 2px;\n}\n\na b {\n  width: 1px;\n}"
      ),
      (
        #"{"a": {"b": {"width": 1}, "&:hover": {"color": "red"}, "c": {}}}"#,
        "a b {\n  width: 1px;\n}\n\na {\n  &:hover {\n    color: red;\n  }\n}\n\na c {\n}"
      ),
      (
        #"{".x, #y": {"b": {"width": 1}}}"#, ".x, #y {\n  b {\n    width: 1px;\n  }\n}"
      ),
      (
        #"[{"a": {"width": 1}}, {"a": {"width": 2}}]"#,
        "a {\n  width: 1px;\n}\n\na {\n  width: 2px;\n}"
      ),
      (
        #"{"a": [{"color": "red"}, {"color": "blue"}]}"#,
        "a {\n  color: red;\n  color: blue;\n}"
      ),
      (
        #"{"@layer a, b": true, "@media print": {"a": {"width": 1}}}"#,
        "@layer a, b;\n\n@media print {\n  a {\n    width: 1px;\n  }\n}"
      ),
      (
        #"{"@keyframes k": {"from": {"width": 1}, "50%": {"width": 2}}}"#,
        "@keyframes k {\n  from {\n    width: 1px;\n  }\n  50% {\n    width: 2px;\n  }\n}"
      ),
    ])
  func rules(json: String, expected: String) {
    #expect(css(json) == expected)
  }

  @Test("positions refer to the JSON text")
  func places() throws {
    let json = "{\n  \"cursor\": {\n    \"colour-x\": \"red\",\n    \"color\": \"@nope\"\n  }\n}"
    let source = StyleSource(json: SourceText(json, name: "sheet.json"))
    let sheet = CSSStyleSheet([source])
    #expect(
      sheet.diagnostics.map(\.description) == [
        """
        sheet.json:4:15: error: unknown reference '@nope' [unknown-json-reference]
            "color": "@nope"
                      ^~~~~
        """
      ])
  }
}
