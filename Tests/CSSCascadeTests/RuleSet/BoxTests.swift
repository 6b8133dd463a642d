// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of sizes and positions that are resolved against a reference box.
@Suite struct BoxTests {
  private func ruleSet(_ declarations: String) -> RuleSet {
    CSSStyleSheet("a { \(declarations) }").ruleSet(for: "a")
  }

  @Test(
    "resolves a size in its container",
    arguments: [
      ("width: 50%; height: 2em", 160.0, 32.0), ("width: 600px; height: 10%", 600, 48),
      ("width: auto", 11, 22), ("", 11, 22), ("height: 12pt", 11, 16),
    ])
  func size(declarations: String, width: Double, height: Double) throws {
    let size = try #require(
      ruleSet(declarations).size.resolved(in: (width: 320, height: 480), auto: (11, 22)))
    #expect(size == (width, height))
  }

  @Test(
    "resolves a position in its container",
    arguments: [
      ("left: 10%; top: 2px", 32.0, 2.0), ("", 5, 6), ("left: auto; top: -50%", 5, -240),
    ])
  func origin(declarations: String, left: Double, top: Double) throws {
    let origin = try #require(
      ruleSet(declarations).origin.resolved(in: (width: 320, height: 480), auto: (5, 6)))
    #expect(origin == (left, top))
  }

  @Test("auto positions are zero by default")
  func autoOrigin() throws {
    let origin = try #require(ruleSet("").origin.resolved(in: (width: 320, height: 480)))
    #expect(origin == (0, 0))
  }

  @Test("does not resolve values that depend on an unknown viewport")
  func viewport() {
    #expect(ruleSet("width: 10vw").size.resolved(in: (width: 1, height: 1), auto: (0, 0)) == nil)
    #expect(ruleSet("top: 10vh").origin.resolved(in: (width: 1, height: 1)) == nil)
  }

  @Test("an unresolved box returns the declared values")
  func unresolved() {
    #expect(ruleSet("width: 50%").size == BoxSize(width: .percentage(50), height: .auto))
    #expect(ruleSet("left: 3px").origin == BoxOrigin(left: .length(Length(3)), top: .auto))
  }
}
