// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarMachine {
  mutating func consumeKeyword(_ name: Int) -> Bool {
    guard next.kind == .ident, nameNumber() == name else {
      return expect(.keyword(name))
    }
    return consumeToken(recording: .keyword)
  }

  mutating func consumeKeyword(in set: Int) -> Bool {
    guard next.kind == .ident, accepts(program.tokens(ofKeywordSet: set)) else {
      return expect(.keywordSet(set))
    }
    return consumeToken(recording: .keyword)
  }

  mutating func consumeLiteral(_ literal: Int) -> Bool {
    let text = program.literal(literal)
    guard next.kind != .endOfFile,
      stream.isText(text, at: Int(state.position))
    else {
      return expect(.literal(literal))
    }
    return consumeToken(recording: .literal)
  }

  private mutating func consumeToken(recording event: GrammarEvent.Kind) -> Bool {
    record(event)
    state.instruction += 1
    move(to: Int(state.position) + 1)
    return true
  }

  /// Consumes the comma of a list.
  mutating func consumeComma() -> Bool {
    guard next.kind == .comma else { return expect(.comma) }
    _ = consumeToken(recording: .comma)
    state.commaEnd = state.position
    return true
  }

  /// Consumes a comma, which may be omitted if no tokens precede or follow it.
  ///
  /// Defined by [CSS Values 4, section 2.1](https://drafts.csswg.org/css-values-4/#comb-comma).
  mutating func consumeOmissibleComma() -> Bool {
    if state.position == state.blockStart || state.position == state.commaEnd {
      state.instruction += 1
      return true
    }
    if next.kind == .endOfFile {
      _ = expect(.comma)
      state.isPastEnd = true
      state.instruction += 1
      return true
    }
    return consumeComma()
  }

  mutating func consumeTerminal(_ number: Int) -> Bool {
    guard expectations != nil || program.first(ofTerminal: number).accepts(next.kind) else {
      return false
    }
    guard next.kind != .ident || !accepts(program.excluded(ofTerminal: number)) else {
      return expect(.terminal(number))
    }
    if expectations != nil, collectOpenTerminal(number) { return false }
    let start = Int(state.position)
    let blocks = state.frame < 0 ? 0 : Int(trail.frames[Int(state.frame)].blocks)
    var cursor = TokenCursor(stream, start..<range.upperBound, in: state.closing, depth: blocks)
    guard skipTerminal(number, &cursor) else {
      budget.steps += max(0, cursor.position - start)
      let isListed = expectations?.collector == nil
      if isListed, let inner = cursor.expectation, inner.position > start {
        return expect(.part(inner.accepted), at: inner.position)
      }
      return expect(.terminal(number))
    }
    budget.steps += cursor.position - start
    state.instruction += 1
    move(to: cursor.position)
    if expectations != nil { collectEndOfTerminal(number) }
    return true
  }

  /// Skips a terminal and records it.
  ///
  /// A run with a memory keeps no values, because there may be many.
  private mutating func skipTerminal(_ number: Int, _ cursor: inout TokenCursor) -> Bool {
    let terminal = program.terminal(number)
    guard goal.needsEvents, memo == nil else {
      guard terminal.skip(&cursor) else { return false }
      record(.terminal, Int32(number))
      return true
    }
    guard let value = terminal.parse(&cursor) else { return false }
    record(.value, Int32(trail.values.count))
    if trail.values.isEmpty { trail.values.reserveCapacity(4) }
    trail.values.append(value)
    return true
  }

  /// Records an accepted term in place of the next token.
  ///
  /// - Returns: Whether the next token replaces the term and was consumed.
  mutating func expect(_ term: GrammarTerm, at position: Int? = nil) -> Bool {
    guard expectations != nil else { return false }
    if let collector = expectations?.collector { return collect(term, in: collector) }
    guard !state.isPastEnd else { return false }
    let position = position ?? Int(state.position)
    // Before the first token of an image, the message expects an image instead of listing its many
    // forms.
    let isBeginning = state.typed >= 0 && position == Int(state.typedStart)
    let type = isBeginning ? program.typedName(state.typed) : nil
    expectations?.add(term.expected(in: program), at: position, beginning: type)
    return false
  }
}

extension TokenStream {
  /// Returns whether the text of a token equals a string, ignoring ASCII case.
  fileprivate func isText(_ text: String, at position: Int) -> Bool {
    let bytes = utf8(in: range(of: position))
    return bytes.count == text.utf8.count
      && zip(bytes, text.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}
