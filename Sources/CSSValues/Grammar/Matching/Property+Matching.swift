// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Property {
  /// Whether a run of tokens matches the property's grammar as a whole, or is a CSS-wide keyword.
  ///
  /// ```swift
  /// Property.width.matches(TokenStream("12px"))        // true
  /// Property.width.matches(TokenStream("12px auto"))   // false
  /// ```
  ///
  /// What the grammar cannot say, such as that two numbers must not be the same, is not asked for.
  ///
  /// - Parameters:
  ///   - stream: The text that holds the value.
  ///   - range: The tokens of the value, all of them by default.
  /// - Returns: Whether the grammar says that it is a value.
  package func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    let program = PropertyGrammars[self]
    let range = range ?? 0..<stream.count
    return program.matches(stream, in: range) || CSSWideKeyword(stream, in: range) != nil
  }
}

extension CSSValue {
  /// Reads a value as the components that the property's grammar finds in it.
  ///
  /// As much of the run is read as matches. The components come in the order of the grammar. The next token is not trivia.
  static func parseComponents(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let components = PropertyGrammars.singleComponents(of: property)
    let start = cursor.position
    if let value = components.read(&cursor) { return value }
    cursor.goBack(to: start)
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
  /// Whether a run of tokens matches as a whole.
  func matches(_ stream: TokenStream, in range: Range<Int>? = nil) -> Bool {
    var machine = GrammarMachine(self, in: stream, range ?? 0..<stream.count, for: .match)
    return machine.run()
  }

  /// The value that a run of tokens is as a whole; nil where it does not match.
  func value(_ stream: TokenStream, in range: Range<Int>? = nil) -> CSSValue? {
    var machine = GrammarMachine(self, in: stream, range ?? 0..<stream.count, for: .value)
    return machine.run() ? ComponentBuilder.value(of: machine) : nil
  }
}
