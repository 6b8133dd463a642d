// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ValueSyntax {
  /// Parses a grammar.
  ///
  /// - Parameter text: The grammar in the notation of CSS specifications.
  /// - Throws: A ``ValueSyntaxError`` with the position of the first error. Groups nested deeper
  ///   than 64 are errors too.
  package init(parsing text: String) throws(ValueSyntaxError) {
    self = try Self.parse(text[...], depth: 0)
  }

  fileprivate static func parse(
    _ text: Substring, depth: Int
  ) throws(ValueSyntaxError) -> ValueSyntax {
    let tokens = try ValueSyntaxScanner.tokens(of: text)
    var parser = ValueSyntaxParser(tokens: tokens, end: tokens.count, depth: depth)
    parser.textEnd = text.utf8.count
    return try parser.parseAll()
  }
}

/// A parser of a range of grammar tokens: the whole grammar, or the contents of a pair of brackets.
private struct ValueSyntaxParser {
  let tokens: [ValueSyntaxToken]
  let end: Int
  let depth: Int
  var position = 0
  var textEnd = 0

  init(tokens: [ValueSyntaxToken], end: Int, depth: Int) {
    self.tokens = tokens
    self.end = end
    self.depth = depth
  }

  private var kind: ValueSyntaxToken.Kind? { position < end ? tokens[position].kind : nil }

  private func error(_ expected: String) -> ValueSyntaxError {
    let offset = position < tokens.count ? tokens[position].offset : textEnd
    return ValueSyntaxError(offset: offset, expected: expected)
  }

  /// Parses all tokens.
  mutating func parseAll() throws(ValueSyntaxError) -> ValueSyntax {
    guard depth < 64 else { throw error("less than 64 nested groups") }
    let syntax = try parseCombination(0)
    guard position == end else { throw error("the end of the grammar or a combinator") }
    return syntax
  }

  /// The combinators, from lowest to highest precedence.
  private static let combinators = ["|", "||", "&&"]

  /// Parses terms joined by the combinator of a level or by ones of higher precedence.
  private mutating func parseCombination(_ level: Int) throws(ValueSyntaxError) -> ValueSyntax {
    guard level < Self.combinators.count else { return try parseSequence() }
    var terms = [try parseCombination(level + 1)]
    while kind == .mark(Self.combinators[level]) {
      position += 1
      terms.append(try parseCombination(level + 1))
    }
    if terms.count == 1 { return terms[0] }
    switch level {
    case 0: return .oneOf(terms)
    case 1: return .anyOf(terms)
    default: return .allOf(terms)
    }
  }

  /// Parses juxtaposed terms.
  private mutating func parseSequence() throws(ValueSyntaxError) -> ValueSyntax {
    var terms: [ValueSyntax] = []
    while let kind, !Self.combinators.contains(where: { kind == .mark($0) }) {
      terms.append(try parseTerm())
    }
    if terms.isEmpty { throw error("a term") }
    return terms.count == 1 ? terms[0] : .sequence(terms)
  }

  /// Parses a term with its multipliers.
  private mutating func parseTerm() throws(ValueSyntaxError) -> ValueSyntax {
    var term = try parseSingleTerm()
    while let multiplier {
      position += 1
      term = .repeated(term, multiplier)
    }
    return term
  }

  private var multiplier: ValueSyntax.Multiplier? {
    switch kind {
    case .mark("?"): .optional
    case .mark("*"): .zeroOrMore
    case .mark("+"): .oneOrMore
    case .mark("!"): .required
    case .count(let multiplier): multiplier
    default: nil
    }
  }

  private mutating func parseSingleTerm() throws(ValueSyntaxError) -> ValueSyntax {
    guard let kind else { throw error("a term") }
    switch kind {
    case .word(let word):
      position += 1
      let first = word.utf8.first ?? 0
      return first.isDigit || first == UInt8(ascii: "@") ? .literal(word) : .keyword(word)
    case .reference(let text): return try parseReference(text)
    case .function(let name): return .function(name, try parseContents())
    case .mark("["):
      guard tokens[position].matchingIndex != position + 1 else {
        throw error("a term in the brackets")
      }
      return try parseContents()
    case .mark("("), .literal("("): return try parseBlock(.parentheses)
    case .literal("["): return try parseBlock(.square)
    case .literal("{"): return try parseBlock(.braces)
    case .mark(")"), .literal:
      position += 1
      if case .literal(let text) = kind { return .literal(text) }
      return .literal(")")
    default: throw error("a term")
    }
  }

  private mutating func parseBlock(
    _ bracket: ValueSyntax.Bracket
  ) throws(ValueSyntaxError) -> ValueSyntax {
    guard tokens[position].matchingIndex != nil else {
      position += 1
      return .literal(bracket == .parentheses ? "(" : bracket == .square ? "[" : "{")
    }
    return .block(bracket, try parseContents())
  }

  /// Parses the tokens between the opening token at the position and its closing partner, and
  /// consumes both.
  private mutating func parseContents() throws(ValueSyntaxError) -> ValueSyntax {
    guard let close = tokens[position].matchingIndex else { throw error("a closing bracket") }
    defer { position = close + 1 }
    if close == position + 1 { return .sequence([]) }
    var inner = ValueSyntaxParser(tokens: tokens, end: close, depth: depth + 1)
    inner.position = position + 1
    return try inner.parseAll()
  }

  /// Parses the text between `<` and `>`.
  private mutating func parseReference(
    _ text: Substring
  ) throws(ValueSyntaxError) -> ValueSyntax {
    let text = text.drop { $0.isWhitespace }
    let name = text.prefix { $0 != "[" && !$0.isWhitespace }
    var rest = text[name.endIndex...].drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if name == "boolean-expr", rest.first == "[", rest.last == "]" {
      position += 1
      return .boolean(try ValueSyntax.parse(rest.dropFirst().dropLast(), depth: depth + 1))
    }
    let bounds = rest.isEmpty ? nil : ValueSyntax.Bounds(parsing: rest)
    guard rest.isEmpty || bounds != nil else { throw error("bounds such as [0,∞]") }
    if name.first == "'", name.last == "'", isName(name.dropFirst().dropLast()) {
      position += 1
      return .property(String(name.dropFirst().dropLast()), bounds)
    }
    guard isName(name.hasSuffix("()") ? name.dropLast(2) : name) else {
      throw error("the name of a type")
    }
    position += 1
    return .type(String(name), bounds)
  }

  private func isName(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        $0.isWordByte || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@")
          || $0 == UInt8(ascii: "*")
      }
  }
}

extension ValueSyntax.Bounds {
  /// Parses `[0,∞]`, or returns `nil` for any other text.
  init?(parsing text: Substring) {
    guard text.first == "[", text.last == "]" else { return nil }
    let parts = text.dropFirst().dropLast().split(
      separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let lower = Self.bound(parts[0]), let upper = Self.bound(parts[1]),
      lower.value <= upper.value
    else { return nil }
    self.init(
      lower: lower.value, upper: upper.value, lowerUnit: lower.unit, upperUnit: upper.unit)
  }

  private static func bound(_ text: Substring) -> (value: Double, unit: String)? {
    let text = text.filter { !$0.isWhitespace }
    let sign = text.first == "-" ? -1.0 : 1
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if digits.first == "∞" { return (sign * .infinity, String(digits.dropFirst())) }
    let number = digits.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), text.count - digits.count <= 1 else { return nil }
    return (sign * value, String(digits[number.endIndex...]))
  }
}
