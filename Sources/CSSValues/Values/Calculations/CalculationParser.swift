// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A parser that turns a math function into a simplified tree and checks the types of its parts.
///
/// Defined by [CSS Values 4, section 10.8](https://drafts.csswg.org/css-values-4/#calc-syntax).
struct CalculationParser {
  /// The kinds of numbers that are accepted in the function's position.
  let kinds: NumericKinds
  let range: NumericRange
  /// The keywords that represent numbers.
  let symbols: [String]
  /// The type that percentages resolve to.
  private let percentageBase: NumericBase?
  /// The number of values that may still be parsed.
  private var remaining = CalculationParser.maximumSize
  /// The current nesting depth of parentheses and functions.
  var depth = 0

  /// The maximum number of values in a calculation.
  static let maximumSize = 1024
  /// The maximum nesting depth of a calculation.
  ///
  /// The specification requires at least 32.
  static let maximumDepth = 64

  init(kinds: NumericKinds, range: NumericRange, symbols: [String]) {
    self.kinds = kinds
    self.range = range
    self.symbols = symbols
    percentageBase = kinds.percentageBase
  }

  /// A part of the calculation, with its type.
  struct TypedNode {
    var node: CalculationNode
    var type: NumericType
  }

  /// Parses the function at the cursor as a value of the accepted kinds.
  mutating func parse(
    _ function: MathFunction, _ cursor: inout TokenCursor
  ) -> Calculation? {
    let start = cursor
    guard let part = parseFunction(function, &cursor) else { return nil }
    let kind = part.type.kind(among: kinds)
    guard !kind.isEmpty else {
      cursor = start
      return cursor.expected(kinds.syntax(in: range))
    }
    let isScaled = kind == .percentage && kinds.contains(.number)
    let range = isScaled ? NumericRange(range.lower * 100, range.upper * 100) : range
    return Calculation(part.node, kind, in: range)
  }

  /// Enters one more level of nesting.
  ///
  /// Reports an error and returns `false` beyond the maximum depth.
  mutating func enter(_ cursor: inout TokenCursor) -> Bool {
    guard depth < Self.maximumDepth else {
      let _: Void? = cursor.expected("a calculation nested less than \(Self.maximumDepth) deep")
      return false
    }
    depth += 1
    return true
  }
}

extension CalculationParser {
  /// Parses `<calc-product> [ [ '+' | '-' ] <calc-product> ]*`.
  ///
  /// White space must surround the sign.
  mutating func parseSum(_ cursor: inout TokenCursor) -> TypedNode? {
    guard var first = parseProduct(&cursor) else { return nil }
    var nodes = [first.node]
    while true {
      cursor.skipTrivia()
      let isMinus = cursor.stream.isSign("-", at: cursor)
      guard isMinus || cursor.stream.isSign("+", at: cursor) else { break }
      guard cursor.stream.isSpaced(before: cursor.position) else {
        return cursor.expected("white space")
      }
      _ = cursor.next()
      guard cursor.skipTrivia() else { return cursor.expected("white space") }
      let start = cursor
      guard let next = parseProduct(&cursor) else { return nil }
      guard let type = first.type.adding(next.type) else {
        cursor = start
        return cursor.expected(first.type.name)
      }
      first.type = type
      nodes.append(isMinus ? .negation(of: next.node) : next.node)
    }
    if nodes.count > 1 { first.node = .sum(of: nodes) }
    return first
  }

  /// Parses `<calc-value> [ [ '*' | / ] <calc-value> ]*`.
  private mutating func parseProduct(_ cursor: inout TokenCursor) -> TypedNode? {
    guard var first = parseValue(&cursor) else { return nil }
    var nodes = [first.node]
    while cursor.peek() == .delim {
      let isQuotient = cursor.stream.isDelim(cursor.position, "/")
      guard isQuotient || cursor.stream.isDelim(cursor.position, "*") else { break }
      _ = cursor.next()
      let start = cursor
      guard let next = parseValue(&cursor) else { return nil }
      let factor = isQuotient ? next.type.inverted : next.type
      guard let type = first.type.multiplied(by: factor) else {
        cursor = start
        return cursor.expected("<number>")
      }
      first.type = type
      nodes.append(isQuotient ? .inverse(of: next.node) : next.node)
    }
    if nodes.count > 1 { first.node = .product(of: nodes) }
    return first
  }

  /// Parses a number of any unit, a constant, a symbol, a function or a sum in parentheses.
  private mutating func parseValue(_ cursor: inout TokenCursor) -> TypedNode? {
    guard remaining > 0 else {
      return cursor.expected("a calculation of at most \(Self.maximumSize) values")
    }
    remaining -= 1
    switch cursor.peek() {
    case .number, .percentage, .dimension, .ident:
      guard let part = leaf(cursor.stream, at: cursor.position) else { break }
      _ = cursor.next()
      return part
    case .leftParenthesis:
      guard enter(&cursor), cursor.next() != nil else { return nil }
      defer { depth -= 1 }
      return cursor.contents { parseSum(&$0) }
    case .function:
      guard let function = MathFunction(cursor.stream, at: cursor.position) else { break }
      return parseFunction(function, &cursor)
    default: break
    }
    return cursor.expected("a number, a unit or a math function")
  }

  /// Returns the value of a single token, or `nil` if it is not valid in a calculation.
  private func leaf(_ stream: TokenStream, at position: Int) -> TypedNode? {
    switch stream.tokens[position].kind {
    case .number: return leaf(stream.finiteNumber(of: position), .number)
    case .percentage:
      return leaf(stream.finiteNumber(of: position), .percentage(of: percentageBase))
    case .dimension:
      return NumericUnit(stream, at: position).map { leaf(stream.finiteNumber(of: position), $0) }
    default:
      return stream.withName(of: position) { name in
        if let symbol = symbols.first(where: { NameHash.matches($0, name) }) {
          return TypedNode(node: .symbol(symbol), type: .number)
        }
        return Self.constants.value(of: packedName(name)).map { leaf($0, .number) }
          ?? (NameHash.matches("-infinity", name) ? leaf(-.infinity, .number) : nil)
      }
    }
  }

  private func leaf(_ number: Double, _ unit: NumericUnit) -> TypedNode {
    TypedNode(node: .quantity(number, unit), type: NumericType(unit))
  }

  /// The calculation keywords, by lowercase name.
  ///
  /// Defined by [CSS Values 4, section 10.7](https://drafts.csswg.org/css-values-4/#calc-constants).
  private static let constants = PackedNameTable<Double>([
    ("e", 2.718281828459045), ("pi", .pi), ("infinity", .infinity), ("nan", .nan),
  ])
}

extension TokenStream {
  /// Returns whether the token at a cursor is a sign.
  fileprivate func isSign(_ sign: Unicode.Scalar, at cursor: TokenCursor) -> Bool {
    cursor.kind == .delim && isDelim(cursor.position, sign)
  }

  /// Returns whether the tokens before a token include white space, and not only comments.
  fileprivate func isSpaced(before position: Int) -> Bool {
    var position = position
    while position > 0, tokens[position - 1].kind.isTrivia {
      position -= 1
      if tokens[position].kind == .whitespace { return true }
    }
    return false
  }
}
