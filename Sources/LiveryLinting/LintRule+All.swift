// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// Every rule: errors first, then what is probably a mistake, then style, then what single systems lack.
  public static let all: [LintRule] = errors + bugs + styles + targetRules

  /// The names of all rules, in their order.
  public static var names: [String] { all.map(\.name) }

  /// The rule of a name.
  public static func named(_ name: String) -> LintRule? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let errors: [LintRule] = [
    .syntax, .missingSemicolon, .invalidJSON, .unknownProperty, .invalidValue, .unknownAtRule,
    .invalidAtRulePrelude,
    .invalidDescriptor, .invalidKeyframe, .invalidSelector, .unknownPseudoClass,
    .unknownPseudoElement, .unknownUnit, .unknownFunction, .invalidHex, .invalidColorArguments,
    .unknownMediaFeature, .importPosition, .namespacePosition, .importCycle, .importNotFound,
    .missingVar, .importantInKeyframe, .calcOperatorSpace, .textShadowOrder, .unresolvedVariable,
    .variableCycle,
    .unknownReference, .unmatchableAnB, .doubleSlashComment,
  ]

  private static let bugs: [LintRule] =
    duplicateRules + [
      .descendingSpecificity, .unknownLayer, .unknownType, .unknownClass, .unusedRule,
      .unusedVariable,
      .unusedKeyframes, .deadDeclaration, .propertyNotForType, .stateNotForType, .missingState,
      .lowContrast, .darkLightParity, .genericFontMissing, .outlineNone,
      .unsupportedAtRule, .unsupportedProperty, .ineffectiveCharset,
      .needlessDisable, .unknownDisable,
    ]

  private static let styles: [LintRule] =
    [
      .vendorPrefix, .vendorExtension, .duplicateKeyframe, .disableWithoutReason,
    ] + styleRules
}
