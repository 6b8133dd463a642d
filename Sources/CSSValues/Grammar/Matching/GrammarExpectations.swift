// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The farthest place that a run reached, and everything that would have been accepted there.
struct GrammarExpectations: Sendable {
  enum Expected: Sendable, Hashable {
    /// A word.
    case keyword(String)
    /// One of several words, which may be a type of their own.
    case keywords([String], type: String?)
    /// A type, a function or a delimiter.
    case noun(String)
    /// A type of number, such as `<length [0,∞]>`.
    case number(String)
    /// The end of the value, or of the block that the token ends.
    case end(of: TokenKind)
  }

  /// The token that was found instead; -1 before anything was expected.
  private(set) var position = -1
  /// What is accepted, in the order of the grammar, each of them once.
  private(set) var expected: [Expected] = []

  /// The words that are accepted, those that begin a type included.
  private(set) var keywords: [String] = []

  /// Notes that something is accepted at a place, and of which type it is the beginning.
  mutating func add(_ item: Expected, at position: Int, beginning type: String? = nil) {
    if position < self.position { return }
    if position > self.position {
      self.position = position
      expected.removeAll(keepingCapacity: true)
      keywords.removeAll(keepingCapacity: true)
    }
    if keywords.count < 200 { keywords += item.words }
    let item = type.map { .noun("<\($0)>") } ?? item
    // A grammar has few terms that may stand at one place; of a strange one the first hundred will do.
    if expected.count < 100, !expected.contains(item) { expected.append(item) }
  }
}

extension GrammarExpectations.Expected {
  /// The words that are expected.
  fileprivate var words: [String] {
    switch self {
    case .keyword(let word): [word]
    case .keywords(let words, _): words
    default: []
    }
  }
}

extension GrammarExpectations {
  /// What is accepted, in the words of a grammar.
  ///
  /// In place of a number only the numbers that are accepted are told. Types that are nothing but words stand for these when
  /// there are many of them, and long runs of words are cut short.
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

  /// What is accepted, each of it once; where there are many words, behind everything else.
  private var names: [String] {
    let isLong = expected.reduce(0) { $0 + $1.words.count } > 10
    var names: [String] = []
    var words: [String] = []
    for item in expected {
      switch item {
      case .keyword(let word): isLong ? words.append(word) : names.append(word)
      case .keywords(_, .some(let type)) where isLong: names.append(type)
      case .keywords(let list, _): isLong ? (words += list) : (names += list)
      case .noun(let noun), .number(let noun): names.append(noun)
      case .end: break
      }
    }
    var seen: Set<String> = []
    return (names + words).filter { seen.insert($0).inserted }
  }

  /// Ten names at most; of more, functions are told last.
  private static func shortened(_ names: [String]) -> [String] {
    guard names.count > 10 else { return names }
    let isFunction = { (name: String) in name.hasSuffix("()") }
    let sorted = names.filter { !isFunction($0) } + names.filter(isFunction)
    return sorted.prefix(10) + ["…"]
  }
}
