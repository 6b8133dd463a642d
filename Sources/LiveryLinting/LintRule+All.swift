// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// All rules: errors, probable mistakes, style, then rules about target platforms.
  public static let all: [LintRule] = [
    .syntax, .missingSemicolon, .invalidJSON, .unknownProperty, .invalidValue, .unknownAtRule,
    .invalidAtRulePrelude, .invalidDescriptor, .invalidKeyframe, .invalidSelector,
    .unknownPseudoClass, .unknownPseudoElement, .unknownUnit, .unknownFunction, .invalidHex,
    .invalidColorArguments, .unknownMediaFeature, .importPosition, .namespacePosition,
    .importCycle, .importNotFound, .missingVar, .importantInKeyframe, .calcOperatorSpace,
    .textShadowOrder, .unresolvedVariable, .variableCycle, .unknownReference, .unmatchableAnB,
    .doubleSlashComment,

    .duplicateProperty, .duplicateCustomProperty, .duplicateSelector, .duplicateImport,
    .duplicateFontFamily, .shorthandOverridesLonghand, .descendingSpecificity, .unknownLayer,
    .unknownType, .unknownClass, .unusedRule, .unusedVariable, .unusedKeyframes, .deadDeclaration,
    .ineffectiveTransition, .delayWithoutDuration, .propertyNotForType, .stateNotForType,
    .missingState, .lowContrast, .darkLightParity,
    .genericFontMissing, .outlineNone, .unsupportedAtRule, .unsupportedProperty,
    .ineffectiveCharset, .needlessDisable, .unknownDisable,

    .vendorPrefix, .vendorExtension, .duplicateKeyframe, .disableWithoutReason, .emptyBlock,
    .emptyComment, .emptySource, .zeroUnit, .hexCase, .hexLength, .colorNotation, .kebabCaseNames,
    .maxNestingDepth, .maxSpecificity, .idSelector, .universalSelector, .overqualified,
    .noImportant, .propertyOrder, .literalColor, .numberPrecision, .redundantShorthand, .quotes,
    .irregularWhitespace, .selectorNewline, .requireLayer, .requireReducedMotion,

    .unsupportedByTarget,
  ]

  /// The names of all rules, in their order.
  package static var names: [String] { all.map(\.name) }

  /// Returns the rule with a name, or `nil` if there is none.
  public static func named(_ name: String) -> LintRule? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The rules about values that do not match the grammars of their properties.
  package static let valueRules: [LintRule] = [
    .invalidValue, .missingSemicolon, .unknownUnit, .unknownFunction, .invalidHex,
    .invalidColorArguments, .missingVar, .calcOperatorSpace,
  ]
}
