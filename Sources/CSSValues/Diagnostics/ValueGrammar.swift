// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A grammar for the values of a property that is not in the table, such as one that a program has for itself.
///
/// ```swift
/// let grammar = try ValueGrammar(parsing: "<length> <color>?")
/// grammar.matches(TokenStream("1px red"))    // true
/// grammar.matches(TokenStream("red 1px"))    // false
/// ```
///
/// It may refer to everything that the grammars of the table refer to, `<color>` and `<'margin-top'>` alike. Reading one and
/// matching with it take bounded time, whatever it says.
///
/// Defined by [CSS Values 4, section 2](https://drafts.csswg.org/css-values-4/#value-defs).
public struct ValueGrammar: Sendable {
  /// The grammar as it is written.
  public let text: String
  let program: GrammarProgram

  /// Reads a grammar in the notation of CSS specifications.
  ///
  /// - Parameter text: The grammar.
  /// - Throws: What it refers to without anybody saying what that is, or where it stops being a grammar.
  public init(parsing text: String) throws(ValueGrammarError) {
    self.text = text
    do throws(GrammarError) {
      program = try GrammarProgram(
        parsing: text, lookup: Property.syntax(ofReference:),
        excludedWords: NamedSyntax.excludedWords(ofReference:))
    } catch {
      throw ValueGrammarError(error)
    }
  }

  /// Whether a run of tokens is a value as a whole; CSS-wide keywords are none.
  ///
  /// - Parameters:
  ///   - stream: The text that holds the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: Whether the grammar says that it is a value.
  public func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    program.matches(stream, in: range)
  }

  /// Says where a value stops matching, what was found there and what is accepted.
  ///
  /// - Parameters:
  ///   - name: What the property is called.
  ///   - stream: The text that holds the value.
  ///   - range: The tokens of the value.
  /// - Returns: Nil when the value matches, or is a CSS-wide keyword.
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
  /// Grammars are the same when their texts are.
  public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Why a text is no ``ValueGrammar``.
public struct ValueGrammarError: Error, Hashable, CustomStringConvertible {
  /// The byte at which the text stops being a grammar; nil where all of it is one that cannot be used.
  public let offset: Int?
  /// The reason: lower case, without a full stop.
  public let description: String

  init(_ error: GrammarError) {
    if case .syntax(let error) = error { offset = error.offset } else { offset = nil }
    description = error.description
  }
}
