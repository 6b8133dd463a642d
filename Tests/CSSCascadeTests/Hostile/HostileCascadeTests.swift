// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Sheets and trees that no program has in earnest: each is styled soon, and what counts in it still counts.
@Suite(.timeLimit(.minutes(10))) struct HostileCascadeTests {
  /// A tree, a sheet, and the width that the last element ends with.
  struct Ordeal: Sendable, CustomStringConvertible {
    let description: String
    var shape = NodeRow.Shape.row
    var count = 10
    let sheet: String
    var width = "1px"
  }

  private static let named: [Ordeal] = [
    Ordeal(description: "deep tree", shape: .chain, count: 100_000, sheet: "a a { width: 1px }"),
    Ordeal(description: "wide tree", count: 100_000, sheet: "a + a { width: 1px }"),
    Ordeal(
      description: "ancestors that are not there", shape: .chain, count: 20_000,
      sheet: ".q .x .y { width: 2px }", width: "auto"),
    Ordeal(
      description: "':has()' among many siblings", count: 10_000,
      sheet: "a:has(~ .q), :has(.q) a, :has(> .x ~ .x) > .y { width: 1px }"),
    Ordeal(
      description: "places among many siblings", count: 10_000,
      sheet: ":nth-child(2n of .x), :nth-last-child(-n+1 of .y), :nth-child(5 of .x ~ .y) "
        + "{ width: 1px }"),
    Ordeal(
      description: "a container query in a wide tree", count: 20_000,
      sheet: "a { width: 1px } @container (width > 1px) { a { width: 2px } }"),
    Ordeal(
      description: "a container that is not there", shape: .chain, count: 50_000,
      sheet: "a { width: 1px; container-type: size } @container q { a { width: 2px } }"),
    Ordeal(
      description: "a container far above", shape: .chain, count: 50_000,
      sheet: ":root { container-name: q } @container q { a { width: 1px } }"),
    Ordeal(
      description: "a scope in a wide tree", count: 20_000,
      sheet: "@scope (.x) to (.z) { .y { width: 1px } }"),
    Ordeal(
      description: "a scope whose root is far above", shape: .chain, count: 20_000,
      sheet: "@scope (.q) { a { width: 2px } } @scope (:root) to (.q) { .y { width: 1px } }"),
    Ordeal(
      description: "places among many siblings in a scope", count: 3_001,
      sheet: "@scope (a) { :nth-child(2n of .x) { width: 1px } }"),
    Ordeal(
      description: "':has()' for very many scoping roots", shape: .chain, count: 2_000,
      sheet: "a { width: 1px } @scope (a) { :has(.q) { width: 2px } }"),
    Ordeal(
      description: "scopes in one another", shape: .chain, count: 50,
      sheet: String(repeating: "@scope (.x) to (.y .z) {", count: 100) + "a { width: 1px }",
      width: "auto"),
  ]

  private static let repeated: [Ordeal] = [
    Ordeal(
      description: "named layers",
      sheet: (0..<10_000).map { "@layer l\($0) { a { width: \($0)px } }" }.joined(), width: "9999px"
    ),
    Ordeal(
      description: "anonymous layers",
      sheet: String(repeating: "@layer { a { width: 1px } }", count: 100_000)),
    Ordeal(
      description: "layers in one another",
      sheet: "a { width: 1px }" + String(repeating: "@layer x {", count: 10_000)
        + "a { width: 2px }"),
    Ordeal(
      description: "a layer's name of many words",
      sheet: "@layer " + String(repeating: "x.", count: 10_000) + "x { a { width: 2px } }",
      width: "auto"),
    Ordeal(
      description: "media in one another",
      sheet: "a { width: 1px }" + String(repeating: "@media all {", count: 1_000)
        + "a { width: 2px }"),
    Ordeal(
      description: "a long list of media",
      sheet: "@media " + String(repeating: "print, ", count: 50_000) + "all { a { width: 1px } }"),
    Ordeal(
      description: "registered properties",
      sheet: (0..<5_000).map { number in
        "@property --p\(number) { syntax: '<length>'; inherits: false; initial-value: 1px }"
      }.joined() + "a { width: var(--p4999) }"),
    Ordeal(
      description: "'all' with a variable",
      sheet: String(repeating: "a { all: var(--x) }", count: 1_000) + "a { width: 1px }"),
    Ordeal(
      description: "variables that double", count: 1_000,
      sheet: "a { --v0: x; width: var(--v60, 1px); "
        + (1...60).map { "--v\($0): var(--v\($0 - 1))var(--v\($0 - 1));" }.joined() + "}"),
    Ordeal(
      description: "a chain of variables", count: 2,
      sheet: "a {" + (0..<50_000).map { "--c\($0): var(--c\($0 + 1));" }.joined()
        + "--c50000: 1px; width: var(--c0) }"),
    Ordeal(
      description: "layers that take themselves back",
      sheet: "a { width: 1px }"
        + String(repeating: "@layer { a { width: revert-layer } }", count: 10_000)
        + "a { width: revert-layer }", width: "auto"),
    Ordeal(
      description: "important rules",
      sheet: (0..<50_000).map { "a { width: \($0)px !important }" }.joined(), width: "49999px"),
    Ordeal(
      description: "a long list of selectors",
      sheet: String(repeating: "b,", count: 100_000) + "a { width: 1px }"),
    Ordeal(
      description: "a long list in ':is()'",
      sheet: ":is(" + String(repeating: ".q,", count: 30_000) + "a) { width: 1px }"),
  ]

  @Test("it is styled soon, and rightly", arguments: named + repeated)
  func soon(ordeal: Ordeal) {
    let nodes = NodeRow(ordeal.shape, ordeal.count) {
      StyleElement("a", classes: [$0 % 2 == 0 ? "x" : "y"])
    }
    let styled = StyledTree(of: nodes.root, in: CSSStyleSheet(ordeal.sheet))
    #expect(styled.count == ordeal.count)
    #expect(styled.style(at: styled.count - 1)[.width].description == ordeal.width)
  }
}
