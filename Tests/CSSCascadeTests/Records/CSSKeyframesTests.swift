// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of `@keyframes` rules.
///
/// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#keyframes).
@Suite struct KeyframesTests {
  /// Parses a text as keyframes.
  private func keyframes(_ text: String) -> (keyframes: CSSKeyframes?, diagnostics: [Diagnostic]) {
    let tree = SyntaxTree(parsing: text)
    var log = DiagnosticLog()
    return (CSSKeyframes(tree, at: 0, log: &log), log.diagnostics)
  }

  @Test(
    "a name is a non-reserved identifier or a string",
    arguments: [
      ("pulse", "pulse"), ("'pulse'", "pulse"), ("\"two words\"", "two words"), ("--x", "--x"),
      ("from", "from"), ("auto", "auto"), (#"\70ulse"#, "pulse"), ("Pulse", "Pulse"),
      ("'none'", "none"), ("'inherit'", "inherit"), ("' '", " "), ("/**/a/**/", "a"),
      ("none", nil), ("NONE", nil), ("''", nil), ("\"\"", nil), ("inherit", nil), ("initial", nil),
      ("unset", nil),
      ("revert", nil), ("revert-layer", nil), ("Default", nil), ("", nil), ("a b", nil),
      ("a, b", nil), ("1", nil), ("#a", nil), ("a()", nil), ("'a' 'b'", nil), ("url(a)", nil),
    ] as [(String, String?)])
  func names(text: String, name: String?) {
    let (keyframes, diagnostics) = keyframes("@keyframes \(text) { from {} }")
    #expect(keyframes?.name == name)
    #expect(diagnostics.map(\.kind) == (name == nil ? [.invalidKeyframes] : []))
  }

  @Test(
    "selectors are from, to and percentages",
    arguments: [
      ("from", [0]), ("TO", [100]), ("0%", [0]), ("50%", [50]), ("100%", [100]),
      ("33.3%", [33.3]), ("+5%", [5]), ("1e1%", [10]), ("-0%", [0]), ("from, to", [0, 100]),
      ("0%,50% , to", [0, 50, 100]), ("to, to", [100, 100]), ("/**/from/**/", [0]),
      ("", nil), ("-1%", nil), ("100.1%", nil), ("1e9%", nil), ("50", nil), ("50px", nil),
      ("start", nil), ("from to", nil), ("from,", nil), (", from", nil), ("from, 101%", nil),
      ("calc(50%)", [50]), ("calc(10% + 5%), TO", [15, 100]), ("min(10%, 20%)", [10]),
      ("calc(150%)", [100]), ("calc(-5%)", [0]), ("calc(0% / 0)", [0]), ("calc(10)", nil),
      ("calc(10% + 1px)", nil), ("calc(10% * sign(1em))", nil), ("calc(10px)", nil),
      ("sign(10%)", nil), ("calc()", nil), ("rgb(1 2 3)", nil), ("*", nil), (".a", nil),
      ("'from'", nil), ("from {} to", nil),
    ] as [(String, [Double]?)])
  func selectors(text: String, percentages: [Double]?) {
    let (keyframes, diagnostics) = keyframes("@keyframes x { \(text) { left: 0 } 7% { top: 0 } }")
    let found = keyframes?.frames.map(\.percentages)
    if text == "from {} to" {
      #expect(found == [[0], [100], [7]])
    } else {
      #expect(found == (percentages.map { [$0] } ?? []) + [[7]])
      let kinds: [Diagnostic.Kind] = percentages == nil ? [.invalidKeyframeSelector] : []
      #expect(diagnostics.map(\.kind) == kinds)
    }
  }

  /// Returns the declarations of a keyframe, as text.
  private func text(_ frame: CSSKeyframe, in stream: TokenStream) -> [String] {
    frame.declarations.map { declaration in
      let name =
        switch declaration.subject {
        case .property(let property): property.name
        case .custom(let name): name
        }
      return switch declaration.value {
      case .values(let values):
        values.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
      case .keyword(let keyword): "\(name): \(keyword)"
      case .tokens: "\(name) = \(stream.text(of: declaration.tokens))"
      }
    }
  }

  @Test(
    "declarations are typed, or kept as tokens if they contain variables",
    arguments: [
      ("left: 1px", ["left: 1px"]), ("LEFT: 1px; left: 2px", ["left: 1px", "left: 2px"]),
      (
        "margin: 1px 2px",
        ["margin-top: 1px; margin-right: 2px; margin-bottom: 1px; margin-left: 2px"]
      ),
      ("left: inherit", ["left: inherit"]), ("margin: revert-layer", ["margin: revert-layer"]),
      ("left: var(--x)", ["left = var(--x)"]),
      ("margin: 1px VAR(--x, 2px)", ["margin = 1px VAR(--x, 2px)"]),
      ("left: calc(1px * env(x))", ["left = calc(1px * env(x))"]),
      ("--x: 1px  2px", ["--x = 1px  2px"]), ("--x: var(--y)", ["--x = var(--y)"]),
      ("--x: inherit", ["--x: inherit"]), ("--X:;", ["--X = "]),
      ("animation-timing-function: ease-in", ["animation-timing-function: ease-in"]),
      ("animation-composition: add", ["animation-composition: add"]),
    ])
  func declarations(text: String, expected: [String]) throws {
    let (keyframes, diagnostics) = keyframes("@keyframes x { from { \(text) } }")
    let rule = try #require(keyframes)
    #expect(rule.frames.map { self.text($0, in: rule.stream) } == [expected])
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "drops and reports declarations without effect in a keyframe",
    arguments: [
      ("left: 1px !important", "ignored-importance"), ("--x: 1 !important", "ignored-importance"),
      ("left: red", "invalid-value"), ("lft: 1px", "unknown-property"),
      ("animation-name: x", "ignored-in-keyframes"),
      ("animation: x 1s", "ignored-in-keyframes"), ("animation-delay: 1s", "ignored-in-keyframes"),
      ("a { left: 1px }", "misplaced-in-keyframes"),
      ("@media all { left: 1px }", "misplaced-in-keyframes"), ("& {}", "misplaced-in-keyframes"),
    ])
  func ignored(text: String, kind: String) {
    let (keyframes, diagnostics) = keyframes("@keyframes x { from { \(text); top: 2px } }")
    #expect(keyframes?.frames.map(\.declarations.count) == [1])
    #expect(diagnostics.map(\.kind.id) == [kind])
  }

  @Test(
    "reports invalid contents of @keyframes",
    arguments: [
      ("@keyframes x;", "this '@keyframes' lacks a block; it is ignored"),
      ("@keyframes none {}", "expected the name of an animation in '@keyframes', found 'none'"),
      ("@keyframes a b {}", "expected '{' in '@keyframes', found 'b'"),
      ("@keyframes {}", "expected the name of an animation in '@keyframes', found the end"),
      ("@keyframes x { @media all {} }", "'@media' is not allowed in '@keyframes'; it is ignored"),
      ("@keyframes x { left: 1px; }", "'left' is not allowed in '@keyframes'; it is ignored"),
      (
        "@keyframes x { 110% {} }",
        "expected 'from', 'to' or a percentage from 0% to 100%, found '110%'; the keyframe is ignored"
      ),
      ("@keyframes x { from to {} }", "expected ',' or '{', found 'to'; the keyframe is ignored"),
    ])
  func message(text: String, message: String) {
    #expect(keyframes(text).diagnostics.map(\.message) == [message])
  }

  @Test("keeps blocks in source order, including empty ones")
  func order() {
    let (keyframes, _) = keyframes("@keyframes x { to {} 50% { left: 0 } from {} 50% {} }")
    #expect(keyframes?.frames.map(\.percentages) == [[100], [50], [0], [50]])
    #expect(self.keyframes("@keyframes x {}").keyframes?.frames == [])
  }

  @Test(
    "parses a very long rule in linear time",
    arguments: TestTier.part(of: [
      ("@keyframes x {", "from {}"), ("@keyframes x {", "x {}"), ("@keyframes x {", "from,"),
      ("@keyframes x { from {", "left: 1px;"), ("@keyframes x { from {", "lft: 1px;"),
      ("@keyframes x { from { left:", "var("), ("@keyframes x { from {", "a {"),
      ("@keyframes x {", "@media all {"), ("@keyframes ", "x"), ("@keyframes ", "x "),
      ("@keyframes x { from {", "x"),
    ]))
  func hostile(opening: String, piece: String) {
    expectGrowth(from: 5_000) { count in
      let (keyframes, diagnostics) = self.keyframes(
        opening + String(repeating: piece, count: count))
      #expect(keyframes != nil || opening == "@keyframes ")
      #expect(diagnostics.count <= 10_001)
      #expect(diagnostics.allSatisfy { $0.message.utf8.count < 1000 })
    }
  }
}
