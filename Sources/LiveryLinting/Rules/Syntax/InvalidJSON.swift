// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

extension LintRule {
  /// An error in a JSON style sheet, found before its conversion to CSS.
  static let invalidJSON = LintRule(
    "invalid-json", .error,
    help: "a style sheet in JSON is an object of objects, with the keys of that format",
    bad: LintExample(#"{ "a": { "color": "red" "#, language: .json),
    good: LintExample(#"{ "a": { "color": "red" } }"#, language: .json),
    check: .diagnostics(
      ofKinds:
        Set(
          [
            .invalidJSON, .invalidJSONNumber, .invalidJSONEscape, .loneSurrogate,
            .controlCharacterInJSON, .newlineInJSONString, .singleQuotedJSON, .unquotedJSONName,
            .trailingJSONComma, .unclosedJSON, .duplicateJSONName, .jsonTooDeep, .jsonTooLarge,
          ] + Diagnostic.Kind.jsonSheetKinds)))
}
