// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics of tree files.
extension Diagnostic.Kind {
  /// A tree file whose value is not an object.
  package static let invalidTree = Self("invalid-tree", .error) {
    "a tree is one object, that of its root; found \($0.found)"
  }
  /// A member of an element with a value of the wrong type.
  package static let invalidTreeValue = Self("invalid-tree-value", .error) {
    "'\($0.subject)' takes \($0.expected), found \($0.found)"
  }
  /// An invalid width or height.
  package static let invalidTreeLength = Self("invalid-tree-length", .error) {
    "'\($0.subject)' takes a finite number of 0 or more, found '\($0.found)'"
  }
  /// An element without a type.
  package static let missingType = Self("missing-type", .error) { _ in
    "an element needs a 'type', which this one lacks"
  }
  /// An unknown member of an element.
  package static let unknownTreeKey = Self("unknown-tree-key", .warning) {
    "unknown key '\($0.found)'\($0.didYouMean)"
  }
  /// A name that begins with its sign from selectors.
  package static let signedName = Self("signed-tree-name", .warning) {
    "a name in '\($0.subject)' is written without '\($0.expected)', found \($0.found)"
  }
}
