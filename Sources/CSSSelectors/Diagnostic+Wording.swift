// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Every sentence that CSSSelectors has for a reader.
extension Diagnostic.Kind {
  /// A selector list that does not follow the grammar.
  public static let invalidSelector = Self("invalid-selector", .error) {
    $0.found.isEmpty
      ? "expected \($0.expected), found the end of the selector"
      : "expected \($0.expected), found '\($0.found)'"
  }
  /// A pseudo-class that no specification knows.
  public static let unknownPseudoClass = Self("unknown-pseudo-class", .error) {
    unknown("pseudo-class", $0)
      + ($0.suggestion == nil ? "; a state of your own is ':state(name)'" : "")
  }
  /// A pseudo-element that no specification knows.
  public static let unknownPseudoElement = Self("unknown-pseudo-element", .error) {
    unknown("pseudo-element", $0)
  }
  /// A pseudo-class that exists and is not read.
  public static let unsupportedPseudoClass = Self("unsupported-pseudo-class", .error) {
    "the pseudo-class ':\($0.subject)()' is not supported"
  }
  /// A namespace prefix without `@namespace`.
  public static let undeclaredPrefix = Self("undeclared-namespace-prefix", .error) {
    "the namespace prefix '\($0.found)' is not declared; elements have no namespace"
  }
  /// A selector that does not say what one element is.
  public static let undescriptiveSelector = Self("undescriptive-selector", .error) {
    "this selector does not describe one element: \($0.expected)"
  }

  private static func unknown(_ what: String, _ diagnostic: Diagnostic) -> String {
    let suggestion = diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "unknown \(what) '\(diagnostic.found)'\(suggestion)"
  }
}
