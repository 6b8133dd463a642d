// SPDX-License-Identifier: Apache-2.0

/// Why a selector list is invalid, before anybody makes a sentence of it.
struct SelectorFailure {
  /// What is wrong.
  let reason: Reason
  /// The tokens that are to blame.
  let tokens: Range<Int>

  /// What is wrong with a list.
  enum Reason {
    /// Something else is accepted.
    case unexpected(Accepted)
    /// No such pseudo-class.
    case unknownPseudoClass
    /// No such pseudo-element.
    case unknownPseudoElement
    /// A pseudo-class that exists and is not read.
    case unsupportedPseudoClass
    /// A pseudo-element that exists and is not read.
    case unsupportedPseudoElement
    /// A prefix without `@namespace`.
    case undeclaredPrefix
    /// A valid selector that says nothing about one element.
    case undescriptive(DescriptionProblem)
    /// Functions in functions, more than are read.
    case tooDeep
  }

  /// Whether a forgiving list goes on without the selector; a limit of the reader is never passed over.
  var isForgivable: Bool { if case .tooDeep = reason { false } else { true } }

  /// What is accepted at a place of the grammar; the words are in `Diagnostic+Wording.swift`.
  enum Accepted: CaseIterable {
    case selector, combinator, endAfterPseudoElement, noPseudoElement, userAction
    case typeName, idName, className, pseudoClassName, stateName
    case pseudoElementName, partFunction, partName, parenthesis
    case attributeBar, attributeName, attributeOperator, equalsSign
    case attributeValue, attributeFlag, bracket
    case formula, language, direction, noHas, noColumn
  }
}

/// The reason that a selector describes no element; the words are in `Diagnostic+Wording.swift`.
enum DescriptionProblem: Error {
  case list(count: Int)
  case tooLong
  case nesting
  case function
  case emptyList
  case severalCompounds
  case unknownPseudoElement(String)
  case types(String, String)
  case ids(String, String)
  case severalLanguages
  case languages(String, String)
  case noDirection(String)
  case directions
  case values(attribute: String, String, String)
}
