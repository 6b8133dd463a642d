// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Documentation of completion items")
struct CompletionResolveTests {
  /// Returns the documentation of an item as its client receives it.
  private func documentation(
    of label: String, in source: MarkedSource,
    capabilities: [String: Any] = TestServer.allCapabilities, settings: [String: Any] = [:]
  ) throws -> JSONValue? {
    let server = try TestServer(
      ["untitled:1": source.text], capabilities: capabilities, settings: settings)
    let offered = try server.completion(at: source.offset, in: "untitled:1")
    let item = try #require(offered.items[label])
    let resolved = try server.request("completionItem/resolve", item)
    #expect(resolved["label"]?.string == label)
    #expect(resolved["sortText"]?.string == item["sortText"]?.string)
    #expect(resolved["textEdit"]?["newText"]?.string == item["textEdit"]?["newText"]?.string)
    return resolved["documentation"]
  }

  @Test("A property has its grammar, initial value and specification")
  func property() throws {
    let found = try documentation(of: "opacity", in: "a { ⟦⟧")
    #expect(found?["kind"]?.string == "markdown")
    let text = found?["value"]?.string ?? ""
    #expect(text.contains("opacity: <"))
    #expect(text.contains("- Initial value: `1`") && text.contains("- Inherited: `no`"))
    #expect(text.contains("[Specification](https://"))
    let shorthand = try documentation(of: "inset", in: "a { ⟦⟧")?["value"]?.string ?? ""
    #expect(shorthand.contains("Longhands: `top, right, bottom, left`"))
  }

  @Test("A client without Markdown gets plain text")
  func plain() throws {
    let found = try documentation(of: "opacity", in: "a { ⟦⟧", capabilities: [:])
    #expect(found?.string?.contains("`") == false)
    let color = try documentation(of: "tomato", in: "a { color: ⟦⟧", capabilities: [:])?.string
    #expect(color == "sRGB: #ff6347\nHSL: hsl(9.1 100% 63.9%)\nOklch: oklch(0.696 0.196 32.3)")
  }

  @Test("A function has its notations")
  func function() throws {
    let text = try documentation(of: "light-dark()", in: "a { color: ⟦⟧")?["value"]?.string ?? ""
    #expect(text.contains("light-dark(<color>, <color>)"))
  }

  @Test("A custom property has its declarations with their lines")
  func variable() throws {
    let text = try documentation(
      of: "--a", in: "b { --a: red }\nc { --a: blue }\nd { color: ⟦⟧")?["value"]?.string
    #expect(text?.hasPrefix("- untitled:1:1: `red`\n- untitled:1:2: `blue`") == true)
    #expect(text?.contains("#0000ff") == true)
  }

  @Test("A step has its grammar and the summaries of its parameters")
  func step() throws {
    let text =
      try documentation(of: "shadow()", in: "a { -livery-pipeline: ⟦⟧")?["value"]?.string ?? ""
    #expect(text.contains("shadow(") && text.contains("blur"))
  }

  #if Rendering
    @Test(
      "A color, a gradient and a step have pictures",
      arguments: [
        ("tomato", "a { color: ⟦⟧"), ("--a", "b { --a: red } a { color: ⟦⟧"),
        ("linear-gradient()", "a { background: ⟦⟧"),
        ("repeating-conic-gradient()", "a { background: ⟦⟧"),
        ("fill()", "a { -livery-pipeline: ⟦⟧"), ("bevel()", "a { -livery-pipeline: ⟦⟧"),
      ] as [(String, MarkedSource)])
    func pictures(label: String, source: MarkedSource) throws {
      let picture = "](data:image/png;base64,"
      let shown = try documentation(of: label, in: source)?["value"]?.string
      #expect(shown?.contains(picture) == true)
      let hidden = try documentation(
        of: label, in: source, settings: ["pictures": ["enabled": false]])
      #expect(hidden?["value"]?.string?.contains(picture) == false)
    }
  #endif

  @Test(
    "An item without a subject stays unchanged",
    arguments: [
      #"{"label": "x", "data": {"topic": "color"}}"#, #"{"label": "x", "data": 1}"#,
      #"{"label": "x", "data": {"topic": "variable", "name": "--x", "uri": "untitled:9"}}"#,
      #"{"label": "x", "data": {"topic": "unknown", "name": "red"}}"#, #"{"label": "x"}"#,
    ])
  func unknown(item: String) throws {
    let resolved = try TestServer().request("completionItem/resolve", JSONValue(parsing: item))
    #expect(resolved["label"]?.string == "x" && resolved["documentation"] == nil)
  }
}
