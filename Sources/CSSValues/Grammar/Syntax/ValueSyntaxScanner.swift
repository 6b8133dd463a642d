// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A token of the grammar notation, with its byte offset.
struct ValueSyntaxToken {
  enum Kind: Equatable {
    /// A word, a word with an at sign before it, or a number with its unit.
    case word(String)
    /// A word immediately followed by an opening parenthesis.
    case function(String)
    /// The text between `<` and `>`.
    case reference(Substring)
    /// The text between quotes, or a character that is not part of the notation.
    case literal(String)
    /// A mark of the notation: `[`, `]`, `(`, `)`, `|`, `||`, `&&`, `?`, `*`, `+` or `!`.
    case mark(String)
    /// `{2,4}`, and `#` with or without such braces.
    case count(ValueSyntax.Multiplier)
  }

  let kind: Kind
  let offset: Int
  /// The index of the matching closing or opening token.
  var matchingIndex: Int?
}

/// A scanner that splits the text of a grammar into tokens.
struct ValueSyntaxScanner {
  private let text: String.UTF8View
  private var rest: Substring.UTF8View
  private var tokens: [ValueSyntaxToken] = []

  /// Returns the tokens of a text, with brackets and parentheses paired.
  ///
  /// - Throws: A `ValueSyntaxError` for an unclosed quote, reference or bracket.
  static func tokens(of text: Substring) throws(ValueSyntaxError) -> [ValueSyntaxToken] {
    var scanner = Self(text: String(text).utf8)
    while try scanner.scanToken() {}
    scanner.pairBlocks()
    return scanner.tokens
  }

  private init(text: String.UTF8View) {
    self.text = text
    rest = text[...]
  }

  private var offset: Int { text.distance(from: text.startIndex, to: rest.startIndex) }

  private func error(_ expected: String, at offset: Int? = nil) -> ValueSyntaxError {
    ValueSyntaxError(offset: offset ?? self.offset, expected: expected)
  }

  /// Scans one token, and returns `false` at the end.
  private mutating func scanToken() throws(ValueSyntaxError) -> Bool {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return false }
    let start = offset
    let kind: ValueSyntaxToken.Kind
    switch first {
    case UInt8(ascii: "<"): kind = .reference(try scanReference())
    case UInt8(ascii: "'"), UInt8(ascii: "\""): kind = .literal(try scanQuoted(first))
    case UInt8(ascii: "#"):
      rest = rest.dropFirst()
      let count = scanCount()
      kind = .count(.list(count?.0 ?? 1, count == nil ? nil : count?.1))
    case UInt8(ascii: "{"):
      kind = scanCount().map { .count(.count($0.0, $0.1)) } ?? .literal(scanText(1))
    case UInt8(ascii: "|"):
      kind = .mark(scanText(rest.dropFirst().first == first ? 2 : 1))
    case UInt8(ascii: "&") where rest.dropFirst().first == first: kind = .mark(scanText(2))
    case _ where "[]()?*+!".utf8.contains(first): kind = .mark(scanText(1))
    case _ where first.isWordByte || first == UInt8(ascii: "@"): kind = scanWord()
    default: kind = .literal(scanCharacter())
    }
    tokens.append(ValueSyntaxToken(kind: kind, offset: start))
    return true
  }

  private mutating func scanText(_ length: Int) -> String {
    let text = String(decoding: rest.prefix(length), as: UTF8.self)
    rest = rest.dropFirst(length)
    return text
  }

  /// Consumes a whole character of one or more bytes.
  private mutating func scanCharacter() -> String {
    scanText(1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count)
  }

  private mutating func scanWord() -> ValueSyntaxToken.Kind {
    let word = scanText(1 + rest.dropFirst().prefix { $0.isWordByte }.count)
    guard rest.first == UInt8(ascii: "(") else { return .word(word) }
    rest = rest.dropFirst()
    return .function(word)
  }

  private mutating func scanQuoted(_ quote: UInt8) throws(ValueSyntaxError) -> String {
    let start = offset
    let inner = rest.dropFirst().prefix { $0 != quote }
    guard inner.endIndex < rest.endIndex, !inner.isEmpty else {
      throw error("a token between quotes", at: start)
    }
    rest = rest[rest.index(after: inner.endIndex)...]
    return String(decoding: inner, as: UTF8.self)
  }

  private mutating func scanReference() throws(ValueSyntaxError) -> Substring {
    var depth = 0
    for index in rest.indices {
      if rest[index] == UInt8(ascii: "<") { depth += 1 }
      if rest[index] == UInt8(ascii: ">") { depth -= 1 }
      guard depth == 0 else { continue }
      let inner = rest[rest.index(after: rest.startIndex)..<index]
      rest = rest[rest.index(after: index)...]
      return Substring(inner)
    }
    throw error("'>' after the name of a type")
  }

  /// Consumes `{n}`, `{n,}` or `{n,m}`, or returns `nil`, with nothing consumed, for other braces.
  private mutating func scanCount() -> (Int, Int?)? {
    guard rest.first == UInt8(ascii: "{") else { return nil }
    let inner = rest.prefix(24).dropFirst().prefix { $0 != UInt8(ascii: "}") }
    guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == UInt8(ascii: "}") else {
      return nil
    }
    let parts = inner.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = parts.map { part in
      Int(String(decoding: part.filter { !$0.isWhitespace }, as: UTF8.self))
    }
    guard parts.count <= 2, let minimum = numbers.first ?? nil, (0...1_000_000).contains(minimum)
    else { return nil }
    let maximum = parts.count == 1 ? minimum : numbers[1]
    if let maximum, maximum < minimum || maximum > 1_000_000 { return nil }
    if parts.count == 2, maximum == nil, !parts[1].allSatisfy(\.isWhitespace) { return nil }
    rest = rest[rest.index(after: inner.endIndex)...]
    return (minimum, maximum)
  }
}

extension ValueSyntaxScanner {
  /// Pairs each opening token with its closing token.
  ///
  /// An unmatched token has no partner.
  private mutating func pairBlocks() {
    var open: [(index: Int, closing: String)] = []
    var pending: [String: Int] = [:]
    for index in tokens.indices {
      if let closing = tokens[index].closing {
        open.append((index, closing))
        pending[closing, default: 0] += 1
      } else if let closing = tokens[index].closed, pending[closing, default: 0] > 0 {
        // Unclosed opening tokens in between stand for themselves.
        while let inner = open.popLast() {
          pending[inner.closing, default: 0] -= 1
          guard inner.closing == closing else { continue }
          tokens[index].matchingIndex = inner.index
          tokens[inner.index].matchingIndex = index
          break
        }
      }
    }
  }
}

extension ValueSyntaxToken {
  /// The token that closes this one.
  ///
  /// Quoted brackets differ from those of the notation.
  fileprivate var closing: String? {
    switch kind {
    case .function: ")"
    case .mark("["): "]"
    case .mark("("), .literal("("): ")"
    case .literal("["): "']'"
    case .literal("{"): "'}'"
    default: nil
    }
  }

  fileprivate var closed: String? {
    switch kind {
    case .mark("]"): "]"
    case .mark(")"), .literal(")"): ")"
    case .literal("]"): "']'"
    case .literal("}"): "'}'"
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word of a grammar.
  var isWordByte: Bool {
    isDigit || lowercased &- 0x61 < 26 || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
