// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import TestSupport
import Testing

/// Hostile conditions: they are parsed, and the conditions after them apply.
@Suite(.serialized) struct HostileConditionTests {
  private static let count = TestTier.part(of: 100_000)

  @Test(
    "parses very long media queries, of which the last one matches", .tier(.standard),
    arguments: [
      ("(", ""), ("(", ")"), ("f(", ")"), ("((a) b ", ")"), ("(width > ", ")"), ("not (", ")"),
      ("(not ", ")"), ("(color) and ", ""), ("(color) or ", ""), ("all,", ""), ("scren,", ""),
      ("(widht),", ""), ("(width: x),", ""), ("[", "]"), ("{", "}"), ("]", ""), ("\\", ""),
      ("(width: calc(", "))"), ("< ", ""), ("1px < ", ""), ("screen and ", ""), ("'\n", ""),
    ])
  func media(piece: String, counterpart: String) {
    let endless =
      String(repeating: piece, count: Self.count)
      + String(repeating: counterpart, count: Self.count)
    let stream = TokenStream("all, " + endless)
    var log = DiagnosticLog()
    let list = MediaQueryList(stream, in: 0..<stream.count, log: &log)
    #expect(list.matches(in: StyleEnvironment()))
    #expect(log.diagnostics.count <= DiagnosticLog.limit + 1)
    #expect(list == list)
    #expect(!list.description.isEmpty)
  }

  @Test(
    "parses very long conditions of @supports and @container", .tier(.standard),
    arguments: [
      ("(", ""), ("(", ")"), ("f(", ")"), ("selector(", ")"), ("style(", ")"), ("((a) b ", ")"),
      ("not (", ")"), ("(color: red) and ", ""), ("(x: var(", "))"), ("(--x: ", ")"),
      ("style(--x: ", ")"), ("(width) or ", ""), ("selector(a) or ", ""), ("a,", ""), ("]", ""),
      ("(color: calc(", "))"), ("(color: red !important", ")"), ("(--x: var(--x, ", "))"),
    ])
  func others(piece: String, counterpart: String) {
    let endless =
      String(repeating: piece, count: Self.count)
      + String(repeating: counterpart, count: Self.count)
    let stream = TokenStream(endless)
    var log = DiagnosticLog()
    _ = SupportsCondition(stream, in: 0..<stream.count, allowsDeclaration: true, log: &log)
    let conditions = ContainerCondition.list(stream, in: 0..<stream.count, log: &log) ?? []
    let container = QueryContainer(width: 1, height: 1)
    for condition in conditions {
      _ = condition.matches(in: container)
      #expect(condition == condition && !condition.description.isEmpty)
    }
    #expect(log.diagnostics.count <= DiagnosticLog.limit + 1)
  }

  @Test("reports conditions that share a log in linear time")
  func sharedLog() {
    let stream = TokenStream("(widht > 1px) and (a b), a b")
    expectGrowth(from: 850) { count in
      var log = DiagnosticLog()
      for _ in 0..<count {
        _ = MediaQueryList(stream, in: 0..<stream.count, log: &log)
        _ = SupportsCondition(stream, in: 0..<stream.count, log: &log)
        _ = ContainerCondition(stream, in: 0..<stream.count, log: &log)
      }
      #expect(count < 3_400 || log.diagnostics.count == DiagnosticLog.limit + 1)
    }
  }

  @Test("does not parse parentheses nested deeper than 32, and reports them")
  func depth() {
    func truth(_ depth: Int) -> (Bool, [Diagnostic.Kind]) {
      let text =
        String(repeating: "(", count: depth) + "color" + String(repeating: ")", count: depth)
      let stream = TokenStream(text)
      var log = DiagnosticLog()
      let list = MediaQueryList(stream, in: 0..<stream.count, log: &log)
      return (list.matches(in: StyleEnvironment()), log.diagnostics.map(\.kind))
    }
    #expect(truth(32) == (true, []))
    #expect(truth(33) == (false, [.nestingTooDeep]))
  }
}
