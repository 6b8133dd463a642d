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
    /// The end of the value, or of the block that the token ends.
    case end(of: TokenKind)
  }

  /// The token that was found instead; -1 before anything was expected.
  private(set) var position = -1
  /// What is accepted, in the order of the grammar, each of them once.
  private(set) var expected: [Expected] = []

  /// Notes that something is accepted at a place.
  mutating func add(_ item: Expected, at position: Int) {
    if position < self.position { return }
    if position > self.position {
      self.position = position
      expected.removeAll(keepingCapacity: true)
    }
    // A grammar has few terms that may stand at one place; of a strange one the first hundred will do.
    if expected.count < 100, !expected.contains(item) { expected.append(item) }
  }

  /// The words that are accepted.
  var keywords: [String] {
    expected.flatMap { item -> [String] in
      switch item {
      case .keyword(let word): [word]
      case .keywords(let words, _): words
      default: []
      }
    }
  }
}

extension GrammarExpectations: CustomStringConvertible {
  /// What is accepted, in the words of a grammar; long runs of words are cut short.
  var description: String {
    let isLong = keywords.count > 12
    var nouns: [String] = []
    var words: [String] = []
    var ends: [String] = []
    for item in expected {
      switch item {
      case .keyword(let word): words.append(word)
      case .keywords(_, .some(let type)) where isLong: nouns.append(type)
      case .keywords(let list, _): words += list
      case .noun(let noun): nouns.append(noun)
      case .end(of: .endOfFile): ends.append("the end of the value")
      case .end(let closing): ends.append(closing == .rightBracket ? "']'" : "')'")
      }
      if !isLong {
        nouns += words
        words = []
      }
    }
    let shown = words.prefix(10) + (words.count > 10 ? ["…"] : [])
    let all = Self.unique(nouns + shown)
    return all.isEmpty ? ends.first ?? "another value" : all.joined(separator: " | ")
  }

  private static func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
  }
}
