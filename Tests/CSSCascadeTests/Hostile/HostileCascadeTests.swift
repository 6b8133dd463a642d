// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import TestSupport
import Testing

/// Hostile style sheets and trees.
@Suite struct HostileCascadeTests {
  /// A tree and a sheet of variable size, and the expected width of the last element.
  struct GrowthCase: Sendable, CustomStringConvertible {
    let description: String
    var shape = NodeRow.Shape.row
    /// The smaller of the two sizes whose cost is compared.
    let size: Int
    /// Returns the number of elements for a size.
    var count: @Sendable (Int) -> Int = { _ in 10 }
    let sheet: @Sendable (Int) -> String
    var width: @Sendable (Int) -> String = { _ in "1px" }

    /// Creates a tree that grows, with one sheet for all sizes.
    static func tree(
      _ description: String, shape: NodeRow.Shape = .row, size: Int, sheet: String,
      width: String = "1px"
    ) -> GrowthCase {
      GrowthCase(
        description: description, shape: shape, size: size, count: { $0 }, sheet: { _ in sheet },
        width: { _ in width })
    }
  }

  private static let trees: [GrowthCase] = [
    .tree("deep tree", shape: .chain, size: 16_000, sheet: "a a { width: 1px }"),
    .tree("wide tree", size: 16_000, sheet: "a + a { width: 1px }"),
    .tree(
      "ancestors that are not there", shape: .chain, size: 3_200,
      sheet: ".q .x .y { width: 2px }", width: "auto"),
    .tree(
      "':has()' among many siblings", size: 1_600,
      sheet: "a:has(~ .q), :has(.q) a, :has(> .x ~ .x) > .y { width: 1px }"),
    .tree(
      "places among many siblings", size: 1_600,
      sheet: ":nth-child(2n of .x), :nth-last-child(-n+1 of .y), :nth-child(5 of .x ~ .y) "
        + "{ width: 1px }"),
    .tree(
      "a container query in a wide tree", size: 3_200,
      sheet: "a { width: 1px } @container (width > 1px) { a { width: 2px } }"),
    .tree(
      "a container that is not there", shape: .chain, size: 8_000,
      sheet: "a { width: 1px; container-type: size } @container q { a { width: 2px } }"),
    .tree(
      "a container far above", shape: .chain, size: 8_000,
      sheet: ":root { container-name: q } @container q { a { width: 1px } }"),
    .tree(
      "a scope in a wide tree", size: 3_200,
      sheet: "@scope (.x) to (.z) { .y { width: 1px } }"),
    .tree(
      "a scope whose root is far above", shape: .chain, size: 3_200,
      sheet: "@scope (.q) { a { width: 2px } } @scope (:root) to (.q) { .y { width: 1px } }"),
    GrowthCase(
      description: "places among many siblings in a scope", size: 500, count: { $0 + 1 },
      sheet: { _ in "@scope (a) { :nth-child(2n of .x) { width: 1px } }" }),
    .tree(
      "':has()' for very many scoping roots", shape: .chain, size: 320,
      sheet: "a { width: 1px } @scope (a) { :has(.q) { width: 2px } }"),
    .tree(
      "scopes in one another", shape: .chain, size: 12,
      sheet: String(repeating: "@scope (.x) to (.y .z) {", count: 100) + "a { width: 1px }",
      width: "auto"),
  ]

  private static let sheets: [GrowthCase] = [
    GrowthCase(
      description: "named layers", size: 1_600,
      sheet: { (0..<$0).map { "@layer l\($0) { a { width: \($0)px } }" }.joined() },
      width: { "\($0 - 1)px" }),
    GrowthCase(
      description: "anonymous layers", size: 16_000,
      sheet: { String(repeating: "@layer { a { width: 1px } }", count: $0) }),
    GrowthCase(
      description: "layers in one another", size: 1_600,
      sheet: {
        "a { width: 1px }" + String(repeating: "@layer x {", count: $0) + "a { width: 2px }"
      }),
    GrowthCase(
      description: "a layer's name of many words", size: 1_600,
      sheet: { "@layer " + String(repeating: "x.", count: $0) + "x { a { width: 2px } }" },
      width: { _ in "auto" }),
    GrowthCase(
      description: "media in one another", size: 600,
      sheet: {
        "a { width: 1px }" + String(repeating: "@media all {", count: $0) + "a { width: 2px }"
      }),
    GrowthCase(
      description: "a long list of media", size: 8_000,
      sheet: { "@media " + String(repeating: "print, ", count: $0) + "all { a { width: 1px } }" }),
    GrowthCase(
      description: "registered properties", size: 800,
      sheet: { count in
        (0..<count).map { number in
          "@property --p\(number) { syntax: '<length>'; inherits: false; initial-value: 1px }"
        }.joined() + "a { width: var(--p\(count - 1)) }"
      }),
    GrowthCase(
      description: "'all' with a variable", size: 160,
      sheet: { String(repeating: "a { all: var(--x) }", count: $0) + "a { width: 1px }" }),
    GrowthCase(
      description: "variables that double", size: 160, count: { $0 },
      sheet: { _ in
        "a { --v0: x; width: var(--v60, 1px); "
          + (1...60).map { "--v\($0): var(--v\($0 - 1))var(--v\($0 - 1));" }.joined() + "}"
      }),
    GrowthCase(
      description: "a chain of variables", size: 8_000, count: { _ in 2 },
      sheet: { count in
        "a {" + (0..<count).map { "--c\($0): var(--c\($0 + 1));" }.joined()
          + "--c\(count): 1px; width: var(--c0) }"
      }),
    GrowthCase(
      description: "layers that revert", size: 1_600,
      sheet: {
        "a { width: 1px }"
          + String(repeating: "@layer { a { width: revert-layer } }", count: $0)
          + "a { width: revert-layer }"
      }, width: { _ in "auto" }),
    GrowthCase(
      description: "important rules", size: 8_000,
      sheet: { (0..<$0).map { "a { width: \($0)px !important }" }.joined() },
      width: { "\($0 - 1)px" }),
    GrowthCase(
      description: "a long list of selectors", size: 16_000,
      sheet: { String(repeating: "b,", count: $0) + "a { width: 1px }" }),
    GrowthCase(
      description: "a long list in ':is()'", size: 5_000,
      sheet: { ":is(" + String(repeating: ".q,", count: $0) + "a) { width: 1px }" }),
  ]

  @Test(
    "resolves the last element in time linear in the size", .tier(.standard),
    arguments: TestTier.part(of: trees + sheets))
  func growth(growthCase: GrowthCase) {
    expectGrowth(from: growthCase.size, growthCase.description) { size in
      let nodes = NodeRow(growthCase.shape, growthCase.count(size)) {
        StyleElement("a", classes: [$0 % 2 == 0 ? "x" : "y"])
      }
      let styled = StyledTree(of: nodes.root, in: CSSStyleSheet(growthCase.sheet(size)))
      #expect(styled.count == growthCase.count(size))
      #expect(styled.style(at: styled.count - 1)[.width].description == growthCase.width(size))
    }
  }
}
