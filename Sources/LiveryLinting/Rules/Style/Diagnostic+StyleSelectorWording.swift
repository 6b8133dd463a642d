// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of how selectors are written.
extension Diagnostic.Kind {
  /// A name with other letters or other joints than the rest.
  public static let kebabCaseNames = Self("kebab-case-names", .warning) {
    "the name '\($0.found)' is not in small letters with single hyphens between words"
  }
  /// A selector that few others override.
  public static let maxSpecificity = Self("max-specificity", .warning) {
    "the specificity of '\($0.subject)' is \($0.found), more than \($0.expected)"
  }
  /// A selector of one element by its id.
  public static let idSelector = Self("id-selector", .warning) {
    "'\($0.found)' is a selector by id, which no number of classes overrides"
  }
  /// A selector of all elements.
  public static let universalSelector = Self("universal-selector", .warning) { _ in
    "'*' matches all elements, those that come later too"
  }
  /// A type beside a class or id that says as much.
  public static let overqualified = Self("overqualified", .warning) {
    "'\($0.found)' ties the class or id behind it to one type of element"
  }
  /// A newline where a comma may be meant.
  public static let selectorNewline = Self("selector-newline", .warning) { _ in
    "this newline means 'inside of'; a comma may be missing before it"
  }
}
