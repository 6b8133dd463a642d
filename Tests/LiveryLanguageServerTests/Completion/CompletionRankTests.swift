// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("The order of completion items")
struct CompletionRankTests {
  /// Texts with a cursor, and labels in the order of the list.
  private static let orders: [(MarkedSource, [String])] = [
    ("a { color: red } b { color: ⟦⟧", ["red", "blue"]),
    ("a { --a: red; --b: blue } b { border-color: var(--b); color: ⟦⟧", ["--b", "--a"]),
    ("a { --a: 1px; --b: 2px } b { width: var(--b) } c { height: var(⟦⟧) }", ["--b", "--a"]),
    ("a { --size: 1px; --tone: red } b { color: ⟦⟧", ["--tone", "--size"]),
    ("a { --a: 4px; --z: grid } b { display: ⟦⟧", ["--z", "block", "--a"]),
    ("a { --a: 4px; --z: 0 } b { opacity: var(⟦⟧) }", ["--z", "--a"]),
    ("a { --a: red } b { animation: ⟦⟧", ["none", "--a"]),
    ("a { color: ⟦⟧", ["red", "inherit"]),
    ("a { display: ⟦⟧", ["grid", "var()", "inherit"]),
    ("a { opacity: 1 } b { ⟦⟧", ["opacity", "cursor"]),
    ("a { opacity: 1; ⟦⟧", ["cursor", "opacity", "word-wrap"]),
    ("a { ⟦⟧", ["word-spacing", "word-wrap"]),
    (".used { } ⟦⟧", [".used", ":hover"]),
    ("a:hover { } b:⟦⟧", [":hover", ":active"]),
    ("a { width: 1⟦⟧", ["1px", "1cap"]),
    ("b { animation: spin } @keyframes fade { } @keyframes ⟦⟧", ["spin", "fade"]),
  ]

  @Test("What is used nearby is first", arguments: orders)
  func order(source: MarkedSource, labels: [String]) throws {
    let sorted = try source.completion().sorted
    let positions = labels.map { sorted.firstIndex(of: $0) ?? -1 }
    #expect(!positions.contains(-1), "\(positions)")
    #expect(positions == positions.sorted(), "\(positions)")
  }

  @Test("A property shows its initial value and a sentence")
  func details() throws {
    let offered = try MarkedSource("a { ⟦⟧").completion()
    #expect(offered.text("detail", of: "opacity") == "1")
    #expect(offered.text("documentation", of: "opacity")?.hasSuffix(".") == true)
    #expect(offered.text("detail", of: "word-wrap") == "alias of overflow-wrap")
  }

  @Test("A color shows its hexadecimal notation")
  func colors() throws {
    let offered = try MarkedSource("b { color: #abcdef } a { color: ⟦⟧").completion()
    #expect(offered.text("documentation", of: "tomato") == "#ff6347")
    #expect(offered.text("documentation", of: "transparent") == "#00000000")
    #expect(offered.items["#abcdef"]?["kind"]?.number == 16)
    #expect(offered.items["canvas"]?["kind"]?.number == 16)
  }

  @Test("A long list is bounded by the word")
  func bounds() throws {
    let classes = (0..<1500).map { ".c\($0) { }" }.joined(separator: "\n")
    let offered = try MarkedSource(classes + "\n.c14⟦⟧").completion()
    #expect(offered.labels.count == 111 && offered.isIncomplete)
    let all = try MarkedSource(classes + "\n⟦⟧").completion()
    #expect(all.labels.count == 1000 && all.isIncomplete)
  }
}
