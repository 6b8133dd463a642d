// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A syntax error, at which the parser drops text.
  static let syntax = LintRule(
    "syntax", .error,
    help:
      "invalid syntax is dropped, up to the next semicolon, the next rule or the end of the sheet",
    bad: "a { color red }",
    good: "a { color: red }",
    check: .diagnostics(ofKinds: [
      .sourceTooLarge, .outOfMemory, .invalidEncoding, .unterminated, .badString, .badURL,
      .unclosedBlock,
      .unmatchedBrace, .missingColon, .invalidDeclaration, .missingBlock, .misplacedCustomProperty,
      .nestingTooDeep, .tooManyDiagnostics,
    ]))
}
