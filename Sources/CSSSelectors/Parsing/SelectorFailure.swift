// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Why a selector list is invalid, before anybody makes a sentence of it.
struct SelectorFailure {
  /// What is wrong.
  let reason: Reason
  /// The tokens that are to blame.
  let tokens: Range<Int>
  /// What is accepted there, or a remark.
  let accepted: StaticString

  /// What is wrong with a list.
  enum Reason {
    /// Something else is accepted.
    case unexpected
    /// No such pseudo-class.
    case unknownPseudoClass
    /// No such pseudo-element.
    case unknownPseudoElement
    /// A pseudo-class that exists and is not read.
    case unsupportedPseudoClass
    /// A prefix without `@namespace`.
    case undeclaredPrefix
    /// A valid selector that says nothing about one element.
    case undescriptive
  }
}
