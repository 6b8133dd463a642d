// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarCompiler {
  /// Returns the tokens that may begin a term.
  mutating func first(of syntax: ValueSyntax) throws(GrammarError) -> FirstSet {
    switch syntax {
    case .keyword(let keyword): return .name(try number(of: keyword))
    case .function(let name, _): return .name(try number(of: name))
    case .literal(","): return FirstSet(kinds: FirstSet.kind(.comma).kinds, isNullable: true)
    case .literal: return .literal
    case .block(let bracket, _): return .kind(bracket.opening)
    case .type(let name, let bounds):
      if let terminal = GrammarTerminal(name, bounds) { return terminal.first }
      return try first(ofRule: "<\(name)>")
    case .property(let name, _): return try first(ofRule: "<'\(name)'>")
    case .boolean: return FirstSet(kinds: .max)
    case .sequence(let terms): return try first(ofSequence: terms)
    case .oneOf(let terms), .anyOf(let terms):
      return try first(ofAny: terms, isNullable: false)
    case .allOf(let terms): return try first(ofAny: terms, isNullable: true)
    case .repeated(let term, let multiplier):
      var first = try self.first(of: term)
      if multiplier == .required { first.isNullable = false }
      if multiplier.allowsNone { first.isNullable = true }
      return first
    }
  }

  private mutating func first(ofSequence terms: [ValueSyntax]) throws(GrammarError) -> FirstSet {
    var first = FirstSet()
    for term in terms {
      let next = try self.first(of: term)
      first.add(next)
      if !next.isNullable { return first }
    }
    first.isNullable = true
    return first
  }

  /// Returns the tokens that may begin one of several terms.
  ///
  /// The result is nullable if one of the terms is, or with `needsAll` only if all of them are.
  private mutating func first(
    ofAny terms: [ValueSyntax], isNullable needsAll: Bool
  ) throws(GrammarError) -> FirstSet {
    var first = FirstSet()
    var nullable = 0
    for term in terms {
      let next = try self.first(of: term)
      first.add(next)
      if next.isNullable { nullable += 1 }
    }
    first.isNullable = needsAll ? nullable == terms.count : nullable > 0
    return first
  }

  /// Returns the tokens that may begin a rule, or all tokens for a left-recursive rule.
  private mutating func first(ofRule key: String) throws(GrammarError) -> FirstSet {
    if let known = ruleFirstSets[key] { return known ?? .all }
    // No valid grammar has deeper references, and each one adds a recursive call of this function.
    guard ruleDepth < 40 else { return .all }
    ruleFirstSets[key] = .some(nil)
    ruleDepth += 1
    let first = try self.first(of: try references.syntax(of: key))
    ruleDepth -= 1
    ruleFirstSets[key] = .some(first)
    return first
  }
}

extension FirstSet {
  /// All tokens except words, functions, strings, URLs and hashes.
  static let literal = FirstSet(
    kinds: ~FirstSet.kind(.ident, .function, .string, .url, .hash).kinds)
}

extension ValueSyntax.Multiplier {
  /// Whether the term may be omitted.
  var allowsNone: Bool {
    switch self {
    case .optional, .zeroOrMore, .count(0, _), .list(0, _): true
    default: false
    }
  }
}
