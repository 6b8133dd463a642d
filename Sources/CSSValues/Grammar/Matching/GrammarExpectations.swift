// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The farthest position that a run reached, and all terms that are accepted there.
struct GrammarExpectations: Sendable {
  enum Expected: Sendable, Hashable {
    /// A word.
    case keyword(String)
    /// A choice of words, which may form a named type.
    case keywords([String], type: String?)
    /// A type, a function or a delimiter.
    case term(String)
    /// A type of number, such as `<length [0,∞]>`.
    case number(String)
    /// The end of the value, or of the block that ends with the token.
    case end(of: TokenKind)
  }

  /// The position of the mismatched token, or -1 before the first expectation.
  private(set) var position = -1
  /// The accepted terms, in the order of the grammar and without duplicates.
  private(set) var expected: [Expected] = []

  /// The accepted words, including those that begin a type.
  private(set) var keywords: [String] = []

  /// Records that a term is accepted at a position, and the type that it begins.
  mutating func add(_ item: Expected, at position: Int, beginning type: String? = nil) {
    if position < self.position { return }
    if position > self.position {
      self.position = position
      expected.removeAll(keepingCapacity: true)
      keywords.removeAll(keepingCapacity: true)
    }
    if keywords.count < 200 { keywords += item.acceptedKeywords }
    let item = type.map { .term("<\($0)>") } ?? item
    // Few terms can be accepted at one position. For an unusual grammar, the first hundred suffice.
    if expected.count < 100, !expected.contains(item) { expected.append(item) }
  }
}

extension GrammarExpectations.Expected {
  /// The accepted words of the term.
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
  /// For a mismatched number, only the accepted numbers are listed. A type that consists of words
  /// is listed by name if there are many words. Long lists of words are truncated.
  func text(before found: TokenKind) -> String {
    if found == .number || found == .percentage || found == .dimension {
      let numbers = expected.compactMap { if case .number(let type) = $0 { type } else { nil } }
      if !numbers.isEmpty { return numbers.joined(separator: " | ") }
    }
    let all = Self.shortened(names)
    if !all.isEmpty { return all.joined(separator: " | ") }
    switch expected.first {
    case .end(of: .rightParenthesis): return "')'"
    case .end(of: .rightBracket): return "']'"
    default: return "the end of the value"
    }
  }

  /// The accepted terms without duplicates.
  ///
  /// If there are many words, they come last.
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
      case .end: break
      }
    }
    var listed: Set<String> = []
    return (names + keywords).filter { listed.insert($0).inserted }
  }

  /// Returns at most ten names.
  ///
  /// In a longer list, functions come last.
  private static func shortened(_ names: [String]) -> [String] {
    guard names.count > 10 else { return names }
    let isFunction = { (name: String) in name.hasSuffix("()") }
    let sorted = names.filter { !isFunction($0) } + names.filter(isFunction)
    return sorted.prefix(10) + ["…"]
  }
}
