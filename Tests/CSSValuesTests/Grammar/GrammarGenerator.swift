// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A random number generator with a seed, which is deterministic.
struct SeededSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9 ^ state >> 32
  }
}

/// A generator of random grammars with few words, so that terms conflict.
struct GrammarGenerator {
  var source: SeededSource
  /// Whether `<rule>` may occur outside of a function.
  ///
  /// In the rule itself it would recur without end.
  var callsRule = true

  init(seed: Int) { source = SeededSource(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &source)
  }

  /// Returns a grammar with a maximum nesting depth.
  mutating func syntax(depth: Int = 3) -> ValueSyntax {
    if depth == 0 || number(0...3) == 0 { return term() }
    switch number(0...10) {
    case 0, 1: return .sequence(terms(depth))
    case 2 where depth == 3: return .sequence(interspersed(terms(depth)))
    case 3, 4: return .oneOf(terms(depth))
    case 5: return .allOf(terms(depth))
    case 6: return .anyOf(terms(depth))
    case 7: return .function(number(0...1) == 0 ? "f" : "g", syntax(depth: depth - 1))
    default: return .repeated(syntax(depth: depth - 1), multiplier())
    }
  }

  private mutating func terms(_ depth: Int) -> [ValueSyntax] {
    (0..<number(2...4)).map { _ in syntax(depth: depth - 1) }
  }

  private func interspersed(_ terms: [ValueSyntax]) -> [ValueSyntax] {
    Array(terms.flatMap { [$0, .literal(",")] }.dropLast())
  }

  private mutating func term() -> ValueSyntax {
    switch number(0...9) {
    case 0: .type("number", nil)
    case 1: .type("length", nil)
    case 2: .type("custom-ident", nil)
    case 3: .literal("/")
    case 4 where callsRule: .type("rule", nil)
    case 5: .function("f", .type("rule", nil))
    default: .keyword(["a", "b", "c"][number(0...2)])
    }
  }

  private mutating func multiplier() -> ValueSyntax.Multiplier {
    let minimum = number(0...2)
    switch number(0...7) {
    case 0, 1: return .optional
    case 2: return .zeroOrMore
    case 3: return .oneOrMore
    case 4: return .count(minimum, number(0...1) == 0 ? nil : max(1, minimum + number(0...1)))
    case 5:
      return .list(max(1, minimum), number(0...1) == 0 ? nil : max(1, minimum) + number(0...1))
    case 6: return .list(1, nil)
    default: return .required
    }
  }
}
