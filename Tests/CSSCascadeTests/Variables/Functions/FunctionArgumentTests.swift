// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of the arguments that functions receive, as text and as values.
@Suite struct FunctionArgumentTests {
  @Test(
    "top-level commas separate arguments",
    arguments: [
      ("--list()", ""), ("--list( )", ""), ("--list(a)", "[a]"), ("--list(a,b)", "[a] [b]"),
      ("--list( a b , c )", "[a b] [c]"), ("--list(,)", "[] []"), ("--list(a,)", "[a] []"),
      ("--list(f(a, b), [c, d])", "[f(a, b)] [[c, d]]"), ("--list({a, b}, c)", "[a, b] [c]"),
      ("--list( { a } )", "[a]"), ("--list({a}{b})", "[{a}{b}]"), ("--list({{a}})", "[{a}]"),
      ("--list({})", ""), ("--list({}, {})", "[] []"), ("--list(var(--c), d)", "[a, b] [d]"),
      ("--list(var(--no, a, b), d)", "[a, b] [d]"), ("--list(--list(a, b), c)", "[[a] [b]] [c]"),
      ("--list(--f(a, b))", "[--f(a, b)]"), ("--list(')', b)", "[')'] [b]"),
      ("--list(/**/a)", "[/**/a]"), (#"--list(\, , b)"#, #"[\,] [b]"#), ("--list(var(--e))", ""),
      ("--list(var(--e), var(--e))", "[] []"), ("--list(a", "[a]"),
      ("--list(f(a, 'b", "[f(a, 'b')]"),
    ])
  func splitting(value: String, expected: String) {
    let chain = ElementChain("a { --c: a, b; --e:; --x: \(value)", functions: [.list])
    #expect(chain["--x"] == expected)
  }

  @Test("parses arguments as element-independent values")
  func values() {
    let arguments = StyleFunctionArguments([
      "RED", "1.5", "calc(1 + 2)", "20%", "12pt", "1em", "0.5turn", "Word", "'a text'",
      "currentcolor", "light-dark(red, blue)", "color-mix(in srgb, white, black)", "",
      "calc(1px * 3)", "50vw", "0",
    ])
    #expect(arguments.count == 16)
    #expect((0..<17).map { arguments.color($0) != nil }.indices(of: true) == [0, 11])
    #expect(arguments.color(0) == CSSColor(.red))
    #expect((0..<17).map { arguments.number($0) } == numbers([1: 1.5, 2: 3, 15: 0]))
    #expect((0..<17).map { arguments.percentage($0) } == numbers([3: 20]))
    #expect((0..<17).map { arguments.length($0) } == numbers([4: 16, 13: 3, 15: 0]))
    #expect((0..<17).map { arguments.angle($0) } == numbers([6: 180]))
    #expect(arguments.keyword(7) == "Word")
    #expect(arguments.keyword(8) == nil)
    #expect(arguments.string(8) == "a text")
    #expect(arguments.string(7) == nil)
    #expect(arguments.text(12) == "")
    #expect(arguments.text(16) == nil)
    #expect(arguments.text(-1) == nil)
  }

  private func numbers(_ known: [Int: Double]) -> [Double?] { (0..<17).map { known[$0] } }

  @Test(
    "checks parameters before the call and supplies defaults",
    arguments: [
      ("--typed(1px)", "1px|auto|x"), ("--typed(1px, 2px, y)", "1px|2px|y"),
      ("--typed(1px,, y)", "1px|auto|y"), ("--typed(1px, auto, )", "1px|auto|x"),
      ("--typed(1px 2px)", "1px 2px|auto|x"), ("--typed()", nil), ("--typed(, 1px)", nil),
      ("--typed(red)", nil), ("--typed(1px, none)", nil), ("--typed(1px, 2px, y, z)", nil),
      ("--typed(1px, 2px, y,)", nil), ("--typed(inherit)", nil), ("--nothing()", "none"),
      ("--nothing(a)", nil),
    ] as [(String, String?)])
  func parameters(call: String, expected: String?) {
    let typed = StyleFunction(
      "--typed",
      parameters: [
        .init("sizes", "<length>+"), .init("width", "<length> | auto", default: "auto"),
        .init("rest", default: "x"),
      ]
    ) { arguments in
      (0..<3).compactMap { arguments.text($0) }.joined(separator: "|")
    }
    let nothing = StyleFunction("--nothing", parameters: []) { _ in "none" }
    let chain = ElementChain("a { --x: \(call) }", functions: [typed, nothing])
    #expect(chain["--x"] == expected)
  }
}

extension [Bool] {
  /// Returns the indices of a value.
  fileprivate func indices(of value: Bool) -> [Int] { indices.filter { self[$0] == value } }
}
