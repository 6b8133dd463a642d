// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// What the parser could not read.
  static let syntax = LintRule(foundByCascade: [
    .sourceTooLarge, .outOfMemory, .invalidEncoding, .unterminated, .badString, .badURL,
    .unclosedBlock, .unmatchedBrace, .missingColon, .invalidDeclaration, .missingBlock,
    .misplacedCustomProperty, .nestingTooDeep, .tooManyDiagnostics,
  ])
}
