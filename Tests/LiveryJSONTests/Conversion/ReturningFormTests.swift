// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@Suite("Forms that round-trip through CSS") struct ReturningFormTests {
  /// Members that other members refer to.
  private static let base = ##"""
    "step": 8, "part": 0.25, "ink": "#f00",
    "pair": {"list": [1, 2], "headFont": {"name": "Helvetica", "size": 13, "weight": 700},
      "family": "Times", "time": 2, "icon": "a.png", "ratio": "50%"}
    """##

  @Test(
    "a form that the CSS determines round-trips without a report",
    arguments: [
      #""itemSizes": [[1, 2], [3, 4]]"#, #""stopPoints": [[1, "50%"]]"#,
      #""boxBorders": [[1, 2, 3, 4], [5, 6, 7, 8]]"#, #""viewFrames": [[1, 2, 3, 4]]"#,
      #""margins": [1, 2, 3, 4]"#, #""paddings": ["@step", 1, 2, "10%"]"#, #""padding": 4"#,
      #""stopColors": ["red", "@ink"]"#, #""allImages": ["a.png", "b c.png"]"#,
      #""headFonts": [{"name": "A", "size": 3}, {"name": ["B", "serif"], "size": 4}]"#,
      #""width": "@step""#, #""center": "@pair.list""#,
      #""viewFrame": ["@step", 1, 2, "@pair.ratio"]"#,
      #""itemSizes": [["@step", 2], [3, "@step"]]"#, #""logoImage": "@pair.icon""#,
      #""titleFont": "@pair.headFont""#,
      #""titleFont": {"name": "A", "size": 9, "weight": "@pair.headFont.weight"}"#,
      #""font": {"name": ["@pair.family", "serif"], "size": "@step", "style": "italic", "lineHeight": "@part"}"#,
      #""heading": {"name": "A", "size": "~number.add(@step, 2)"}"#,
      #""borderRadius": ["@step", 3]"#, #""outline": ["@step", "solid", "@ink"]"#,
      #""keyTimes": [0, "@part", 1]"#, #""transitionDuration": "@pair.time""#,
      #""isWide": [true, false]"#, #""URLColor": "@ink""#, #""text_color": "@ink""#,
      #""-x-thing": "@ink""#, #""-x-thing": 3"#, #""zoomed:": " @x""#,
      #""tapColor": "~color.alpha(red, 0.5)""#,
      #""tapColor": "~color.mix(~color.lighten(@ink, @part), ~color.contrast(@ink), ~number.multiply(@part, 2))""#,
      #""tapColor": "~color.contrast(~color.saturate(red, 0.3), ~color.desaturate(@ink, @part), #eee)""#,
      #""tapColor": "~color.darken(~color.alpha(@ink, @part), 0.2)""#,
      #""width": "~number.divide(~number.subtract(@step, 2), 3)""#,
      #""width": "~number.clamp(1px, ~number.max(@step, 2px), 10px)""#,
      #""opacity": "~number.min(@part, 0.5)""#,
      #""normalTextAttributes": {"color": "@ink", "letterSpacing": 2, "font": {"name": "A", "size": 9}}"#,
      #"".b": {"c": {"width": "@step"}, "textAttributes": {"color": "red"}}"#,
      #""@media print": {"color": "@ink"}"#,
    ])
  func returning(member: String) {
    let json = "{\(Self.base), \"a\": {\(member)}}"
    #expect(JSONStyleSheet(SourceText(json)).diagnostics.map(\.message) == [])
    let tree = JSONStyleSheet(SourceText(json)).tree
    #expect(JSONConversion.lostForms(of: tree).map(\.message) == [])
    #expect(unfounded(json) == [])
    let back = JSONConversion(tree)
    #expect(back.diagnostics.map(\.message) == [])
    #expect(JSONStyleSheet(SourceText(back.text)).css == tree.text)
  }

  @Test(
    "reports a form that the CSS does not determine, with its new form",
    arguments: [
      (
        #""width": "10px""#,
        #"'width' changes in the conversion back from CSS; it becomes "width": 10"#
      ),
      (#""x": [[1, 2], [3, 4]]"#, #"it becomes "x": [1, 2, 3, 4]"#),
      (#""x": [7]"#, #"it becomes "x": 7"#),
      (#""--accent": "red""#, #"it becomes "accent": "red""#),
      (#""border-radius": 3"#, #"it becomes "borderRadius": 3"#),
      (
        #""tapColor": "~color.lighten(red, 20%)""#,
        #"it becomes "tapColor": "~color.lighten(red, 0.2)""#
      ),
      (#""x": "~number.add(1, 2)""#, #"it becomes "x": "calc(1 + 2)""#),
      (#""font": {"size": 9}"#, #"it becomes "font": {"name": "system-ui", "size": 9}"#),
      (
        #""look": "@pair""#,
        "'look' changes in the conversion back from CSS; it becomes the members of '@pair'"
      ),
      (#""@include.x": "none.json""#, nil),
      (
        #""textAttributes": {"kern": 2}"#,
        #"'kern' changes in the conversion back from CSS; it becomes "letterSpacing": 2"#
      ),
      (#""x": [1, /* b */ 2]"#, "the comment '/* b */' is inside a value and is left out"),
    ] as [(String, String?)])
  func lost(member: String, message: String?) {
    let json =
      "{\(Self.base), \"a\": {\(member)}, \"b\": {\"color\": \"@ink\", \"width\": \"@pair.ratio\"}}"
    let reported = JSONConversion.lostForms(of: JSONStyleSheet(SourceText(json)).tree)
    #expect(reported.count == (message == nil ? 0 : 1))
    #expect(reported.first?.message.hasSuffix(message ?? "") != false, "\(reported.map(\.message))")
    #expect(reported.allSatisfy { $0.severity == .warning })
    #expect(unfounded(json) == [])
  }

  @Test("reports a reference without a JSON form and keeps the others")
  func local() {
    let css = """
      :root {
        --palette-brand: #123;
        --palette-line: red;
        --hand: 3px;
      }

      palette {
        --brand: var(--palette-brand);
        --line: var(--palette-line);
      }

      a {
        color: var(--palette-brand);
        border: 1px solid var(--palette-line);
        height: var(--hand);
      }
      """
    let conversion = JSONConversion(SyntaxTree(parsing: css))
    #expect(conversion.text.contains(#""color": "@palette.brand""#))
    #expect(conversion.text.contains(#""height": "@hand""#))
    #expect(conversion.text.contains(#""border": "1px solid var(--palette-line)""#))
    #expect(
      conversion.diagnostics.map(\.message) == [
        #"'--line' does not become a reference to '@palette.line' and is kept as CSS: "line": "var(--palette-line)""#,
        #"'border' does not become a reference to '@palette.line' and is kept as CSS: "border": "1px solid var(--palette-line)""#,
      ])
    let back = JSONStyleSheet(SourceText(conversion.text)).css
    #expect(Set(back.split(separator: "\n")) == Set(css.split(separator: "\n")))
  }

  @Test("the example sheets round-trip, or report what does not")
  func examples() throws {
    let paths = ["Examples/caret.json", "Examples/TypedTheme/Sources/TypedTheme/caret.json"]
    for path in paths {
      let json = try String(contentsOf: Corpora.packageRoot.appending(path: path), encoding: .utf8)
      #expect(unfounded(json) == [], "\(path)")
    }
  }
}
