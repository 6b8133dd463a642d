// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A grammar for the values of a property that is not in the table, such as a property of a
/// program.
///
/// ```swift
/// let grammar = try ValueGrammar(parsing: "<length> <color>?")
/// grammar.matches(TokenStream("1px red"))    // true
/// grammar.matches(TokenStream("red 1px"))    // false
/// ```
///
/// A grammar may refer to all names that the grammars of the table refer to, including `<color>`
/// and `<'margin-top'>`. Parsing a grammar and matching with it take bounded time for any text.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
public struct ValueGrammar: Sendable {
  /// The grammar as written.
  public let text: String
  let program: GrammarProgram

  /// Parses a grammar in the notation of CSS specifications.
  ///
  /// - Parameter text: The grammar.
  /// - Throws: ``ValueGrammarError`` if the grammar refers to an undefined name, or has a syntax
  ///   error.
  public init(parsing text: String) throws(ValueGrammarError) {
    try self.init(parsing: text, definitions: [:])
  }

  /// Parses a grammar, some of whose references have other grammars than in the table.
  ///
  /// - Parameters:
  ///   - text: The grammar.
  ///   - definitions: The grammars of references, such as `<pipeline-step>`.
  /// - Throws: ``ValueGrammarError`` as for `init(parsing:)`.
  package init(
    parsing text: String, definitions: [String: String]
  ) throws(ValueGrammarError) {
    self.text = text
    do throws(GrammarError) {
      program = try GrammarProgram(
        parsing: text, lookup: { definitions[$0] ?? Property.syntax(ofReference: $0) },
        excludedKeywords: NamedSyntax.excludedKeywords(ofReference:))
    } catch {
      throw ValueGrammarError(error)
    }
  }

  /// Returns whether a range of tokens as a whole matches the grammar.
  ///
  /// CSS-wide keywords never match.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: Whether the tokens match.
  public func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    program.matches(stream, in: range)
  }

  /// Describes the position at which a value stops matching, the found token and the accepted ones.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value.
  /// - Returns: The diagnostic, or `nil` if the value matches or is a CSS-wide keyword.
  package func diagnostic(
    of name: String, for stream: TokenStream, in range: Range<Int>
  ) -> Diagnostic? {
    if CSSWideKeyword(stream, in: range) != nil { return nil }
    switch ValueFailure.outcome(of: program, in: stream, range) {
    case .matched: return nil
    case .exceeded:
      return Diagnostic(
        .tooComplexValue, range: stream.byteRange(of: range),
        facts: [.subject(name), .limit(TokenCursor.maximumDepth)])
    case .failed(let failure):
      let found = stream.tokens(of: failure, before: range.upperBound)
      let facts: [Diagnostic.Fact] = [.subject(name), .expected(failure.expected)]
      return Diagnostic(
        .invalidValue, range: stream.byteRange(of: found),
        facts: found.isEmpty ? facts : facts + [stream.found(found)])
    }
  }
}

extension ValueGrammar: Hashable {
  /// Returns whether two grammars have equal texts.
  public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The reason for which a text is not a ``ValueGrammar``.
public struct ValueGrammarError: Error, Hashable, CustomStringConvertible {
  /// The byte offset of the syntax error, or `nil` if the syntax is valid but the grammar cannot be
  /// used.
  public let offset: Int?
  /// The message, in lowercase and without a full stop.
  public let description: String

  init(_ error: GrammarError) {
    if case .syntax(let error) = error { offset = error.offset } else { offset = nil }
    description = error.description
  }
}
