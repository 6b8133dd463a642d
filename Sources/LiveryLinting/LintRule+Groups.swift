// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// The rules about values that do not match the grammar of their properties.
  package static let valueRules: [LintRule] = [
    .invalidValue, .missingSemicolon, .unknownUnit, .unknownFunction, .invalidHex,
    .invalidColorArguments,
    .missingVar, .calcOperatorSpace,
  ]

  /// The rules about what stands twice.
  static let duplicateRules: [LintRule] = [
    .duplicateProperty, .duplicateCustomProperty, .duplicateSelector, .duplicateImport,
    .duplicateFontFamily, .shorthandOverridesLonghand,
  ]

  /// The rules of style.
  static let styleRules: [LintRule] = [
    .emptyBlock, .emptyComment, .emptySource, .zeroUnit, .hexCase, .hexLength, .colorNotation,
    .kebabCaseNames, .maxNestingDepth, .maxSpecificity, .idSelector, .universalSelector,
    .overqualified, .noImportant, .propertyOrder, .literalColor, .numberPrecision,
    .redundantShorthand, .quotes, .irregularWhitespace, .selectorNewline, .requireLayer,
  ]

  /// The rules about what single systems know.
  static let targetRules: [LintRule] = [.unsupportedByTarget]
}
