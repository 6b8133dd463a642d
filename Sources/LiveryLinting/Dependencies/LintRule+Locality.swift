// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// Whether a finding in an outermost rule depends on that rule alone, apart from the namespaces of the sheet.
  var isLocal: Bool { Self.localRules.contains(self) }

  private static let localRules = Set(
    valueRules.filter { $0 != .missingVar } + [
      .unknownProperty, .unknownAtRule, .invalidAtRulePrelude, .invalidDescriptor, .invalidKeyframe,
      .invalidSelector, .unknownPseudoClass, .unknownPseudoElement, .unknownMediaFeature,
      .importantInKeyframe, .textShadowOrder, .unmatchableAnB, .unsupportedAtRule,
      .unsupportedProperty, .vendorPrefix, .vendorExtension, .duplicateFontFamily,
      .genericFontMissing, .unsupportedByTarget, .emptyBlock,
      .zeroUnit, .hexCase, .hexLength, .colorNotation, .kebabCaseNames, .maxNestingDepth,
      .maxSpecificity, .idSelector, .universalSelector, .overqualified, .noImportant,
      .propertyOrder, .literalColor, .numberPrecision, .redundantShorthand, .quotes,
      .selectorNewline,
    ])
}
