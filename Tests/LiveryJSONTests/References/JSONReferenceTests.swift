// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryJSON
import TestSupport
import Testing

@Suite("References of style sheets in JSON") struct JSONReferenceTests {
  /// Returns the value of a property that a selector describes, with CSS above the JSON sheet.
  private func value(_ json: String, _ selector: String, _ property: String, over css: String = "")
    -> String?
  {
    var sheet = CSSStyleSheet([StyleSource(json: SourceText(json, name: "a.json"))])
    sheet.add(css, name: "over.css")
    return sheet.css(selector, property)?.description
  }

  @Test("a value changed by a later sheet updates its references")
  func overriding() {
    let json =
      ##"{"colors": {"accent": "#ff0000"}, "a": {"color": "@colors.accent", "lineColor": "@a.color"}}"##
    #expect(value(json, "a", "color") == "rgb(255, 0, 0)")
    #expect(value(json, "a", "--line-color") == "#ff0000")
    let css = ":root { --colors-accent: blue }"
    #expect(value(json, "a", "color", over: css) == "rgb(0, 0, 255)")
    #expect(value(json, "colors", "--accent", over: css) == "blue")
  }

  @Test(
    "resolves references of any type, also in arrays and functions, with the property's unit",
    arguments: [
      (#""width": "@step""#, "width", "8px"), (#""opacity": "@part""#, "opacity", "0.25"),
      (#""opacity": "@pair.alpha""#, "opacity", "0.5"),
      (#""margins": ["@step", 1, 2, 3]"#, "margin-top", "8px"),
      (#""padding": "@step""#, "padding-left", "8px"),
      (#""center": "@pair.list""#, "--center", "1px 2px"),
      (#""font": "@pair.head""#, "font-size", "13px"),
      (#""font": {"name": "@pair.family", "size": "@step"}"#, "font-family", #"Helvetica"#),
      (#""color": "~color.alpha(@ink, 0.5)""#, "color", "color(srgb 1 0 0 / 0.5)"),
      (#""color": "~color.mix(@ink, blue, 0.25)""#, "color", "color(srgb 0.25 0 0.75)"),
      (#""color": "~color.mix(@ink, blue, @part)""#, "color", "color(srgb 0.25 0 0.75)"),
      (#""color": "~color.lighten(@ink, 0.2)""#, "color", "color(srgb 1 0.4 0.4)"),
      (#""color": "~color.darken(@ink, 20%)""#, "color", "color(srgb 0.6 0 0)"),
      (#""color": "~color.desaturate(@ink, 1)""#, "color", "color(srgb 0.5 0.5 0.5)"),
      (
        #""color": "~color.saturate(~color.desaturate(@ink, 1), 0)""#, "color",
        "color(srgb 0.5 0.5 0.5)"
      ),
      (#""color": "~color.contrast(@ink)""#, "color", "rgb(0, 0, 0)"),
      (#""color": "~color.contrast(@ink, #222, #eee)""#, "color", "rgb(34, 34, 34)"),
      (#""width": "~number.add(@step, 2, @part)""#, "width", "10.25px"),
      (#""width": "~number.multiply(@step, 2)""#, "width", "16px"),
      (#""width": "~number.divide(~number.subtract(@step, 2), 3)""#, "width", "2px"),
      (#""width": "~number.max(@step, 10px)""#, "width", "10px"),
      (#""width": "~number.clamp(1, @step, 5)""#, "width", "5px"),
      (#""opacity": "~number.min(@step, 0.5)""#, "opacity", "0.5"),
    ])
  func values(member: String, property: String, expected: String) {
    let json = ##"""
      {
        "step": 8, "part": 0.25, "ink": "#f00",
        "pair": {"list": [1, 2], "alpha": "50%", "head": {"name": "Helvetica", "size": 13}, "family": "Helvetica"},
        "a": {\##(member)}
      }
      """##
    #expect(problems(json) == [])
    #expect(value(json, "a", property) == expected)
  }

  @Test("a reference to a group expands it, also in an array with overrides")
  func groups() {
    let json = """
      {"plain": {"color": "red", "&:hover": {"color": "blue"}, "icon": {"width": 1}},
       "button": "@plain", "link": ["@plain", {"color": "green"}], ".x": "@plain",
       "a": {"color": "@button.color", "width": "@button.icon.width"}}
      """
    #expect(problems(json) == [])
    #expect(value(json, "button", "color") == "rgb(255, 0, 0)")
    #expect(value(json, "button:hover", "color") == "rgb(0, 0, 255)")
    #expect(value(json, "button icon", "width") == "1px")
    #expect(value(json, "link", "color") == "rgb(0, 128, 0)")
    #expect(value(json, ".x", "color") == "rgb(255, 0, 0)")
    #expect(value(json, "a", "color") == "rgb(255, 0, 0)")
    #expect(value(json, "a", "width") == "1px")
  }

  @Test("a conditional value updates its references")
  func conditions() {
    let json = """
      {"colors": {"ink": "black"}, "a": {"color": "@colors.ink"},
       "@media (prefers-color-scheme: dark)": {"colors": {"ink": "white"}}}
      """
    var sheet = CSSStyleSheet([StyleSource(json: SourceText(json))])
    #expect(sheet.css("a", "color")?.description == "rgb(0, 0, 0)")
    sheet.environment.colorScheme = .dark
    #expect(sheet.css("a", "color")?.description == "rgb(255, 255, 255)")
  }

  @Test(
    "reports unknown and circular references and keeps the rest",
    arguments: [
      (#""color": "@colors.acent""#, "unknown-json-reference: @colors.acent"),
      (#""color": "@nothing""#, "unknown-json-reference: @nothing"),
      (#""color": "@""#, "unknown-json-reference: @"),
      (#""color": "@colors..accent""#, "unknown-json-reference: @colors..accent"),
      (#""color": "@colors""#, "json-group-as-value: @colors"),
      (#""color": "@b.color""#, nil),
      (#""width": "@b.width""#, "circular-json-reference: @b.width"),
      (#""b": "@b""#, nil), (#""inner": "@b""#, "circular-json-reference: @b"),
      (#""color": "~color.alfa(red, 1)""#, "unknown-json-function: ~color.alfa(red, 1)"),
      (#""color": "~color.alpha(red)""#, "wrong-json-arguments: ~color.alpha(red)"),
      (#""color": "~color.alpha(1, 1)""#, "wrong-json-arguments: ~color.alpha(1, 1)"),
      (#""color": "~color.alpha(red, 1""#, "invalid-json-function: ~color.alpha(red, 1"),
      (#""color": "~color.alpha(@step, 1)""#, "wrong-json-arguments: ~color.alpha(@step, 1)"),
      (#""color": "~number.add(1, 2)""#, "invalid-json-value: ~number.add(1, 2)"),
      (#""x": "~number.multiply(1px, 2px)""#, "wrong-json-arguments: ~number.multiply(1px, 2px)"),
      (#""tapColor": "@step""#, "invalid-json-value: @step"),
    ] as [(String, String?)])
  func faults(member: String, expected: String?) {
    let json = ##"{"colors": {"accent": "#f00"}, "step": 8, "b": {\##(member), "height": 1}}"##
    let found = problems(json)
    if let expected { #expect(found == [expected]) } else { #expect(!found.isEmpty) }
    #expect(css(json).contains("height: 1px;"))
  }

  @Test("messages contain a suggestion or the entire cycle")
  func sentences() {
    func messages(_ json: String) -> [String] {
      JSONStyleSheet(SourceText(json)).diagnostics.map(\.message)
    }
    #expect(
      messages(#"{"colors": {"accent": "red"}, "a": {"color": "@colors.acent"}}"#)
        == ["unknown reference '@colors.acent'; did you mean '@colors.accent'?"])
    #expect(
      messages(#"{"a": {"b": "@c.d"}, "c": {"d": "@e"}, "e": "@a.b"}"#)
        == ["circular reference: e > a.b > c.d > e"])
    #expect(
      messages(#"{"a": {"color": "~color.mix(red, blue)"}}"#)
        == ["expected ~color.mix(COLOR1, COLOR2, PART), found 2 arguments"])
    #expect(
      messages(#"{"a": {"color": "~color.lightn(red, 1)"}}"#)
        == ["unknown function '~color.lightn'; did you mean '~color.lighten'?"])
  }

  @Test(
    "limits groups that double and chains of values", .tier(.standard))
  func growth() {
    var groups = ["\"g0\": {\"color\": \"red\", \"x\": 1}"]
    for level in 1...40 {
      groups.append("\"g\(level)\": {\"l\": \"@g\(level - 1)\", \"r\": \"@g\(level - 1)\"}")
    }
    let doubled = JSONStyleSheet(SourceText("{\(groups.joined(separator: ","))}"))
    #expect(doubled.diagnostics.contains { $0.kind == .jsonGroupsTooLarge })
    #expect(doubled.css.utf8.count < 10_000_000)

    var values = ["\"v0\": 1"]
    for level in 1...60 {
      values.append("\"v\(level)\": \"~number.add(@v\(level - 1), @v\(level - 1))\"")
    }
    let sums = JSONStyleSheet(SourceText("{\(values.joined(separator: ","))}"))
    #expect(sums.css.utf8.count < 100_000)

    let chain = (1...500).map { "\"v\($0)\": \"@v\($0 - 1)\"" }.reversed().joined(separator: ",")
    let long = JSONStyleSheet(SourceText("{\(chain), \"v0\": 1}"))
    #expect(long.diagnostics.contains { $0.kind == .jsonReferencesTooDeep })

    let nested =
      String(repeating: "~number.add(1, ", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(!JSONStyleSheet(SourceText("{\"x\": \"\(nested)\"}")).diagnostics.isEmpty)
    let rules = String(repeating: "{\"a\": ", count: 400) + "1" + String(repeating: "}", count: 400)
    #expect(JSONStyleSheet(SourceText(rules)).diagnostics.map(\.kind.id) == ["json-rules-too-deep"])
  }
}
