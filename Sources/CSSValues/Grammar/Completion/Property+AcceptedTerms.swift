// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Property {
  /// Returns the terms that may follow the tokens of an unfinished value.
  ///
  /// The tokens of an incomplete word at the position are not part of the range.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - value: The tokens of the value before the position.
  /// - Returns: The terms.
  package func acceptedTerms(in stream: TokenStream, _ value: Range<Int>) -> AcceptedTerms {
    AcceptedTerms(of: PropertyGrammars[self], in: stream, value)
  }
}

extension ValueGrammar {
  /// Returns the terms that may follow the tokens of an unfinished value.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - value: The tokens of the value before the position.
  /// - Returns: The terms.
  package func acceptedTerms(in stream: TokenStream, _ value: Range<Int>) -> AcceptedTerms {
    AcceptedTerms(of: program, in: stream, value)
  }
}

extension RegisteredSyntax {
  /// Returns the terms that may follow the tokens of an unfinished value of a registered custom
  /// property.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - value: The tokens of the value before the position.
  /// - Returns: The terms, or `nil` if the syntax has no grammar, because of a word with unusual
  ///   characters.
  package func acceptedTerms(in stream: TokenStream, _ value: Range<Int>) -> AcceptedTerms? {
    let text = isUniversal ? "<declaration-value>?" : description
    return (try? ValueGrammar(parsing: text))?.acceptedTerms(in: stream, value)
  }
}
