// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A generator of random values that match a grammar, deterministic for a seed.
///
/// ```swift
/// var generator = ValueGenerator(seed: 1, lookup: Property.syntax(ofReference:))
/// generator.text(of: try ValueSyntax(parsing: "<length>{1,4} || auto"))   // "auto 3px -1.5em"
/// ```
///
/// The generator ignores constraints outside of the grammar, such as that names must be distinct.
struct ValueGenerator {
  var source: SeededSource
  private let lookup: (String) -> String?
  /// The number of terms that were processed for the current value.
  private var work = 0
  /// The minimum derivation depth of each reference.
  private var heights: [String: Int] = [:]
  private var syntaxes: [String: ValueSyntax] = [:]
  /// A marker for a comma that is omitted next to an empty term.
  ///
  /// The comma between two elements of a list is never omitted.
  private static let omissibleComma = ",?"

  init(seed: Int, lookup: @escaping (String) -> String?) {
    source = SeededSource(seed: seed)
    self.lookup = lookup
  }

  /// Returns a value as text, with its tokens separated by spaces.
  mutating func text(of syntax: ValueSyntax) -> String { tokens(of: syntax).joined(separator: " ") }

  /// Returns a value as the texts of its tokens.
  ///
  /// The name of a function and its parenthesis are one token.
  mutating func tokens(of syntax: ValueSyntax) -> [String] {
    var tokens: [String] = []
    work = 0
    add(syntax, to: &tokens, depth: 0)
    return Self.withoutOmissibleCommas(tokens)
  }

  /// Returns a mutated value, with tokens removed, duplicated, swapped or replaced.
  mutating func mutated(_ tokens: [String]) -> [String] {
    var tokens = tokens
    for _ in 0..<number(1...2) {
      let index = tokens.isEmpty ? 0 : number(0...tokens.count - 1)
      let other = Self.foreignTokens[number(0...Self.foreignTokens.count - 1)]
      switch tokens.isEmpty ? 0 : number(0...4) {
      case 0: tokens.insert(other, at: index)
      case 1: tokens.remove(at: index)
      case 2: tokens.insert(tokens[index], at: index)
      case 3: tokens.swapAt(index, number(0...tokens.count - 1))
      default: tokens[index] = other
      }
    }
    return tokens
  }

  private static let foreignTokens = [
    "0", "-1", "1.5", "2px", "50%", "-3%", "90deg", "1s", "1fr", "red", "none", "auto", "normal",
    "inherit", "zzz", "--x", "'s'", "url(x)", "#fff", ",", "/", "(", ")", "f(", "[", "]", "calc(",
  ]

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &source)
  }
}

extension ValueGenerator {
  private mutating func add(_ syntax: ValueSyntax, to tokens: inout [String], depth: Int) {
    // A left-recursive rule has no value.
    work += 1
    guard depth < 40, work < 2000 else {
      if tokens.last != "endless" { tokens.append("endless") }
      return
    }
    switch syntax {
    case .keyword(let word): tokens.append(number(0...9) == 0 ? word.uppercased() : word)
    case .literal(let text): tokens.append(text == "," ? Self.omissibleComma : text)
    case .type(let name, let bounds):
      if let text = terminal(name, bounds) {
        tokens.append(text)
      } else {
        add(self.syntax(of: "<\(name)>"), to: &tokens, depth: depth + 1)
      }
    case .property(let name, _): add(self.syntax(of: "<'\(name)'>"), to: &tokens, depth: depth + 1)
    case .boolean(let test): add(test, to: &tokens, depth: depth)
    case .function(let name, let arguments):
      tokens.append(name + "(")
      add(arguments, to: &tokens, depth: depth + 1)
      tokens.append(")")
    case .block(let bracket, let contents):
      tokens.append(bracket == .parentheses ? "(" : bracket == .square ? "[" : "{")
      add(contents, to: &tokens, depth: depth + 1)
      tokens.append(bracket == .parentheses ? ")" : bracket == .square ? "]" : "}")
    case .sequence(let terms): for term in terms { add(term, to: &tokens, depth: depth) }
    case .oneOf(let terms): add(chosen(of: terms, depth), to: &tokens, depth: depth)
    case .allOf(let terms):
      for term in terms.shuffled(using: &source) { add(term, to: &tokens, depth: depth) }
    case .anyOf(let terms):
      let chosen = isDeep(depth) ? [chosen(of: terms, depth)] : terms.shuffled(using: &source)
      for term in chosen.prefix(number(1...terms.count)) { add(term, to: &tokens, depth: depth) }
    case .repeated(let term, let multiplier):
      add(term, multiplier, to: &tokens, depth: depth)
    }
  }

  private func isDeep(_ depth: Int) -> Bool { depth > 6 }

  /// Returns a random term, or the one with the shortest derivation if the current one is deep.
  private mutating func chosen(of terms: [ValueSyntax], _ depth: Int) -> ValueSyntax {
    guard isDeep(depth) else { return terms[number(0...terms.count - 1)] }
    var best = terms[0]
    var minimum = Int.max
    for term in terms {
      let height = height(of: term)
      if height < minimum {
        best = term
        minimum = height
      }
    }
    return best
  }

  private mutating func add(
    _ term: ValueSyntax, _ multiplier: ValueSyntax.Multiplier, to tokens: inout [String], depth: Int
  ) {
    let minimum: Int
    var maximum: Int?
    var isList = false
    switch multiplier {
    case .optional: (minimum, maximum) = (0, 1)
    case .zeroOrMore: minimum = 0
    case .oneOrMore: minimum = 1
    case .required: (minimum, maximum) = (1, 1)
    case .count(let lower, let upper): (minimum, maximum) = (lower, upper)
    case .list(let lower, let upper): (minimum, maximum, isList) = (lower, upper, true)
    }
    let upperBound = isDeep(depth) ? minimum : max(minimum, min(maximum ?? .max, minimum + 2))
    for index in 0..<number(minimum...upperBound) {
      let start = tokens.count
      if isList, index > 0 { tokens.append(",") }
      let count = tokens.count
      // The element of a list, or a group that must not be empty, is repeated until it has a token.
      for _ in 0..<(isList || multiplier == .required ? 20 : 1)
      where !tokens[count...].contains(where: { $0 != Self.omissibleComma }) {
        tokens.removeSubrange(count...)
        add(term, to: &tokens, depth: depth)
      }
      if isList, !tokens[count...].contains(where: { $0 != Self.omissibleComma }) {
        tokens.removeSubrange(start...)
      }
    }
  }

  private mutating func syntax(of reference: String) -> ValueSyntax {
    if let syntax = syntaxes[reference] { return syntax }
    let syntax =
      lookup(reference).flatMap { try? ValueSyntax(parsing: $0) } ?? .keyword("unknown")
    syntaxes[reference] = syntax
    return syntax
  }

  /// Returns the reference depth of the shortest derivation.
  private mutating func height(of syntax: ValueSyntax) -> Int {
    switch syntax {
    case .keyword, .literal: return 0
    case .type(let name, let bounds):
      return terminal(name, bounds) == nil ? height(ofReference: "<\(name)>") : 0
    case .property(let name, _): return height(ofReference: "<'\(name)'>")
    case .boolean(let term), .function(_, let term), .block(_, let term): return height(of: term)
    case .sequence(let terms), .allOf(let terms):
      return terms.reduce(0) { max($0, height(of: $1)) }
    case .oneOf(let terms), .anyOf(let terms):
      return terms.reduce(1000) { min($0, height(of: $1)) }
    case .repeated(let term, let multiplier):
      switch multiplier {
      case .optional, .zeroOrMore, .count(0, _), .list(0, _): return 0
      default: return height(of: term)
      }
    }
  }

  private mutating func height(ofReference reference: String) -> Int {
    if let cached = heights[reference] { return cached }
    heights[reference] = 1000
    let height = min(1000, 1 + height(of: syntax(of: reference)))
    heights[reference] = height
    return height
  }

  /// Removes the commas next to empty terms.
  private static func withoutOmissibleCommas(_ tokens: [String]) -> [String] {
    var result: [String] = []
    for token in tokens {
      let last = result.last ?? "("
      if token == omissibleComma {
        let isIdle = last.hasSuffix("(") || last == "," || last == "[" || last == omissibleComma
        if !isIdle { result.append(omissibleComma) }
        continue
      }
      if last == omissibleComma {
        result.removeLast()
        if token != ")", token != "]", token != "," { result.append(",") }
      }
      result.append(token)
    }
    if result.last == omissibleComma { result.removeLast() }
    return result
  }
}
