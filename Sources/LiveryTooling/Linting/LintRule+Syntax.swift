// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// What the parser could not read.
  static let syntax = LintRule([
    .sourceTooLarge, .outOfMemory, .invalidEncoding, .unterminated, .badString, .badURL,
    .unclosedBlock, .unmatchedBrace, .missingColon, .invalidDeclaration, .missingBlock,
    .misplacedCustomProperty, .nestingTooDeep, .tooManyDiagnostics,
  ]) { $0.tree.diagnostics }
}
