// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An enumeration of words that stand inside of a value, such as `farthest-corner` in a gradient; the raw values are the
/// words in small letters.
///
/// What stands in a value on its own is a ``Keyword`` instead.
public protocol GrammarWord: RawRepresentable<String>, CaseIterable, Sendable, Hashable,
  CustomStringConvertible
{}

extension GrammarWord {
  /// The word as CSS writes it.
  public var description: String { rawValue }

  /// The word that stands next; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> Self? {
    guard cursor.peek() == .ident else { return nil }
    return cursor.stream.withName(of: cursor.position) { name in
      allCases.first { NameHash.isName($0.rawValue, name) }
    }
  }

  /// Takes the word that stands next, if it is one of these.
  static func take(_ cursor: inout TokenCursor) -> Self? {
    guard let word = peek(&cursor) else { return nil }
    return cursor.next().map { _ in word }
  }

  /// Reads one of the words.
  static func parse(_ cursor: inout TokenCursor) -> Self? {
    take(&cursor) ?? cursor.expected(alternatives)
  }

  /// The words as a grammar writes them: `left | right`.
  static var alternatives: String { allCases.map(\.rawValue).joined(separator: " | ") }
}

/// An enumeration of functions that are written by name, such as `radial-gradient()`; the raw values are the names in small
/// letters.
protocol GrammarFunction: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}

extension GrammarFunction {
  /// The function whose opening stands next; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> Self? {
    guard cursor.peek() == .function else { return nil }
    return cursor.stream.withName(of: cursor.position) { name in
      allCases.first { NameHash.isName($0.rawValue, name) }
    }
  }
}

extension TokenCursor {
  /// Takes a word if it stands next.
  mutating func take(word: StaticString) -> Bool {
    guard peek() == .ident, stream.value(of: position, equals: word) else { return false }
    return next() != nil
  }

  /// Whether a function of a name, which is in small letters, stands next.
  mutating func peeks(function name: StaticString) -> Bool {
    peek() == .function && stream.value(of: position, equals: name)
  }

  /// Takes the opening of a function if one of that name stands next.
  mutating func take(function name: StaticString) -> Bool {
    guard peeks(function: name) else { return false }
    return next() != nil
  }
}
