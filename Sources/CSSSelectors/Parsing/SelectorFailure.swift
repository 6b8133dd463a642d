// SPDX-License-Identifier: Apache-2.0

/// The reason that a selector list is invalid, without its message.
struct SelectorFailure {
  /// The kind of the failure.
  let reason: Reason
  /// The invalid tokens.
  let tokens: Range<Int>

  /// The kind of a failure.
  enum Reason {
    /// The syntax at the tokens is not accepted.
    case unexpected(Accepted)
    /// An unknown pseudo-class.
    case unknownPseudoClass
    /// An unknown pseudo-element.
    case unknownPseudoElement
    /// A pseudo-class that a specification defines and that is not supported.
    case unsupportedPseudoClass
    /// A pseudo-element that a specification defines and that is not supported.
    case unsupportedPseudoElement
    /// A namespace prefix without `@namespace`.
    case undeclaredPrefix
    /// A valid selector that does not describe one element.
    case undescriptive(DescriptionProblem)
    /// A selector whose functions are nested deeper than the limit.
    case tooDeep
  }

  /// Whether a forgiving list skips the selector; it never does so if a limit is exceeded.
  var isForgivable: Bool { if case .tooDeep = reason { false } else { true } }

  /// The syntax that is accepted at a position, without its phrase.
  enum Accepted: CaseIterable {
    case selector, combinator, endAfterPseudoElement, noPseudoElement, userAction
    case typeName, idName, className, pseudoClassName, stateName
    case pseudoElementName, partFunction, partName, parenthesis
    case attributeBar, attributeName, attributeOperator, equalsSign
    case attributeValue, attributeFlag, bracket
    case formula, language, direction, noHas, noColumn
  }
}

/// The reason that a selector describes no element, without its phrase.
enum DescriptionProblem: Error {
  case multipleSelectors(count: Int)
  case tooLong
  case nesting
  case function
  case emptyList
  case multipleCompounds
  case unknownPseudoElement(String)
  case conflictingTypes(String, String)
  case conflictingIDs(String, String)
  case multipleLanguages
  case conflictingLanguages(String, String)
  case unknownDirection(String)
  case conflictingDirections
  case conflictingValues(attribute: String, String, String)
}
