// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The farthest position that matching a value against a grammar reached, and all terms that are
/// accepted there.
struct GrammarExpectations {
  enum Expected: Sendable, Hashable {
    /// A keyword.
    case keyword(String)
    /// A choice of keywords, which may form a named type, such as `<line-style>`.
    case keywords([String], type: String?)
    /// Another term, as in a message: a type such as `<color>`, a function or a delimiter.
    case term(String)
    /// A type of number, as in a message, such as `<length [0,∞]>`.
    case number(String)
    /// The end of the block that ends with the token, or of the value if it is `.endOfFile`.
    case end(of: TokenKind)
  }

  /// The index of the mismatched token, or -1, which precedes all tokens, before the first
  /// expectation.
  private(set) var position = -1
  /// The accepted terms, in the order of matching and without duplicates.
  private(set) var expected: [Expected] = []

  /// The accepted keywords, including those that begin a type, for suggestions.
  ///
  /// They may have duplicates.
  private(set) var keywords: [String] = []

  /// The collector of the terms that are accepted after the tokens, in place of those here.
  var collector: AcceptedTermCollector?

  /// The number of terms beyond which no term is added.
  ///
  /// Few terms are accepted at one position. For an unusual grammar, the first hundred suffice.
  private static let maximumCount = 100
  /// The number of keywords beyond which no keywords are added, so that a grammar with many
  /// alternatives cannot fill the memory.
  private static let maximumKeywordCount = 200

  /// Records that a term is accepted at a position.
  ///
  /// - Parameters:
  ///   - item: The term.
  ///   - position: The index of the token; one before the farthest position is ignored.
  ///   - type: The name, without brackets, of the type that begins with the term; the type is then
  ///     listed in place of the term.
  mutating func add(_ item: Expected, at position: Int, beginning type: String? = nil) {
    if position < self.position { return }
    if position > self.position {
      self.position = position
      expected.removeAll(keepingCapacity: true)
      keywords.removeAll(keepingCapacity: true)
    }
    if keywords.count < Self.maximumKeywordCount { keywords += item.acceptedKeywords }
    let item = type.map { .term("<\($0)>") } ?? item
    if expected.count < Self.maximumCount, !expected.contains(item) { expected.append(item) }
  }
}

extension GrammarExpectations.Expected {
  /// The accepted keywords of the term.
  fileprivate var acceptedKeywords: [String] {
    switch self {
    case .keyword(let keyword): [keyword]
    case .keywords(let keywords, _): keywords
    default: []
    }
  }
}

extension GrammarExpectations {
  /// Returns the accepted terms in the notation of a grammar.
  ///
  /// For a mismatched number, all accepted types of number are listed and no other terms, if there
  /// are any; a type that only begins with a number, such as `<position>`, is another term.
  /// Otherwise, at most ten terms are listed. If there are many keywords, a type that consists of
  /// keywords is listed by name.
  ///
  /// - Parameter found: The kind of the mismatched token, or `.endOfFile` after the value.
  /// - Returns: The terms, separated by `|`, or the end that is accepted instead.
  func text(before found: TokenKind) -> String {
    if found == .number || found == .percentage || found == .dimension {
      let numbers = expected.compactMap { if case .number(let type) = $0 { type } else { nil } }
      if !numbers.isEmpty { return numbers.joined(separator: " | ") }
    }
    let listed = Self.shortened(names)
    if !listed.isEmpty { return listed.joined(separator: " | ") }
    // Only ends are accepted. They do not differ, because the position is in one block.
    switch expected.first {
    case .end(of: .rightParenthesis): return "')'"
    case .end(of: .rightBracket): return "']'"
    default: return "the end of the value"
    }
  }

  /// The accepted terms without duplicates and without the end.
  ///
  /// If there are many keywords, they come last.
  private var names: [String] {
    let isLong = expected.reduce(0) { $0 + $1.acceptedKeywords.count } > 10
    var names: [String] = []
    var keywords: [String] = []
    for item in expected {
      switch item {
      case .keyword(let keyword): isLong ? keywords.append(keyword) : names.append(keyword)
      case .keywords(_, .some(let type)) where isLong: names.append(type)
      case .keywords(let list, _): isLong ? (keywords += list) : (names += list)
      case .term(let name), .number(let name): names.append(name)
      // The end is reported only if no other term is accepted.
      case .end: break
      }
    }
    var listed: Set<String> = []
    return (names + keywords).filter { listed.insert($0).inserted }
  }

  /// Returns the first ten names, and an ellipsis if there are more.
  ///
  /// In a longer list, functions come last, so that they are dropped first.
  private static func shortened(_ names: [String]) -> [String] {
    guard names.count > 10 else { return names }
    let isFunction = { (name: String) in name.hasSuffix("()") }
    let sorted = names.filter { !isFunction($0) } + names.filter(isFunction)
    return sorted.prefix(10) + ["…"]
  }
}
