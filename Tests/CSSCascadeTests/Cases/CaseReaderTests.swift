// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of the file format of `Fixtures/Cases`.
struct CaseReaderTests {
  private static let head = "# https://example.org/#x\n"

  private func only(_ text: String) throws -> ConformanceCase {
    let file = CaseFile(Self.head + text, feature: "x")
    #expect(file.error == nil)
    return try #require(file.cases.first)
  }

  @Test("a case has a title, a section, an environment, sheets, a tree and expectations")
  func whole() throws {
    let text = """
      == a title
      environment: width 800, scheme dark
      sheet: a { color: red }
      sheet user mine.css:
        b {
          color: blue

        }
      tree:
        a#x
          b#y
      #x color: red
      #y::before --v: a: b
      """
    let example = try only(text)
    #expect(example.name == "x: a title")
    #expect(example.section == "https://example.org/#x")
    #expect(example.line == 2)
    #expect(example.environment.map(\.name) == ["width", "scheme"])
    #expect(example.environment.map(\.value) == ["800", "dark"])
    #expect(example.sheets.map(\.text) == ["a { color: red }", "b {\n  color: blue\n\n}"])
    #expect(example.sheets.map(\.origin) == [.author, .user])
    #expect(example.sheets.map(\.name) == ["1.css", "mine.css"])
    #expect(example.tree?.id == "x")
    #expect(example.tree?.children.map(\.id) == ["y"])
    let claims: [Expectation.Claim] = [
      .value(of: .init(id: "x", pseudoElement: ""), property: "color", text: "red"),
      .value(of: .init(id: "y", pseudoElement: "::before"), property: "--v", text: "a: b"),
    ]
    #expect(example.expectations.map(\.claim) == claims)
  }

  @Test(
    "parses an expectation",
    arguments: [
      (
        "#a --x: nothing", .value(of: .init(id: "a", pseudoElement: ""), property: "--x", text: nil)
      ),
      (
        "#a::part(b) color: red",
        .value(of: .init(id: "a", pseudoElement: "::part(b)"), property: "color", text: "red")
      ),
      ("matches a b → #x #y", .matches(selector: "a b", ids: ["x", "y"])),
      ("matches a → nothing", .matches(selector: "a", ids: [])),
      ("specificity a:b → 0,1,1", .specificity(selector: "a:b", counts: "0,1,1")),
      ("serializes a>b → a > b", .serializes(selector: "a>b", text: "a > b")),
      ("invalid a >> b", .invalid(selector: "a >> b")),
    ] as [(String, Expectation.Claim)])
  func expectation(text: String, claim: Expectation.Claim) throws {
    #expect(try Expectation(parsing: text, line: 1).claim == claim)
  }

  @Test("parses all parts of an element's line")
  func element() throws {
    let line =
      "a#b.c.d:e:f[g=h][i][j=\"k l\"]{color: red} text lang=de-CH size=320x? part=m,n supertype=o,p "
      + "code(width: 5px; color: rgb(1 2 3))"
    let element = try TreeNotation.element([line], firstLine: 1)
    #expect(element.type == "a")
    #expect(element.id == "b")
    #expect(element.classes == ["c", "d"])
    #expect(element.states == ["e", "f"])
    #expect(element.attributes == ["g": "h", "i": "", "j": "k l"])
    #expect(element.inlineStyle == "color: red")
    #expect(element.text == "text")
    #expect(element.language == "de-CH")
    #expect(element.size == StyleSize(width: 320, height: nil))
    #expect(element.parts == ["m", "n"])
    #expect(element.supertypes == ["o", "p"])
    #expect(element.presentationalHints.map(\.property) == [.width, .color])
  }

  @Test("indentation nests elements")
  func tree() throws {
    let lines = ["a", "  b", "    c", "    d", "  e", "    f", "      g", "  h"]
    let root = try TreeNotation.element(lines, firstLine: 1)
    #expect(root.children.map(\.type) == ["b", "e", "h"])
    #expect(root.children[0].children.map(\.type) == ["c", "d"])
    #expect(root.children[1].children[0].children.map(\.type) == ["g"])
  }

  @Test("a tree before the cases is their default tree")
  func sharedTree() throws {
    let text = """
      \(Self.head)tree: a#x
      == one
      matches a → #x
      == two
      tree: b#y
      matches b → #y
      \(Self.head)== three
      matches a → #x
      """
    let file = CaseFile(text, feature: "x")
    #expect(file.error == nil)
    #expect(file.cases.map { $0.tree?.id } == ["x", "y", "x"])
  }
}
