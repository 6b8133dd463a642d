// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryJSON
import LiveryLinting
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("All fixes") struct DeferredFixTests {
  private static let file = "Fix all problems in the file safely"
  private static let theme = "Fix all problems in the theme safely"
  private static let strict = "strict: true"

  @Test(
    "of a file are those of the command",
    arguments: [
      "a { color: #ABC; width: 0px; color: rgba(0, 0, 0, 0.5) }",
      "a { color: #AABBCC; margin: 1px 1px }\r\nb, c { top: 0px }\r\n",
      "/* 🎨 */ a { content: '👩‍🎨'; color: #FFF; colour: red }", "a { color: #ABC; width: 0px",
    ])
  func file(text: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(
        ["a.css": text, ".livery.yml": Self.strict], encoding: encoding)
      var linter = Linter()
      linter.isStrict = true
      let expected = Fixer().fixed(SourceText(text, name: "a.css")) {
        linter.report(on: [SyntaxTree(parsing: $0, name: "a.css")]).findings
      }
      #expect(expected.edited.isChanged)
      #expect(try server.apply(Self.file, at: 0..<0) == expected.text)
      #expect(try !server.titles(at: 0..<0).contains(Self.file))
      expectSameStyle(text, expected.text)
    }
  }

  @Test("of a theme change each of its files")
  func theme() throws {
    let files = [
      "a.css": "a { color: #ABC }", "b.css": "b { width: 0px }", "c.css": "c { color: red }",
      "d.json": ##"{"d": {"color": "#ABC"}}"##, ".livery.yml": Self.strict,
    ]
    let server = try TestServer(files)
    _ = try server.apply(Self.theme, at: 0..<0)
    #expect(server.texts["a.css"] == "a { color: #abc }")
    #expect(server.texts["b.css"] == "b { width: 0 }")
    #expect(server.texts["c.css"] == files["c.css"])
    #expect(try !server.titles(at: 0..<0).contains(Self.theme))
  }

  @Test("are computed when they are chosen")
  func deferred() throws {
    let server = try TestServer(["a.css": "a { color: #ABC }", ".livery.yml": Self.strict])
    let action = try #require(
      try server.actions(at: 0..<0, in: "a.css", only: ["source.fixAll"]).first)
    #expect(action["edit"] == nil)
    #expect(action[path: "data", "scope"]?.string == "file")
    let resolved = try server.request("codeAction/resolve", action)
    #expect(resolved["title"]?.string == Self.file)
    #expect(resolved["kind"]?.string == "source.fixAll.livery")
    #expect(resolved["edit"] != nil)
  }

  @Test("are an error after the document changed")
  func modified() throws {
    let server = try TestServer(["a.css": "a { color: #ABC }", ".livery.yml": Self.strict])
    let action = try #require(
      try server.actions(at: 0..<0, in: "a.css", only: ["source.fixAll"]).first)
    try server.change("a.css", to: "b { color: #ABC }")
    let error = #expect(throws: ResponseError.self) {
      try server.request("codeAction/resolve", action)
    }
    #expect(error?.code == .contentModified)
  }

  @Test("are computed at once for a client that cannot resolve them")
  func eager() throws {
    let server = try TestServer(
      ["a.css": "a { color: #ABC }", ".livery.yml": Self.strict],
      capabilities: [
        "workspace": ["workspaceEdit": ["documentChanges": true]],
        "textDocument": [
          "codeAction": [
            "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [""]]],
            "dataSupport": true, "isPreferredSupport": true,
          ]
        ],
      ])
    let action = try #require(
      try server.actions(at: 0..<0, in: "a.css", only: ["source.fixAll"]).first)
    #expect(action["data"] == nil)
    try server.apply(action["edit"])
    #expect(server.texts["a.css"] == "a { color: #abc }")
  }

  @Test(
    "are not offered without safe fixes", arguments: ["a { colour: red }", "", "a { color: red }"])
  func none(text: String) throws {
    let titles = try TestServer(["a.css": text]).titles(at: 0..<0, only: ["source"])
    #expect(titles == [])
  }

  @Test("of the theme are offered in a file without problems")
  func otherFile() throws {
    let server = try TestServer([
      "a.css": "a { color: red }", "b.css": "b { color: #ABC }", ".livery.yml": Self.strict,
    ])
    #expect(try server.titles(at: 0..<0, only: ["source"]) == [Self.theme])
    #expect(try server.titles(at: 0..<0, only: ["source.fixAll"]) == [])
  }

  @Test(
    "of an action with an edit is that edit",
    arguments: [
      "Change to 'color'", "Disable 'unknown-property' on this line", "Extract to '--colour'",
      "Sort declarations", "Convert to 'rgb(255 0 0)'", "Move to layer 'base'",
    ])
  func resolvedAgain(title: String) throws {
    let text = "@layer base; a { colour: red; color: red; all: unset }"
    let server = try TestServer(["a.css": text])
    let offset = title.hasPrefix("Convert") ? 38 : 18
    let action = try server.actions(at: offset..<offset, in: "a.css").first {
      $0["title"]?.string == title
    }
    guard let action else {
      // An unknown property has no value to extract, and sorted declarations remain.
      #expect(title.hasPrefix("Extract") || title.hasPrefix("Sort"))
      return
    }
    let resolved = try server.request("codeAction/resolve", action)
    #expect(resolved.text == action.text)
  }

  @Test("keep members of an action that the server does not know")
  func unknownMembers() throws {
    let server = try TestServer(["a.css": "a { color: #ABC }"])
    let text = #"{"title":"x","kind":"quickfix","y":[1,2.5,null,true,{"z":"é"}]}"#
    let resolved = try server.request("codeAction/resolve", JSONValue(parsing: text))
    #expect(resolved.text == text)
    #expect(throws: ResponseError.self) {
      try server.request("codeAction/resolve", JSONValue(parsing: "[]"))
    }
  }
}
