// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarMachine {
  mutating func enterFunction(_ name: Int32) -> Bool {
    guard next.kind == .function, nameNumber() == name else {
      return expect(.function(Int(name)))
    }
    return enter(closing: .rightParenthesis)
  }

  mutating func enterBlock(_ bracket: Int32) -> Bool {
    guard next.kind.rawValue == UInt8(truncatingIfNeeded: bracket), let closing = next.kind.closing
    else {
      let opening = TokenKind(rawValue: UInt8(truncatingIfNeeded: bracket))
      return expect(.block(opening ?? .leftParenthesis))
    }
    return enter(closing: closing)
  }

  /// Enters the block that the next token opens.
  private mutating func enter(closing: TokenKind) -> Bool {
    if let memo {
      switch memo.blocks[BlockEntry(state)] {
      case .failed: return false
      case .matched(let record): return skipMatchedBlock(record)
      case nil: addChoice(at: state.instruction, item: -2)
      }
    }
    guard
      pushFrame(
        returningTo: state.instruction, blocks: 1, bits: UInt64(state.closing.rawValue),
        position: state.blockStart)
    else { return false }
    record(.open)
    state.instruction += 1
    state.closing = closing
    move(to: Int(state.position) + 1)
    state.blockStart = state.position
    return true
  }

  /// Skips a function that was matched before.
  private mutating func skipMatchedBlock(_ record: Int32) -> Bool {
    guard let block = memo?.records[Int(record)] else { return false }
    self.record(.recorded, record)
    state.instruction = block.next
    move(to: block.end)
    return true
  }

  /// Leaves the block, which must be at its end, and discards the choices in it, since none of them
  /// leads elsewhere.
  mutating func leaveBlock() -> Bool {
    let isInside = expectations != nil && isInOpenBlock
    guard next.kind == .endOfFile, !isInside, state.commaEnd != state.position else {
      return state.commaEnd != state.position && expect(.end(of: state.closing))
    }
    let frame = trail.frames[Int(state.frame)]
    let opened = memo == nil ? Int(frame.choices) : Int(frame.choices) - 1
    let opening = memo == nil ? nil : trail.choices[opened]
    trail.choices.removeLast(trail.choices.count - opened)
    record(.close)
    state.frame = frame.parent
    state.blockStart = frame.position
    state.closing = TokenKind(rawValue: UInt8(truncatingIfNeeded: frame.bits)) ?? .endOfFile
    state.isPastEnd = false
    state.instruction += 1
    move(to: min(Int(state.position) + 1, range.upperBound))
    if let opening { recordBlock(BlockEntry(opening.state), since: Int(opening.eventCount)) }
    return true
  }

  /// Records a matched block and replaces its events with a single one, so that an outer block
  /// copies one event.
  private mutating func recordBlock(_ block: BlockEntry, since firstEvent: Int) {
    let record = memo?.record(
      block,
      .init(
        next: state.instruction, end: Int(state.position),
        events: Array(trail.events[firstEvent...])))
    trail.events.removeLast(trail.events.count - firstEvent)
    if let record, goal.needsEvents {
      trail.events.append(
        GrammarEvent(kind: .recorded, index: record, position: block.position))
    }
  }

  /// Records that the value should have ended.
  mutating func expectEnd() -> Bool {
    state.commaEnd != state.position && expect(.end(of: .endOfFile))
  }
}
