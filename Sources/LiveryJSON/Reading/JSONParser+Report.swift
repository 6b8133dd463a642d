// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension JSONParser {
  /// Adds a diagnostic, unless an earlier error since the last comma or bracket was reported.
  private mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !isSilent { scanner.log.add(diagnostic()) }
    isSilent = true
  }

  /// Reports that another token was expected.
  mutating func reportExpected(_ expected: String, _ lexeme: JSONLexeme) {
    let source = scanner.source
    report(
      Diagnostic(
        .invalidJSON, range: lexeme.range, facts: [source.found(lexeme.range), .expected(expected)])
    )
  }

  /// Reports that a word is not a value, with a suggestion.
  mutating func reportWord(_ lexeme: JSONLexeme) {
    // The search for a suggestion is slower than the rest of the parser.
    if isSilent || scanner.log.isFull { return }
    let source = scanner.source
    let word = source.text(in: lexeme.range.prefix(32))
    let quoted = "\"\(word)\""
    let isQuotable =
      lexeme.range.count <= 32 && word.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
    let diagnostic = Diagnostic(
      .invalidJSON, range: lexeme.range, facts: [source.found(lexeme.range), .expected("a value")],
      suggestion: literal(meantBy: word) ?? (isQuotable ? quoted : nil))
    report(diagnostic)
  }

  /// Returns the JSON literal for a misspelling or for the literal of another language.
  private func literal(meantBy word: String) -> String? {
    let lowercased = word.lowercased()
    let literals = ["true", "false", "null"]
    if literals.contains(lowercased) { return lowercased }
    if ["nil", "none", "undefined"].contains(lowercased) { return "null" }
    return closest(to: lowercased, in: literals)
  }

  /// Reports that a name needs quotes.
  mutating func reportUnquotedName(_ lexeme: JSONLexeme) {
    let source = scanner.source
    let (start, end) = (lexeme.range.lowerBound, lexeme.range.upperBound)
    report(
      Diagnostic(
        .unquotedJSONName, range: lexeme.range, facts: [source.found(lexeme.range)],
        fixIts: [
          Diagnostic.FixIt(range: start..<start, replacement: "\"", isSafe: true),
          Diagnostic.FixIt(range: end..<end, replacement: "\"", isSafe: true),
        ]))
  }

  /// Reports a trailing comma.
  mutating func reportTrailingComma() {
    let (comma, closing) = (comma, isInObject ? "'}'" : "']'")
    report(
      Diagnostic(
        .trailingJSONComma, range: comma, facts: [.expected(closing)],
        fixIts: [Diagnostic.FixIt(range: comma, replacement: "", isSafe: true)]))
  }

  /// Reports an object or array without an end.
  mutating func reportUnclosed(_ node: JSONNode) {
    let start = Int(node.start)
    scanner.log.add(
      Diagnostic(
        .unclosedJSON, range: start..<start + 1,
        facts: [.subject(node.kind == .object ? "'{'" : "'['")]))
  }
}
