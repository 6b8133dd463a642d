// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Hovers of selectors")
struct SelectorHoverTests {
  @Test(
    "A selector has its specificity and its range",
    arguments: [
      ("a⟦⟧ { }", "a", "(0,0,1)"), (".a⟦⟧.b { }", ".a.b", "(0,2,0)"),
      ("#a⟦⟧ .b c, d { }", "#a .b c", "(1,1,1)"), ("x, ⟦⟧y:hover { }", "y:hover", "(0,1,1)"),
      (":is(#x, .y) a⟦⟧ { }", ":is(#x, .y) a", "(1,0,1)"),
      (":where(#x) .a⟦⟧ { }", ":where(#x) .a", "(0,1,0)"),
      ("a > b + c⟦⟧ ~ d { }", "a > b + c ~ d", "(0,0,4)"), (".a { & .b⟦⟧ { } }", "& .b", "(0,2,0)"),
      (".a { .b⟦⟧ { } }", ".b", "(0,2,0)"), ("ul li.r⟦⟧ed", "ul li.red", "(0,1,2)"),
      ("@scope (.card) { .ti⟦⟧tle { } }", ".title", "(0,1,0)"),
      ("[dis⟦⟧abled] { }", "[disabled]", "(0,1,0)"),
    ])
  func specificity(source: MarkedSource, range: String, specificity: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains(specificity), "\(hover.contents)")
    #expect(hover.range == range)
  }

  private static let trees = [
    ".livery.yml": "trees: [trees/main.json, trees/other.json]",
    "trees/main.json": """
    {"type": "window", "children": [{"type": "toolbar", "children": [
      {"type": "button", "id": "save", "classes": ["primary"]}, {"type": "button"}]}]}
    """,
    "trees/other.json": #"{"type": "window"}"#,
  ]

  @Test("The elements of tree files that match in any state are listed")
  func treeFiles() throws {
    let hover = try #require(
      try HoverResult("toolbar but⟦⟧ton:hover { color: red }", in: Self.trees))
    #expect(
      hover.contents.contains(
        "- 2 elements in `trees/main.json`: `window > toolbar > button#save.primary`, "
          + "`window > toolbar > button`"), "\(hover.contents)")
    #expect(!hover.contents.contains("other.json"))
    let window = try #require(try HoverResult("win⟦⟧dow { color: red }", in: Self.trees))
    #expect(window.contents.contains("- 1 element in `trees/other.json`: `window`"))
  }

  @Test("A selector without an element in the tree files says so")
  func noElement() throws {
    let hover = try #require(try HoverResult(".bad⟦⟧ge { color: red }", in: Self.trees))
    #expect(hover.contents.contains("No element of the program's tree files matches."))
  }

  @Test("A nested selector is resolved")
  func nested() throws {
    let hover = try #require(try HoverResult(".a, .b { &:ho⟦⟧ver { color: red } }"))
    #expect(hover.contents.contains("**`:is(.a, .b):hover`**"), "\(hover.contents)")
    #expect(hover.range == "&:hover")
  }

  @Test("An invalid selector has no hover, and does not affect its neighbors")
  func invalid() throws {
    #expect(try HoverResult("a:hov⟦⟧r( { }") == nil)
    #expect(try HoverResult("a:unknown-sta⟦⟧te { }") == nil)
    #expect(try HoverResult("a⟦⟧, b:unknown { }")?.range == "a")
  }

  @Test("The selector of a keyframe is a part of the duration")
  func keyframe() throws {
    let hover = try #require(try HoverResult("@keyframes x { 5⟦⟧0% { opacity: 0 } }"))
    #expect(hover.contents.contains("at `50%` of its duration"))
    #expect(hover.range == "50%")
  }
}
