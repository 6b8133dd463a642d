// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryPrinting
import TestSupport
import Testing

@Suite struct TreeDescriptionTests {
  @Test("reads every member of an element")
  func members() throws {
    let description = TreeDescription(
      parsing: SourceText(
        #"""
        {
          "type": "toolbar", "supertypes": ["bar", "view"], "id": "main", "classes": ["dark", "wide"],
          "states": ["hover", "armed"], "attributes": {"kind": "x", "none": null}, "parts": ["knob"],
          "language": "de-CH", "style": "color: red", "text": "Grüezi \u2713", "width": 320, "height": 44.5,
          "children": [], // that is all
        }
        """#))
    #expect(description.diagnostics == [])
    var expected = StyleElement(
      "toolbar", id: "main", classes: ["dark", "wide"], states: ["hover", "armed"],
      attributes: ["kind": "x"])
    expected.supertypes = ["bar", "view"]
    expected.parts = ["knob"]
    expected.language = "de-CH"
    expected.inlineStyle = "color: red"
    expected.text = "Grüezi ✓"
    expected.size = StyleSize(width: 320, height: 44.5)
    #expect(description.root == expected)
  }

  @Test("children follow their parents in text order")
  func children() throws {
    let text = """
      {"type": "a", "children": [
        {"type": "b", "children": [{"type": "c"}, {"type": "d", "children": [{"type": "e"}]}]},
        {"type": "f"}, {"children": [{"type": "h"}], "type": "g"}
      ]}
      """
    let tree = StyleElement(
      "a",
      children: [
        StyleElement(
          "b", children: [StyleElement("c"), StyleElement("d", children: [StyleElement("e")])]),
        StyleElement("f"), StyleElement("g", children: [StyleElement("h")]),
      ])
    #expect(TreeDescription(parsing: SourceText(text)).root == tree)
  }

  @Test("null means no value, and a height alone is a size")
  func nothing() {
    let text = """
      {"type": "a", "id": null, "classes": null, "attributes": null, "text": null, "children": null, \
      "width": null, "height": 2, "style": null, "language": null}
      """
    var expected = StyleElement("a")
    expected.size = StyleSize(height: 2)
    let description = TreeDescription(parsing: SourceText(text))
    #expect(description.diagnostics == [])
    #expect(description.root == expected)
  }

  @Test(
    "reports an invalid tree with its position",
    arguments: [
      ("⟦[{\"type\": \"a\"}]⟧", ["invalid-tree"]), ("⟦\"a\"⟧", ["invalid-tree"]),
      ("⟦{⟧}", ["missing-type"]), (#"⟦{⟧"type": ""}"#, ["missing-type"]),
      (#"⟦{⟧"type": null}"#, ["missing-type"]),
      (#"⟦{⟧"type": ⟦1⟧}"#, ["missing-type", "invalid-tree-value"]),
      (#"{"type": "a", "children": [⟦{⟧}, {"type": "b"}]}"#, ["missing-type"]),
      (
        #"{"type": "a", "children": [⟦1⟧, ⟦"b"⟧, ⟦[]⟧, ⟦null⟧]}"#,
        .init(repeating: "invalid-tree-value", count: 4)
      ),
      (#"{"type": "a", "children": ⟦{"type": "b"}⟧}"#, ["invalid-tree-value"]),
      (#"{"type": "a", "id": ⟦1⟧}"#, ["invalid-tree-value"]),
      (#"{"type": "a", "classes": ⟦"b"⟧}"#, ["invalid-tree-value"]),
      (
        #"{"type": "a", "classes": ["b", ⟦1⟧, ⟦null⟧]}"#,
        ["invalid-tree-value", "invalid-tree-value"]
      ),
      (
        #"{"type": "a", "states": ⟦{}⟧, "parts": ⟦true⟧}"#,
        ["invalid-tree-value", "invalid-tree-value"]
      ),
      (#"{"type": "a", "attributes": ⟦[]⟧}"#, ["invalid-tree-value"]),
      (#"{"type": "a", "attributes": {"b": ⟦1⟧}}"#, ["invalid-tree-value"]),
      (#"{"type": "a", "width": ⟦"1"⟧}"#, ["invalid-tree-value"]),
      (
        #"{"type": "a", "width": ⟦-1⟧, "height": ⟦1e999⟧}"#,
        ["invalid-tree-length", "invalid-tree-length"]
      ),
      (
        #"{"type": "a", "text": ⟦true⟧, "style": ⟦{}⟧}"#,
        ["invalid-tree-value", "invalid-tree-value"]
      ),
      (#"{"type": "a", "id": ⟦b⟧}"#, ["invalid-json"]),
      (#"{"type": "a" ⟦"id"⟧: "b"}"#, ["invalid-json"]),
      ("⟦⟧", ["invalid-json"]),
    ] as [(MarkedSource, [String])])
  func errors(source: MarkedSource, ids: [String]) {
    expectDiagnostics(ids, at: source) {
      let description = TreeDescription(parsing: $0.sourceText)
      #expect(description.root == nil)
      return description.diagnostics
    }
  }

  @Test(
    "reports probable mistakes, and returns the tree",
    arguments: [
      (#"{"type": "a", ⟦"clases"⟧: ["b"]}"#, ["unknown-tree-key"]),
      (#"{"type": "a", ⟦"x"⟧: {"y": [1, 2]}}"#, ["unknown-tree-key"]),
      (
        ##"{"type": "a", "classes": [⟦".b"⟧], "id": ⟦"#c"⟧}"##,
        ["signed-tree-name", "signed-tree-name"]
      ),
      (
        #"{"type": "a", "states": [⟦":hover"⟧], "parts": [⟦"::b"⟧]}"#,
        ["signed-tree-name", "signed-tree-name"]
      ),
      (#"{"type": "a", ⟦"type"⟧: "b"}"#, ["duplicate-name"]),
      (
        #"{"type": "a", "style": "⟦colour⟧: red; width: ⟦red⟧; ⟦top⟧ 1px; --x: ⟦{⟧"}"#,
        ["unknown-property", "invalid-value", "missing-colon", "unclosed-block"]
      ),
      (#"{"type": "a", "style": ⟦"\u0063olour: red"⟧}"#, ["unknown-property"]),
      (#"{"type": "a", "style": "color: var(--x); --x: 1"}"#, []),
    ] as [(MarkedSource, [String])])
  func warnings(source: MarkedSource, ids: [String]) {
    expectDiagnostics(ids, at: source) {
      let description = TreeDescription(parsing: $0.sourceText)
      #expect(description.root != nil)
      return description.diagnostics
    }
  }

  @Test(
    "the message names the found text and the accepted forms",
    arguments: [
      ("[]", "a tree is one object, that of its root; found an array"),
      ("{}", "an element needs a 'type', which this one lacks"),
      (#"{"type": "a", "classes": "b"}"#, "'classes' takes an array of strings, found a string"),
      (#"{"type": "a", "classes": [1]}"#, "'classes' takes an array of strings, found a number"),
      (#"{"type": "a", "children": [null]}"#, "'children' takes an array of objects, found null"),
      (#"{"type": "a", "width": -1}"#, "'width' takes a finite number of 0 or more, found '-1'"),
      (#"{"type": "a", "class": "b"}"#, "unknown key 'class'; did you mean 'classes'?"),
      (#"{"type": "a", "lang": "b"}"#, "unknown key 'lang'; did you mean 'language'?"),
      (#"{"type": "a", "chldren": []}"#, "unknown key 'chldren'; did you mean 'children'?"),
      (#"{"type": "a", "zzz": []}"#, "unknown key 'zzz'"),
      (##"{"type": "a", "id": "#b"}"##, ##"a name in 'id' is written without '#', found "#b""##),
    ])
  func sentences(text: String, message: String) {
    #expect(TreeDescription(parsing: SourceText(text)).diagnostics.map(\.message) == [message])
  }

  @Test("elements can be nested 256 deep, with many siblings")
  func depth() {
    func nested(_ depth: Int) -> SourceText {
      let opening = String(repeating: #"{"type":"a","children":["#, count: depth - 1)
      return SourceText(opening + #"{"type":"b"}"# + String(repeating: "]}", count: depth - 1))
    }
    #expect(TreeDescription(parsing: nested(256)).root != nil)
    let tooDeep = TreeDescription(parsing: nested(100_000))
    #expect(tooDeep.root == nil)
    #expect(tooDeep.diagnostics.map(\.kind.id) == ["json-too-deep"])
    let children = String(repeating: #"{"type":"b"},"#, count: 20_000)
    let wide = TreeDescription(parsing: SourceText(#"{"type":"a","children":[\#(children)]}"#))
    #expect(wide.root?.children.count == 20_000)
  }
}
