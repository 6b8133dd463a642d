// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics of JSON style sheets.
extension Diagnostic.Kind {
  /// An empty JSON style sheet.
  package static let emptyJSONSheet = Self("empty-json-sheet", .error) { _ in
    "expected the object of a style sheet, found nothing"
  }
  /// A value of another kind where declarations and rules are expected.
  package static let invalidJSONRules = Self("invalid-json-rules", .error) {
    "expected an object for \($0.subject), found '\($0.found)'"
  }
  /// A member with an empty name.
  package static let emptyJSONName = Self("empty-json-name", .error) { _ in
    "expected the name of a property or a selector, found an empty one"
  }
  /// Objects nested beyond the limit.
  package static let jsonRulesTooDeep = Self("json-rules-too-deep", .error) {
    "rules nested more than \($0.limit) deep are not read"
  }
  /// A name that is not a valid selector.
  package static let invalidJSONSelector = Self("invalid-json-selector", .error) {
    "expected a selector or an at-rule, found '\($0.found)'"
  }
  /// A `null` value.
  package static let nullInJSONSheet = Self("null-in-json-sheet", .error) {
    "null is not a value for '\($0.subject)'; leave the member out, or write \"unset\""
  }
  /// A number that is too large.
  package static let nonFiniteJSONNumber = Self("non-finite-json-number", .error) {
    "the number '\($0.found)' is too large"
  }
  /// A value of another kind than the name implies.
  package static let invalidJSONValue = Self("invalid-json-value", .error) {
    "expected \($0.expected) for '\($0.subject)', found '\($0.found)'"
  }
  /// A text that is not valid CSS.
  package static let invalidCSSText = Self("invalid-css-text", .error) {
    "expected CSS for '\($0.subject)', found '\($0.found)'"
  }
  /// Two names for the same property.
  package static let jsonNameCollision = Self("json-name-collision", .warning) {
    "'\($0.subject)' and '\($0.found)' both name the property '\($0.expected)'; the last one wins"
  }
  /// A value that the property of the same name rejects.
  package static let keptAsCustomProperty = Self("kept-as-custom-property", .warning) {
    "'\($0.found)' is not a value of '\($0.subject)' and is kept as the custom property '--\($0.subject)'; "
      + "expected \($0.expected)\($0.didYouMean)"
  }
  /// Two paths with the same custom property.
  package static let jsonVariableCollision = Self("json-variable-collision", .error) {
    "'\($0.subject)' and '\($0.found)' are both represented by the custom property '\($0.expected)'; "
      + "rename one of them"
  }
  /// A reference to an unknown path.
  package static let unknownJSONReference = Self("unknown-json-reference", .error) {
    let suggestion = $0.suggestion.map { "; did you mean '@\($0)'?" } ?? ""
    return "unknown reference '@\($0.found)'\(suggestion)"
  }
  /// A circular reference.
  package static let circularJSONReference = Self("circular-json-reference", .error) {
    "circular reference: \($0.found)"
  }
  /// References nested beyond the limit.
  package static let jsonReferencesTooDeep = Self("json-references-too-deep", .error) {
    "references and functions nested more than \($0.limit) deep are not resolved"
  }
  /// Groups whose expansion exceeds the limit.
  package static let jsonGroupsTooLarge = Self("json-groups-too-large", .error) {
    "references to groups expand to more than \($0.limit) members; the rest is left out"
  }
  /// A reference to a group where a single value is expected.
  package static let jsonGroupAsValue = Self("json-group-as-value", .error) {
    "expected a value for '\($0.subject)', but '@\($0.found)' is a group of values"
  }
  /// An unknown function.
  package static let unknownJSONFunction = Self("unknown-json-function", .error) {
    "unknown function '\($0.found)'\($0.didYouMean.isEmpty ? "; there are \($0.expected)" : $0.didYouMean)"
  }
  /// A text that starts like a function but is invalid.
  package static let invalidJSONFunction = Self("invalid-json-function", .error) {
    "expected a function such as '~color.alpha(COLOR, ALPHA)', found '\($0.found)'"
  }
  /// Invalid arguments of a function.
  package static let wrongJSONArguments = Self("wrong-json-arguments", .error) {
    "expected \($0.expected), found \($0.found)"
  }
  /// A font without its size.
  package static let fontWithoutSize = Self("font-without-size", .error) {
    "expected a size in '\($0.subject)', such as \"size\": 13"
  }
  /// An unknown member of a font.
  package static let unknownFontMember = Self("unknown-font-member", .warning) {
    "a font has no '\($0.subject)'\($0.didYouMean.isEmpty ? "; it has \($0.expected)" : $0.didYouMean)"
  }

  /// All kinds of diagnostics for a JSON style sheet, except those of the JSON syntax.
  package static let jsonSheetKinds: [Diagnostic.Kind] = [
    .emptyJSONSheet, .invalidJSONRules, .emptyJSONName, .jsonRulesTooDeep, .invalidJSONSelector,
    .nullInJSONSheet, .nonFiniteJSONNumber, .invalidJSONValue, .invalidCSSText,
    .keptAsCustomProperty, .jsonNameCollision, .jsonVariableCollision, .unknownJSONReference,
    .circularJSONReference,
    .jsonReferencesTooDeep, .jsonGroupsTooLarge, .jsonGroupAsValue, .unknownJSONFunction,
    .invalidJSONFunction, .wrongJSONArguments, .fontWithoutSize, .unknownFontMember,
    .invalidInclude, .includeNotLoaded, .includeNotFound, .includeUnreadable, .circularInclude,
    .includeTooDeep, .tooManyIncludes, .includesTooLarge, .remoteIncludeFailed,
  ]
}
