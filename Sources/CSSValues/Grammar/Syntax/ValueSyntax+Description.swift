// SPDX-License-Identifier: Apache-2.0

extension ValueSyntax: CustomStringConvertible {
  /// The grammar in its notation.
  ///
  /// Parsing it results in an equal grammar.
  package var description: String { text(within: 0) }

  /// The precedence of the terms.
  ///
  /// A term of lower precedence than its context needs brackets.
  private var precedence: Int {
    switch self {
    case .oneOf: 1
    case .anyOf: 2
    case .allOf: 3
    case .sequence: 4
    case .repeated: 5
    default: 6
    }
  }

  private func text(within outer: Int) -> String {
    precedence <= outer ? "[ \(unbracketedText) ]" : unbracketedText
  }

  private var unbracketedText: String {
    switch self {
    case .keyword(let word): word
    case .literal(let text): Self.isUnquoted(text) ? text : Self.quoted(text)
    case .type(let name, let bounds): "<\(name)\(bounds.map { " \($0)" } ?? "")>"
    case .property(let name, let bounds): "<'\(name)'\(bounds.map { " \($0)" } ?? "")>"
    case .boolean(let test): "<boolean-expr[ \(test) ]>"
    case .function(let name, .sequence([])): "\(name)( )"
    case .function(let name, let arguments): "\(name)( \(arguments) )"
    case .block(.parentheses, let contents): "( \(contents.contentText))"
    case .block(.square, let contents): "'[' \(contents.contentText)']'"
    case .block(.braces, let contents): "'{' \(contents.contentText)'}'"
    case .sequence(let terms): joined(terms, " ")
    case .allOf(let terms): joined(terms, " && ")
    case .anyOf(let terms): joined(terms, " || ")
    case .oneOf(let terms): joined(terms, " | ")
    case .repeated(let term, let multiplier): term.text(before: multiplier) + "\(multiplier)"
    }
  }

  private var contentText: String { self == .sequence([]) ? "" : "\(self) " }

  private func joined(_ terms: [ValueSyntax], _ combinator: String) -> String {
    terms.map { $0.text(within: precedence) }.joined(separator: combinator)
  }

  /// Returns the term before its multiplier.
  ///
  /// Only `+#` and `#?` are parsed as two multipliers of one term.
  private func text(before multiplier: Multiplier) -> String {
    switch (self, multiplier) {
    case (.repeated(_, .oneOrMore), .list), (.repeated(_, .list), .optional): unbracketedText
    default: text(within: 5)
    }
  }

  /// Returns whether a token needs no quotes to differ from the notation.
  private static func isUnquoted(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if text.unicodeScalars.count == 1, "/,:;%".unicodeScalars.contains(first) { return true }
    guard ("0"..."9").contains(first) || (first == "@" && text.utf8.count > 1) else { return false }
    return text.utf8.dropFirst().allSatisfy(\.isWordByte)
  }

  /// Returns the text in quotes.
  ///
  /// A parsed literal contains at most one kind of quote.
  private static func quoted(_ text: String) -> String {
    text.contains("'") ? "\"\(text)\"" : "'\(text)'"
  }
}

extension ValueSyntax.Multiplier: CustomStringConvertible {
  /// The multiplier in the notation of grammars.
  package var description: String {
    switch self {
    case .optional: "?"
    case .zeroOrMore: "*"
    case .oneOrMore: "+"
    case .required: "!"
    case .count(let minimum, let maximum): Self.braces(minimum, maximum)
    case .list(1, nil): "#"
    case .list(let minimum, let maximum): "#" + Self.braces(minimum, maximum)
    }
  }

  private static func braces(_ minimum: Int, _ maximum: Int?) -> String {
    guard let maximum else { return "{\(minimum),}" }
    return minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
  }
}

extension ValueSyntax.Bounds: CustomStringConvertible {
  /// The bounds in the notation of grammars: `[0,∞]`.
  package var description: String {
    "[\(Self.text(lower))\(lowerUnit),\(Self.text(upper))\(upperUnit)]"
  }

  private static func text(_ number: Double) -> String {
    number.isInfinite ? (number < 0 ? "-∞" : "∞") : numberText(number)
  }
}
