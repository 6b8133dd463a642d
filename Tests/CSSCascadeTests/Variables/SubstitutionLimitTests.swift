// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSCascade

/// Tests of the limits for `env()`, fallbacks and registered properties.
@Suite struct SubstitutionLimitTests {
  private static let long = String(repeating: "x", count: 40_000)

  @Test(
    "resolves a long chain of variables, but no cycle",
    .tier(.standard))
  func chain() {
    let last = TestTier.part(of: 100_000)
    let links = (0..<last).map { "--c\($0): var(--c\($0 + 1));" }.joined()
    #expect(ElementChain("a { \(links) --c\(last): red }")["--c0"] == "red")
    let circle = ElementChain("a { \(links) --c\(last): var(--c0) }")
    #expect(circle["--c\(last / 2)"] == nil)
    #expect(circle.elements[0].problems.count == last + 1)
  }

  @Test(
    "limits the size of an expanded text",
    arguments: [
      "env(long) env(long)", "var(--no, env(long)) env(long)", "env(no, var(--y)) var(--y)",
      "var(--no, var(--no, var(--y) var(--y)))", "env(long) \(long)",
    ])
  func tooLong(value: String) {
    let chain = ElementChain(
      "a { --y: \(Self.long); --x: \(value) }", environment: ["long": Self.long])
    #expect(chain.problem("--x") == .tooLong)
  }

  @Test("values of env() count toward the element's limit")
  func total() {
    let many = (1...600).map { "--v\($0): env(long);" }.joined()
    let chain = ElementChain("a { \(many) }", environment: ["long": Self.long])
    let texts = chain.elements[0].resolved.texts.values
    #expect(texts.reduce(0) { $0 + $1.utf8.count } <= CustomPropertyResolver.maximumTotal + 65_536)
    #expect((1...600).contains { chain.problem("--v\($0)") == .tooMany })
  }

  @Test("evaluates nested fallbacks of any depth")
  func fallbacks() {
    let depth = 400
    let opening = String(repeating: "var(--no, env(no, ", count: depth / 2)
    let closing = String(repeating: ")", count: depth)
    #expect(ElementChain("a { --x: \(opening)red\(closing) }")["--x"] == "red")
  }

  @Test("a registered list ends at the limit, and a mismatch takes linear time")
  func registered() {
    let rules = (0...40).map {
      "@property --v\($0) { syntax: '<length>+ | <length-percentage>+ | <number>+ | <integer>#';"
        + " inherits: true; initial-value: 0px }"
    }.joined()
    let doubling = (1...40).map { "--v\($0): var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
    let chain = ElementChain("\(rules) a { --v0: 1px 1px 1px 1px; \(doubling) }")
    #expect(chain["--v12"]?.utf8.count == 65_535)
    #expect(chain.problem("--v13") == .tooLong)
    #expect(chain["--v13"] == "0px")
    expectGrowth(from: 5_000) { count in
      let list = String(repeating: "1 ", count: count)
      #expect(ElementChain("\(rules) a { --v0: \(list)red }").problem("--v0") != nil)
    }
  }
}
