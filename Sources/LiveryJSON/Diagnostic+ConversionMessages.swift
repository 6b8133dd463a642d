// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The diagnostics of omitted or changed parts in conversions.
extension Diagnostic.Kind {
  /// A part of a style sheet without a JSON form.
  package static let lostInJSON = Self("lost-in-json", .warning) {
    "'\($0.found)' has no form in JSON and is left out"
  }
  /// A comment that JSON cannot keep.
  package static let commentLostInJSON = Self("comment-lost-in-json", .warning) {
    "the comment '\($0.found)' is inside a declaration and is left out"
  }
  /// A custom property of a rule's value, used by CSS without a JSON form.
  package static let referenceKeptAsCSS = Self("reference-kept-as-css", .warning) {
    "'\($0.subject)' does not become a reference to '\($0.found)' and is kept as CSS: \($0.expected)"
  }
  /// A member of a JSON style sheet whose form changes in a round trip through CSS.
  package static let formLostInCSS = Self("form-lost-in-css", .warning) {
    "'\($0.subject)' changes in the conversion back from CSS; it becomes \($0.expected)"
  }
  /// A comment of a JSON style sheet that CSS cannot keep.
  package static let commentLostInCSS = Self("comment-lost-in-css", .warning) {
    "the comment '\($0.found)' is inside a value and is left out"
  }
}
