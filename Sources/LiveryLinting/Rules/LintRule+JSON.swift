// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

extension LintRule {
  /// What is wrong with a style sheet in JSON before it is CSS.
  static let json = LintRule(
    foundByCascade: [
      .invalidJSON, .invalidJSONNumber, .invalidJSONEscape, .loneSurrogate,
      .controlCharacterInJSON, .newlineInJSONString, .singleQuotedJSON, .unquotedJSONName,
      .trailingJSONComma, .unclosedJSON, .duplicateJSONName, .jsonTooDeep, .jsonTooLarge,
    ] + Diagnostic.Kind.jsonSheetKinds)
}
