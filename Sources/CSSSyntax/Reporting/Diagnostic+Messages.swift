// SPDX-License-Identifier: Apache-2.0

/// The messages of all diagnostics of CSSSyntax.
extension Diagnostic.Kind {
  static func unscannable(_ failure: TokenBuffer.Failure, length: Int) -> Self {
    switch failure {
    case .tooLarge: sourceTooLarge
    case .outOfMemory: outOfMemory
    }
  }

  /// A text longer than the maximum length of the scanner.
  package static let sourceTooLarge = Self("source-too-large", .error) { _ in
    "the text is too long; sheets of 2 GiB and more are not read"
  }
  /// No memory for the tokens of a text.
  package static let outOfMemory = Self("out-of-memory", .error) { _ in
    "there is not enough memory for the tokens of this text"
  }
  /// Bytes that cannot be decoded in the encoding of the style sheet.
  package static let invalidEncoding = Self("invalid-encoding", .warning) {
    "bytes that are not \($0.subject) are read as U+FFFD"
  }
  /// More diagnostics than the limit.
  package static let tooManyDiagnostics = Self("too-many-diagnostics", .warning) {
    "more than \($0.limit) diagnostics; the rest is left out"
  }
  /// A string, url or comment without its end.
  package static let unterminated = Self("unterminated", .error) {
    "this \($0.subject) is never closed; it runs to the end of the sheet"
  }
  /// A string that contains a newline.
  package static let badString = Self("bad-string", .error) { _ in
    "a string must end on its line; close it or write \\ before the newline"
  }
  /// An unquoted url that contains a quote, a parenthesis or a space.
  package static let badURL = Self("bad-url", .error) { _ in
    "an unquoted url cannot contain spaces, quotes or parentheses; put it in quotes"
  }
  /// A bracket or function without its end.
  package static let unclosedBlock = Self("unclosed-block", .error) {
    "this '\($0.found)' is never closed"
  }
  /// A `}` without an open block.
  package static let unmatchedBrace = Self("unmatched-brace", .error) { _ in
    "this '}' closes nothing"
  }
  /// Empty input instead of a rule or a declaration.
  package static let emptyInput = Self("empty-input", .error) {
    "expected \($0.expected), found nothing"
  }
  /// Input after the one rule or declaration that is accepted.
  package static let extraInput = Self("extra-input", .error) {
    "expected the end after \($0.subject), found '\($0.found)'"
  }
  /// A declaration without its colon.
  package static let missingColon = Self("missing-colon", .error) {
    "expected ':' after '\($0.subject)'"
  }
  /// A part of a block that is neither a declaration nor a rule.
  package static let invalidDeclaration = Self("invalid-declaration", .error) {
    "expected \($0.expected), found '\($0.found)'"
  }
  /// A rule without a block.
  package static let missingBlock = Self("missing-block", .error) {
    "expected '{' after '\($0.found)'"
  }
  /// A custom property at the top level of a style sheet.
  package static let misplacedCustomProperty = Self("misplaced-custom-property", .error) {
    "'\($0.found)' looks like a custom property, which belongs inside a rule"
  }
  /// Blocks nested deeper than the limit.
  package static let nestingTooDeep = Self("nesting-too-deep", .error) {
    "blocks nested more than \($0.limit) deep are not read"
  }
}

extension Diagnostic {
  /// The suggestion at the end of a message, or an empty string.
  package var didYouMean: String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
}
