// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
public import CSSValues

/// A property that a program has besides those of CSS and Livery.
public struct VocabularyProperty: Sendable, Hashable {
  /// The grammar of its values; nil where any value is one.
  public var grammar: ValueGrammar?
  /// Whether an element has its parent's value where nothing is declared.
  public var isInherited: Bool
  /// What it is for, in a sentence; empty where nobody says.
  public var help: String

  /// A property.
  ///
  /// - Parameters:
  ///   - grammar: The grammar of its values; by default any value is one.
  ///   - isInherited: Whether an element has its parent's value where nothing is declared.
  ///   - help: What it is for, in a sentence.
  public init(grammar: ValueGrammar? = nil, isInherited: Bool = false, help: String = "") {
    self.grammar = grammar
    self.isInherited = isInherited
    self.help = help
  }

  /// Whether a run of tokens is a value of the property; a CSS-wide keyword always is.
  ///
  /// - Parameters:
  ///   - stream: The text that holds the value.
  ///   - range: The tokens of the value.
  /// - Returns: Whether the grammar says that it is a value.
  package func accepts(_ stream: TokenStream, in range: Range<Int>) -> Bool {
    guard let grammar else { return true }
    return CSSWideKeyword(stream, in: range) != nil || grammar.matches(stream, in: range)
  }

  /// Says where a value stops matching the grammar, what was found there and what is accepted.
  ///
  /// - Parameters:
  ///   - name: What the property is called.
  ///   - stream: The text that holds the value.
  ///   - range: The tokens of the value.
  /// - Returns: Nil for what is a value.
  package func diagnostic(
    of name: String, for stream: TokenStream, in range: Range<Int>
  ) -> Diagnostic? {
    grammar?.diagnostic(of: name, for: stream, in: range)
  }
}
