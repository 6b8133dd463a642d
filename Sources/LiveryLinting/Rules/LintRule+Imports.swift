// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// Sheets that are not imported: the address is wrong, or the rule is, or where it stands.
  static let imports = LintRule(foundByCascade: [
    .invalidImport, .misplacedImport, .importNotLoaded, .importNotFound, .importRefused,
    .importUnreadable, .circularImport, .importTooDeep, .tooManyImports, .importsTooLarge,
  ])
}
