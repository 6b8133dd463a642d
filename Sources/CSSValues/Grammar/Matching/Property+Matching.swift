// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Property {
  /// Returns whether a range of tokens as a whole matches the property's grammar, or is a CSS-wide
  /// keyword.
  ///
  /// ```swift
  /// Property.width.matches(TokenStream("12px"))        // true
  /// Property.width.matches(TokenStream("12px auto"))   // false
  /// ```
  ///
  /// Constraints outside of the grammar, such as that two numbers must differ, are not checked.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: Whether the tokens match the grammar.
  package func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    let program = PropertyGrammars[self]
    let range = range ?? 0..<stream.count
    return program.matches(stream, in: range) || CSSWideKeyword(stream, in: range) != nil
  }
}

extension CSSValue {
  /// Parses a value as the components that the property's grammar matches in it.
  ///
  /// The longest matching prefix of the tokens is consumed. The components are in the order of the
  /// grammar. The next token must not be trivia.
  static func parseComponents(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let components = PropertyGrammars.singleComponents(of: property)
    let start = cursor.position
    if let value = components.parse(&cursor) { return value }
    cursor.rewind(to: start)
    guard !components.isComplete, components.acceptsNext(&cursor) else {
      return cursor.expected(property.syntax)
    }
    let program = PropertyGrammars[property]
    let range = cursor.position..<cursor.end
    var machine = GrammarMachine(program, in: cursor.stream, range, for: .longestValue)
    guard machine.run() else { return cursor.expected(property.syntax) }
    while cursor.position < machine.state.position, cursor.nextIncludingTrivia() != nil {}
    return ComponentBuilder.value(of: machine)
  }
}

extension GrammarProgram {
  /// Returns whether a range of tokens as a whole matches.
  func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    var machine = GrammarMachine(self, in: stream, range ?? 0..<stream.count, for: .match)
    return machine.run()
  }

  /// Parses a range of tokens as one value, or returns `nil` if it does not match.
  func value(_ stream: TokenStream, in range: Range<Int>? = nil) -> CSSValue? {
    var machine = GrammarMachine(self, in: stream, range ?? 0..<stream.count, for: .value)
    return machine.run() ? ComponentBuilder.value(of: machine) : nil
  }
}
