// SPDX-License-Identifier: Apache-2.0

/// The diagnostics of the parser, without their messages.
extension RuleParser {
  mutating func reportUnmatchedBrace() {
    log.add(Diagnostic(.unmatchedBrace, range: stream.range(of: position)))
  }

  mutating func reportUnclosed(at opening: Int) {
    log.add(
      Diagnostic(
        .unclosedBlock, range: stream.range(of: opening),
        facts: [stream.found(opening..<opening + 1)]))
  }

  mutating func reportTooDeep(at first: Int) {
    log.add(
      Diagnostic(
        .nestingTooDeep, range: stream.range(of: first), facts: [.limit(Self.maximumDepth)]))
  }

  mutating func reportBadToken(at index: Int) {
    guard index >= reportedEnd else { return }
    reportedEnd = index + 1
    let kind: Diagnostic.Kind = tokens[index].kind == .badURL ? .badURL : .badString
    log.add(Diagnostic(kind, range: stream.range(of: index)))
  }

  /// Reports the syntax that is missing in a part of the style sheet that became a raw node.
  mutating func reportRejected(
    from first: Int, mayBeDeclaration: Bool, expected: String = "a declaration or a rule"
  ) {
    // An unmatched brace was reported before.
    if log.isFull || !mayBeDeclaration && tokens[first].kind == .rightBrace { return }
    var last = position - 1
    while last > first, tokens[last].kind.isTrivia || tokens[last].kind == .semicolon { last -= 1 }
    let range = stream.byteRange(of: first..<last + 1)
    var second = first + 1
    while second < last, tokens[second].kind.isTrivia { second += 1 }
    if !mayBeDeclaration {
      log.add(Diagnostic(.missingBlock, range: range, facts: [stream.found(first..<last + 1)]))
    } else if tokens[first].kind == .ident, second <= last, tokens[second].kind != .colon {
      log.add(
        Diagnostic(
          .missingColon, range: stream.range(of: first),
          facts: [.subject(stream.value(of: first))]))
    } else {
      log.add(
        Diagnostic(
          .invalidDeclaration, range: range,
          facts: [.expected(expected), stream.found(first..<last + 1)]))
    }
  }

  /// Reports that the input of an entry point is empty.
  mutating func reportEmpty(expected: String) {
    log.add(Diagnostic(.emptyInput, range: 0..<stream.byteCount, facts: [.expected(expected)]))
  }

  /// Reports that tokens from `first` on remain after the input of an entry point.
  mutating func reportExtra(from first: Int, after subject: String) {
    log.add(
      Diagnostic(
        .extraInput, range: stream.byteRange(of: first..<stream.count),
        facts: [.subject(subject), stream.found(first..<stream.count)]))
  }

  /// An unterminated string, url or comment can only be the last token.
  mutating func reportUnterminatedToken() {
    guard stream.count > 0 else { return }
    let last = stream.count - 1
    guard tokens[last].flags.contains(.unterminated) else { return }
    let subject =
      switch tokens[last].kind {
      case .comment: "comment"
      case .string: "string"
      default: "url"
      }
    let start = stream.range(of: last).lowerBound
    log.add(Diagnostic(.unterminated, range: start..<start + 1, facts: [.subject(subject)]))
  }
}
