// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An enumeration of keywords inside a value, such as `farthest-corner` in a gradient.
///
/// The raw values are the keywords in lowercase. A keyword that is a component value by itself is a
/// ``Keyword`` instead.
public protocol GrammarKeyword: RawRepresentable<String>, CaseIterable, Sendable, Hashable,
  CustomStringConvertible
{}

extension GrammarKeyword {
  /// The CSS text of the keyword.
  public var description: String { rawValue }

  /// Returns the keyword that the next token is, without consuming it.
  static func peek(_ cursor: inout TokenCursor) -> Self? {
    guard cursor.peek() == .ident else { return nil }
    return cursor.stream.withName(of: cursor.position) { name in
      allCases.first { NameHash.matches($0.rawValue, name) }
    }
  }

  /// Consumes the next token if it is one of these keywords.
  static func consume(_ cursor: inout TokenCursor) -> Self? {
    guard let keyword = peek(&cursor) else { return nil }
    return cursor.next().map { _ in keyword }
  }

  /// Consumes one of the keywords, or reports an error.
  static func parse(_ cursor: inout TokenCursor) -> Self? {
    consume(&cursor) ?? cursor.expected(alternatives)
  }

  /// The keywords in the notation of a grammar: `left | right`.
  static var alternatives: String { allCases.map(\.rawValue).joined(separator: " | ") }
}

/// An enumeration of named functions, such as `radial-gradient()`.
///
/// The raw values are the names in lowercase.
protocol GrammarFunction: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}

extension GrammarFunction {
  /// Returns the function that the next token opens, without consuming it.
  static func peek(_ cursor: inout TokenCursor) -> Self? {
    guard cursor.peek() == .function else { return nil }
    return cursor.stream.withName(of: cursor.position) { name in
      allCases.first { NameHash.matches($0.rawValue, name) }
    }
  }
}

extension TokenCursor {
  /// Consumes the next token if it is a given lowercase keyword.
  ///
  /// Returns whether it did.
  mutating func consumeKeyword(_ keyword: StaticString) -> Bool {
    guard peek() == .ident, stream.value(of: position, equals: keyword) else { return false }
    return next() != nil
  }

  /// Returns whether the next token opens a function with a given lowercase name.
  mutating func peeks(function name: StaticString) -> Bool {
    peek() == .function && stream.value(of: position, equals: name)
  }

  /// Consumes the next token if it opens a function with a given name.
  ///
  /// Returns whether it did.
  mutating func consume(function name: StaticString) -> Bool {
    guard peeks(function: name) else { return false }
    return next() != nil
  }
}
