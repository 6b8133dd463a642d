// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import LiveryJSON
import Testing

@Suite("Includes of style sheets in JSON") struct JSONIncludeTests {
  /// A temporary folder with files, which is removed after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
    func source(_ name: String) throws -> StyleSource {
      try StyleSource(contentsOfThemeFile: path(name))
    }
  }

  private func messages(_ source: StyleSource) -> [String] {
    CSSStyleSheet([source]).diagnostics.map { $0.diagnostic.message }
  }

  @Test("an object's members override its includes, and later includes override earlier ones")
  func order() throws {
    let folder = try Folder([
      "app.json": """
      {"a": {"color": "red"}, "@include.one": "one.json", "@include.two": {"inApp": "two.json"},
       "e": {"@include.in": "in/three.json", "width": "@grid"}}
      """,
      "one.json": #"{"a": {"color": "green", "width": 1, "height": 1}, "grid": 8}"#,
      "two.json": #"{"a": {"color": "blue", "height": 2}}"#,
      "in/three.json": #"{"backgroundImage": "a.png", "b": {"height": 3}}"#,
    ])
    let source = try folder.source("app.json")
    let sheet = CSSStyleSheet([source])
    #expect(messages(source) == [])
    #expect(sheet.css("a", "color")?.description == "rgb(255, 0, 0)")
    #expect(sheet.css("a", "width")?.description == "1px")
    #expect(sheet.css("a", "height")?.description == "2px")
    #expect(sheet.css("e", "width")?.description == "8px")
    #expect(sheet.css("e b", "height")?.description == "3px")
    #expect(sheet.css("e", "background-image")?.description == #"url("in/a.png")"#)
    #expect(
      source.files == ["app.json", "one.json", "two.json", "in/three.json"].map(folder.path))
  }

  @Test("resolves URLs of an included file relative to its folder")
  func addresses() throws {
    let folder = try Folder([
      "app.json": #"{"@include.x": "in/x.json"}"#,
      "in/x.json": #"""
      {"@import url(more.css)": true, "a": {
        "background": "url(a.png) no-repeat, url('b c.png')", "--raw": "url(  c.png  )",
        "maskImage": "image-set(\"d.png\" 1x, url(e.png) 2x)", "content": "url(\"f.png\") / \"url(x)\"",
        "--kept": "url(#a) url(/b.png) url(data:c) url(https://d.example/e.png) \"f.png\"",
        "@include.y": "deep/y.json"}, "b": {"listStyleImage": "@a.icon"}}
      """#,
      "in/deep/y.json": #"{"icon": "url(g.png)"}"#,
    ])
    let source = try folder.source("app.json")
    #expect(
      source.tree.text == """
        @import url("in/more.css");

        :root {
          --a-icon: url("in/deep/g.png");
        }

        a {
          --icon: var(--a-icon);
          background: url("in/a.png") no-repeat, url("in/b c.png");
          --raw: url("in/c.png");
          mask-image: image-set("in/d.png" 1x, url("in/e.png") 2x);
          content: url("in/f.png") / "url(x)";
          --kept: url(#a) url(/b.png) url(data:c) url(https://d.example/e.png) "f.png";
        }

        b {
          list-style-image: var(--a-icon);
        }

        """)
  }

  @Test("reports errors of an included file at their positions")
  func places() throws {
    let folder = try Folder([
      "app.json": #"{"@include.one": "one.json"}"#, "one.json": "{\n  \"color\": 5\n}",
    ])
    let sheet = CSSStyleSheet([try folder.source("app.json")])
    #expect(sheet.diagnostics.count == 1)
    #expect(sheet.diagnostics[0].description.hasPrefix(folder.path("one.json") + ":2:12: error: "))
  }

  @Test("reports a failed include at its position and parses the rest")
  func faults() throws {
    let folder = try Folder([
      "app.json": """
      {"@include.a": "none.json", "@include.b": "../x.json", "@include.c": 5, "@include.d": {},
       "@include.e": {"inAp": "a.json"}, "@include.f": "/etc/passwd", "@include.g": "http://a/b", "a": {"width": 1}}
      """
    ])
    let source = try folder.source("app.json")
    let kinds = CSSStyleSheet([source]).diagnostics.map(\.diagnostic.kind.id)
    #expect(
      kinds == [
        "include-not-found", "include-unreadable", "invalid-include", "invalid-include",
        "invalid-include", "invalid-include", "include-unreadable", "include-unreadable",
      ])
    #expect(CSSStyleSheet([source]).css("a", "width")?.description == "1px")
    #expect(source.files == ["app.json", "none.json"].map(folder.path))
  }

  @Test("reads circular includes once and reports the cycle")
  func loops() throws {
    let folder = try Folder([
      "a.json": #"{"@include.b": "b.json", "x": {"width": 1}}"#,
      "b.json": #"{"@include.a": "a.json", "x": {"height": 2}}"#,
    ])
    let source = try folder.source("a.json")
    let found = messages(source)
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix("a.json > \(folder.path("b.json")) > \(folder.path("a.json"))".suffix(20)))
    #expect(CSSStyleSheet([source]).css("x", "height")?.description == "2px")
  }

  @Test("doubling includes end at the total limit")
  func growth() throws {
    var files = ["0.json": "{}"]
    for level in 1..<30 {
      files["\(level).json"] =
        "{\"@include.a\": \"\(level - 1).json\", \"@include.b\": \"\(level - 1).json\"}"
    }
    let source = try Folder(files).source("29.json")
    #expect(Set(source.tree.diagnostics.map(\.kind)) == [.tooManyIncludes])
  }

  @Test("reads nothing without a loader")
  func noLoader() {
    #expect(problems(#"{"@include.a": "a.json"}"#) == ["include-not-loaded: a.json"])
  }
}
