// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of LiveryLayout's diagnostics.
extension Diagnostic.Kind {
  /// An unknown tag; the content of the element stays.
  package static let unknownTag = Self("unknown-tag", .warning) {
    "unknown tag '\($0.subject)'\($0.didYouMean)"
  }
  /// A script or style sheet element, which is removed with its content.
  package static let removedElement = Self("removed-element", .warning) {
    "'\($0.subject)' is left out with its content"
  }
  /// An attribute that contains code, which is removed.
  package static let removedAttribute = Self("removed-attribute", .warning) {
    "'\($0.subject)' is left out; markup does not run code"
  }
  /// An attribute name that contains a quote or starts with an equals sign.
  package static let invalidAttribute = Self("invalid-attribute", .warning) {
    "'\($0.found)' is not an attribute name"
  }
  /// An attribute that the tag already has.
  package static let repeatedAttribute = Self("repeated-attribute", .warning) {
    "duplicate attribute '\($0.subject)'; the first one applies"
  }
  /// A quoted value without a closing quote.
  package static let unterminatedValue = Self("unterminated-value", .error) {
    "the value of '\($0.subject)' has no closing quote"
  }
  /// A tag without its `>`.
  package static let unterminatedTag = Self("unterminated-tag", .error) { _ in
    "this tag has no '>' and is read as text"
  }
  /// A comment or similar construct without its end.
  package static let unterminatedComment = Self("unterminated-comment", .error) {
    "this \($0.subject) has no '\($0.expected)' and is read as text"
  }
  /// An element without its end tag.
  package static let unclosedElement = Self("unclosed-element", .error) {
    "this '\($0.subject)' is never closed"
  }
  /// An omitted end tag, where HTML permits that.
  package static let omittedEndTag = Self("omitted-end-tag", .note) {
    "the end tag of this '\($0.subject)' is left out"
  }
  /// An end tag without an open element.
  package static let strayEndTag = Self("stray-end-tag", .error) {
    "this end tag of '\($0.subject)' has no start tag"
  }
  /// An end tag before the end tag of an inner element.
  package static let misnestedTag = Self("misnested-tag", .error) {
    "this ends '\($0.subject)' before '\($0.found)', which it contains"
  }
  /// A link inside a link, or a button inside a button.
  package static let nestedElement = Self("nested-element", .error) {
    "'\($0.subject)' cannot be nested in another one, which ends here"
  }
  /// An unknown name of a character reference.
  package static let unknownReference = Self("unknown-reference", .warning) {
    "unknown character reference '\($0.subject)'\($0.didYouMean)"
  }
  /// A character reference without its semicolon.
  package static let unendedReference = Self("unended-reference", .warning) {
    "'\($0.found)' has no ';'"
  }
  /// A character reference to an invalid code point, or an invalid character.
  package static let invalidCharacter = Self("invalid-character", .warning) {
    "\($0.subject) is not a character and is read as \($0.expected)"
  }
  /// Elements nested deeper than the limit.
  package static let markupTooDeep = Self("markup-too-deep", .error) {
    "elements nested more than \($0.limit) deep are left out; their content is kept"
  }
  /// More elements than the limit.
  package static let tooManyNodes = Self("too-many-nodes", .error) {
    "after \($0.limit) elements and texts, the rest is read as text"
  }
}
