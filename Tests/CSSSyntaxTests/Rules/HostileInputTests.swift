// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

/// Tests with 100,000 repetitions, which must neither stop the parser nor fill the memory.
@Suite("Hostile style sheets")
struct HostileInputTests {
  static let count = 100_000

  /// A text, and the number of occurrences of each diagnostic.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let head: String
    let piece: String
    let diagnostics: [String: Int]

    init(_ head: String, _ piece: String, _ diagnostics: [String: Int]) {
      self.head = head
      self.piece = piece
      self.diagnostics = diagnostics
    }

    init(_ piece: String, _ diagnostics: [String: Int]) { self.init("", piece, diagnostics) }

    var testDescription: String { head + piece + piece + "…" }
  }

  @Test(
    "parses every hostile text to its end with diagnostics and without losses",
    .tier(.standard),
    arguments: [
      Hostile("(", ["nesting-too-deep": 1, "unclosed-block": 1, "missing-block": 1]),
      Hostile("[", ["nesting-too-deep": 1, "unclosed-block": 1, "missing-block": 1]),
      Hostile("a(", ["nesting-too-deep": 1, "unclosed-block": 1, "missing-block": 1]),
      Hostile("{", ["nesting-too-deep": 1, "unclosed-block": 513]),
      Hostile("a{", ["nesting-too-deep": 1, "unclosed-block": 513]),
      Hostile("@a{", ["nesting-too-deep": 1, "unclosed-block": 513]),
      Hostile("a:", ["missing-block": 1]),
      Hostile("x{", "a:", ["unclosed-block": 1]),
      Hostile("a:{", ["nesting-too-deep": 1, "unclosed-block": 2]),
      Hostile("--a:{", ["misplaced-custom-property": 1, "unclosed-block": 1]),
      Hostile("x{", "--a:{", ["nesting-too-deep": 1, "unclosed-block": 2]),
      Hostile("@a ", [:]), Hostile("@a;", [:]), Hostile("a:{} ", [:]), Hostile("<!--", [:]),
      Hostile("}", ["unmatched-brace": 10_000, "too-many-diagnostics": 1]),
      Hostile("!", ["missing-block": 1]), Hostile("\\", ["missing-block": 1]),
      Hostile(")", ["missing-block": 1]), Hostile("; ", ["missing-block": 1]),
      Hostile("\0", ["missing-block": 1]), Hostile("a,", ["missing-block": 1]),
      Hostile("x{", "a:{} !", ["unclosed-block": 1, "invalid-declaration": 1]),
      Hostile("x{", "a:{}b", ["unclosed-block": 1, "invalid-declaration": 1]),
      Hostile("x{", "1;", ["invalid-declaration": 10_000, "too-many-diagnostics": 1]),
      Hostile("x{", "a b;", ["missing-colon": 10_000, "too-many-diagnostics": 1]),
      Hostile("\"\n", ["bad-string": 10_000, "too-many-diagnostics": 1]),
      Hostile("'", "\\\n", ["missing-block": 1, "unterminated": 1]),
      Hostile("'", "b", ["missing-block": 1, "unterminated": 1]),
      Hostile("url(", "b", ["missing-block": 1, "unterminated": 1]),
      Hostile("url(", ["missing-block": 1, "bad-url": 1]),
      Hostile("/*", "*", ["unterminated": 1]), Hostile("/**/", [:]),
    ])
  func hostile(_ hostile: Hostile) {
    let text = hostile.head + String(repeating: hostile.piece, count: Self.count)
    let tree = SyntaxTree(parsing: text)
    let kinds = tree.diagnostics.map(\.kind.id)
    #expect(kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 } == hostile.diagnostics)
    let walk = TreeWalk(tree)
    #expect(walk.faults.prefix(3) == [])
    #expect(walk.bytes == Array(text.utf8))
  }

  @Test("prints the diagnostics of one line in linear time")
  func printing() {
    expectGrowth(from: 1_600) { count in
      let tree = SyntaxTree(parsing: "x{" + String(repeating: "é;", count: count))
      let printer = DiagnosticPrinter(tree.stream)
      #expect(tree.diagnostics.count == count + 1)
      #expect(tree.diagnostics.allSatisfy { printer.text(of: $0).utf8.count < 1200 })
    }
  }
}
