// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of all diagnostics of CSSSelectors.
extension Diagnostic.Kind {
  /// A selector list that does not follow the grammar.
  package static let invalidSelector = Self("invalid-selector", .error) {
    $0.found.isEmpty
      ? "expected \($0.expected), found the end of the selector"
      : "expected \($0.expected), found '\($0.found)'"
  }
  /// A pseudo-class that no specification defines.
  package static let unknownPseudoClass = Self("unknown-pseudo-class", .error) {
    unknown("pseudo-class", $0)
      + ($0.suggestion == nil && $0.expected.isEmpty
        ? "; a custom state is ':state(name)'" : "")
  }
  /// A pseudo-element that no specification defines.
  package static let unknownPseudoElement = Self("unknown-pseudo-element", .error) {
    unknown("pseudo-element", $0)
  }
  /// A pseudo-class that a specification defines and that is not supported.
  package static let unsupportedPseudoClass = Self("unsupported-pseudo-class", .warning) {
    "the pseudo-class '\($0.subject)' is not supported"
  }
  /// A pseudo-element that a specification defines and that is not supported.
  package static let unsupportedPseudoElement = Self("unsupported-pseudo-element", .warning) {
    "the pseudo-element '\($0.subject)' is not supported"
  }
  /// A namespace prefix without `@namespace`.
  package static let undeclaredPrefix = Self("undeclared-namespace-prefix", .error) {
    "the namespace prefix '\($0.found)' is not declared; elements have no namespace"
  }
  /// A selector whose functions are nested deeper than the limit.
  package static let tooDeepSelector = Self("too-deep-selector", .error) { _ in
    "this selector is nested in more than \(SelectorInput.maximumDepth) functions"
  }
  /// A selector that does not describe one element.
  package static let undescriptiveSelector = Self("undescriptive-selector", .error) {
    "this selector does not describe one element: \($0.expected)"
  }

  private static func unknown(_ subject: String, _ diagnostic: Diagnostic) -> String {
    let arguments =
      diagnostic.expected.isEmpty ? "" : "; '\(diagnostic.expected)' takes arguments"
    return "unknown \(subject) '\(diagnostic.found)'\(diagnostic.didYouMean)\(arguments)"
  }
}

extension SelectorFailure.Accepted {
  /// The phrase for the accepted syntax, to follow the word "expected".
  var text: String {
    switch self {
    case .selector: "a selector"
    case .combinator: "a combinator or ','"
    case .endAfterPseudoElement: "nothing more after a pseudo-element"
    case .noPseudoElement: "a compound selector without a pseudo-element"
    case .userAction: "only a pseudo-class such as ':hover' after a pseudo-element"
    case .typeName: "a type or '*' after '|'"
    case .idName: "a name that does not begin with a digit after '#'"
    case .className: "a class name after '.'"
    case .pseudoClassName: "the name of a pseudo-class after ':'"
    case .stateName: "the name of a state"
    case .pseudoElementName: "the name of a pseudo-element after '::'"
    case .partFunction: "'::part(' and the name of a part"
    case .partName: "the name of a part"
    case .parenthesis: "')'"
    case .attributeBar: "'|' after the '*' of an attribute's name"
    case .attributeName: "an attribute's name"
    case .attributeOperator: "']' or an operator such as '='"
    case .equalsSign: "'=' at the end of the operator"
    case .attributeValue: "a name or a string as the attribute's value"
    case .attributeFlag: "the flag 'i' or 's', or ']'"
    case .bracket: "']'"
    case .formula: "'odd', 'even', a number or a formula such as '2n+1'"
    case .language: "a language such as 'de' or \"*-CH\""
    case .direction: "'ltr' or 'rtl'"
    case .noColumn: "a combinator other than '||', which applies only to document tables"
    case .noHas: "no ':has()' inside of ':has()'"
    }
  }
}

extension DescriptionProblem {
  /// The phrase for the problem, to follow a colon.
  var text: String {
    switch self {
    case .multipleSelectors(let count): "it is a list of \(count) selectors"
    case .tooLong: "it has more than \(ElementDescription.maximumCount) compound selectors"
    case .nesting: "'&' represents the selector of the parent rule, and there is none"
    case .function: "such a function describes what an element is not, or the elements around it"
    case .emptyList: "an empty selector list matches nothing"
    case .multipleCompounds: "':is()' and ':where()' may contain only one compound selector"
    case .unknownPseudoElement(let name): "no element has the pseudo-element '::\(name)'"
    case .conflictingTypes(let one, let other):
      "an element cannot be of the types '\(one)' and '\(other)'"
    case .conflictingIDs(let one, let other):
      "an element cannot have the ids '\(one)' and '\(other)'"
    case .multipleLanguages: "an element has one language"
    case .conflictingLanguages(let one, let other):
      "an element cannot have the languages '\(one)' and '\(other)'"
    case .unknownDirection(let word): "there is no direction '\(word)'"
    case .conflictingDirections: "an element cannot have the directions 'ltr' and 'rtl'"
    case .conflictingValues(let attribute, let one, let other):
      "the attribute '\(attribute)' cannot have the values '\(one)' and '\(other)'"
    }
  }
}
