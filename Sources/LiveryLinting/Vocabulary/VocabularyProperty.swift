// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
public import CSSValues

/// A property of a program besides those of CSS and Livery.
public struct VocabularyProperty: Sendable, Hashable {
  /// The grammar of the property's values, or `nil` if it accepts any value.
  public var grammar: ValueGrammar?
  /// Whether the property is inherited.
  public var isInherited: Bool
  /// A sentence that describes the property, or an empty string.
  public var help: String

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - grammar: The grammar of the property's values, or `nil` to accept any value.
  ///   - isInherited: Whether the property is inherited.
  ///   - help: A sentence that describes the property.
  public init(grammar: ValueGrammar? = nil, isInherited: Bool = false, help: String = "") {
    self.grammar = grammar
    self.isInherited = isInherited
    self.help = help
  }

  /// Returns whether tokens are a valid value of the property, which CSS-wide keywords always are.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The indices of the value's tokens.
  /// - Returns: Whether the value is a CSS-wide keyword or matches the grammar.
  package func accepts(_ stream: TokenStream, in range: Range<Int>) -> Bool {
    guard let grammar else { return true }
    return CSSWideKeyword(stream, in: range) != nil || grammar.matches(stream, in: range)
  }

  /// Returns a diagnostic with the position at which a value stops matching the grammar.
  ///
  /// The diagnostic names the text found there and what the grammar accepts.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - stream: The token stream that contains the value.
  ///   - range: The indices of the value's tokens.
  /// - Returns: The diagnostic, or `nil` if the value is valid.
  package func diagnostic(
    of name: String, for stream: TokenStream, in range: Range<Int>
  ) -> Diagnostic? {
    grammar?.diagnostic(of: name, for: stream, in: range)
  }
}
