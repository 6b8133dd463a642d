// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What a conversion leaves out.
extension Diagnostic.Kind {
  /// A part of a sheet that JSON has no form for.
  package static let lostInJSON = Self("lost-in-json", .warning) {
    "'\($0.found)' has no form in JSON and is left out"
  }
  /// A comment that JSON has no place for.
  package static let commentLostInJSON = Self("comment-lost-in-json", .warning) {
    "the comment '\($0.found)' stands within a declaration and is left out"
  }
  /// A custom property that holds the value of a rule, and is read by CSS that has no other form in JSON.
  package static let referenceKeptAsCSS = Self("reference-kept-as-css", .warning) {
    "'\($0.subject)' does not become a reference to '\($0.found)' and is kept as CSS: \($0.expected)"
  }
  /// A member of a style sheet in JSON that has another form when the CSS is made JSON again.
  package static let formLostInCSS = Self("form-lost-in-css", .warning) {
    "'\($0.subject)' does not come back from CSS as it is; it becomes \($0.expected)"
  }
  /// A comment of a style sheet in JSON that CSS has no place for.
  package static let commentLostInCSS = Self("comment-lost-in-css", .warning) {
    "the comment '\($0.found)' stands within a value and is left out"
  }
}
