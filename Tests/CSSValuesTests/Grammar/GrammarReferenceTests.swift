// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the machine against the reference recognizer, with random grammars and values.
struct GrammarReferenceTests {
  private static let pieces = [
    "a", "b", "c", "d", "1", "0", "2px", ",", "/", "f(", "g(", ")", "inherit", "(", "]",
  ]

  private static func values(
    of syntax: ValueSyntax, seed: Int, lookup: @escaping (String) -> String?
  ) -> [String] {
    var generator = ValueGenerator(seed: seed, lookup: lookup)
    var texts: [String] = []
    for _ in 0..<4 {
      let tokens = generator.tokens(of: syntax)
      guard tokens.count < 24, !tokens.contains("endless") else { continue }
      texts.append(tokens.joined(separator: " "))
      texts.append(generator.mutated(tokens).joined(separator: " "))
      let random = (0..<Int.random(in: 0...6, using: &generator.source)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator.source)]
      }
      texts.append(random.joined(separator: " "))
    }
    return texts
  }

  @Test("the machine matches exactly what the reference recognizer does", arguments: 0..<8)
  func agrees(part: Int) throws {
    var matched = 0
    var rejected = 0
    for seed in part * 80..<(part + 1) * 80 {
      var generator = GrammarGenerator(seed: seed)
      let syntax = generator.syntax()
      generator.callsRule = false
      let rule = generator.syntax(depth: 2).description
      let lookup: (String) -> String? = { $0 == "<rule>" ? rule : nil }
      let program = try GrammarProgram(syntax, lookup: lookup)
      // The reference recognizer does not support math functions.
      for text in Self.values(of: syntax, seed: seed, lookup: lookup)
      where !text.contains("calc(") {
        let stream = TokenStream(text)
        let expected = ReferenceRecognizer.matches(syntax, text, lookup: lookup)
        if expected { matched += 1 } else { rejected += 1 }
        let runs: [(goal: GrammarMachine.Goal, memo: GrammarMemoTable?)] = [
          (.match, nil), (.value, nil), (.value, GrammarMemoTable()), (.expectations, nil),
        ]
        for (goal, memo) in runs {
          var machine = GrammarMachine(program, in: stream, 0..<stream.count, for: goal)
          machine.memo = memo
          let result = machine.run()
          if result != expected || machine.budget.isExceeded {
            Issue.record("\(syntax) with <rule> \(rule): '\(text)' is \(expected), goal \(goal)")
          }
        }
      }
    }
    #expect(matched > 150 && rejected > 150)
  }

  @Test("matches a value generated from the grammar", arguments: 0..<4)
  func generated(part: Int) throws {
    for seed in part * 80..<(part + 1) * 80 {
      var generator = GrammarGenerator(seed: seed)
      let syntax = generator.syntax()
      let lookup: (String) -> String? = { $0 == "<rule>" ? "a | f( <rule> )" : nil }
      let program = try GrammarProgram(syntax, lookup: lookup)
      var values = ValueGenerator(seed: seed, lookup: lookup)
      let text = values.text(of: syntax)
      if !program.matches(TokenStream(text)) { Issue.record("\(syntax): \(text)") }
    }
  }

  @Test("parses a value from its canonical text", arguments: 0..<4)
  func canonical(part: Int) throws {
    for seed in part * 80..<(part + 1) * 80 {
      var generator = GrammarGenerator(seed: seed)
      let syntax = generator.syntax()
      let lookup: (String) -> String? = { $0 == "<rule>" ? "a | f( <rule> )" : nil }
      let program = try GrammarProgram(syntax, lookup: lookup)
      var values = ValueGenerator(seed: seed, lookup: lookup)
      let text = values.text(of: syntax)
      guard let written = program.value(TokenStream(text))?.description else { continue }
      if !program.matches(TokenStream(written)) { Issue.record("\(syntax): \(text) → \(written)") }
    }
  }
}
