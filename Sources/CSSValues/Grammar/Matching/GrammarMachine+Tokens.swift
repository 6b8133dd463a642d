// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarMachine {
  mutating func consumeKeyword(_ name: Int) -> Bool {
    guard next.kind == .ident, nameNumber() == name else {
      expect(.keyword(program.name(name)))
      return false
    }
    return consumeToken(recording: .keyword)
  }

  mutating func consumeKeyword(in set: Int) -> Bool {
    guard next.kind == .ident, accepts(program.tokens(ofKeywordSet: set)) else {
      if expectations != nil { expect(program.expected(ofKeywordSet: set)) }
      return false
    }
    return consumeToken(recording: .keyword)
  }

  mutating func consumeLiteral(_ literal: Int) -> Bool {
    let text = program.literal(literal)
    guard next.kind != .endOfFile,
      stream.isText(text, at: Int(state.position))
    else {
      expect(.term("'\(text)'"))
      return false
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
    guard next.kind == .comma else {
      expect(.term("','"))
      return false
    }
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
      expect(.term("','"))
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
      expect(program.expected(ofTerminal: number))
      return false
    }
    let start = Int(state.position)
    let blocks = state.frame < 0 ? 0 : Int(trail.frames[Int(state.frame)].blocks)
    var cursor = TokenCursor(stream, start..<range.upperBound, in: state.closing, depth: blocks)
    guard skipTerminal(number, &cursor) else {
      budget.steps += max(0, cursor.position - start)
      if let inner = cursor.expectation, inner.position > start {
        expect(.term(inner.accepted), at: inner.position)
      } else {
        expect(program.expected(ofTerminal: number))
      }
      return false
    }
    budget.steps += cursor.position - start
    state.instruction += 1
    move(to: cursor.position)
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

  /// Records an accepted term.
  mutating func expect(_ expected: GrammarExpectations.Expected, at position: Int? = nil) {
    guard expectations != nil, !state.isPastEnd else { return }
    let position = position ?? Int(state.position)
    // Before the first token of an image, the message expects an image instead of listing its many
    // forms.
    let isBeginning = state.typed >= 0 && position == Int(state.typedStart)
    let type = isBeginning ? program.typedName(state.typed) : nil
    expectations?.add(expected, at: position, beginning: type)
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
