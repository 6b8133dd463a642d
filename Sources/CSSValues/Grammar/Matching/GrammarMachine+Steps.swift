// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarMachine {
  /// Executes an instruction, and returns `false` if the value does not match it.
  mutating func perform(_ instruction: GrammarInstruction) -> Bool {
    switch instruction.operation {
    case .keyword: return consumeKeyword(Int(instruction.a))
    case .keywordSet: return consumeKeyword(in: Int(instruction.a))
    case .literal: return consumeLiteral(Int(instruction.a))
    case .comma: return consumeOmissibleComma()
    case .separator: return consumeComma()
    case .terminal: return consumeTerminal(Int(instruction.a))
    case .function: return enterFunction(instruction.a)
    case .block: return enterBlock(instruction.a)
    case .close: return leaveBlock()
    case .split: return split(to: instruction.a, first: instruction.b)
    case .jump:
      state.instruction = instruction.a
      return true
    case .finish: return expectEnd()
    default: return performInner(instruction)
    }
  }

  private mutating func performInner(_ instruction: GrammarInstruction) -> Bool {
    switch instruction.operation {
    case .call:
      guard isFirstVisit() else { return false }
      state.instruction += 1
      guard pushFrame(returningTo: state.instruction) else { return false }
      state.instruction = instruction.a
    case .returnFromRule:
      let frame = trail.frames[Int(state.frame)]
      state.instruction = frame.instruction
      state.frame = frame.parent
    case .mark:
      guard pushFrame(returningTo: 0) else { return false }
      state.instruction += 1
    case .checkProgress:
      let frame = trail.frames[Int(state.frame)]
      guard frame.position != state.position else { return false }
      state.frame = frame.parent
      state.instruction += 1
    case .beginGroup:
      guard pushFrame(returningTo: 0) else { return false }
      record(.beginGroup, instruction.a)
      state.instruction += 1
    case .chooseItem: return isFirstVisit() && chooseItem(from: 0)
    case .endItem: return endItem(instruction)
    case .beginList: return advance(recording: .beginList)
    case .endList: return advance(recording: .endList)
    case .beginTyped:
      if state.typedStart != state.position {
        state.typed = instruction.a
        state.typedStart = state.position
      }
      return advance(recording: .beginTyped, instruction.a)
    case .endTyped:
      state.typed = -1
      return advance(recording: .endTyped)
    default: return false
    }
    return true
  }

  private mutating func advance(recording kind: GrammarEvent.Kind, _ index: Int32 = 0) -> Bool {
    record(kind, index)
    state.instruction += 1
    return true
  }

  /// Adds an event if the goal needs events.
  mutating func record(_ kind: GrammarEvent.Kind, _ index: Int32 = 0) {
    if goal.needsEvents {
      trail.events.append(GrammarEvent(kind: kind, index: index, position: state.position))
    }
  }

  /// Pushes a frame, and returns `false` if the nesting is too deep.
  mutating func pushFrame(
    returningTo instruction: Int32, blocks: UInt16 = 0, bits: UInt64 = 0, position: Int32? = nil
  ) -> Bool {
    let parent = state.frame < 0 ? nil : trail.frames[Int(state.frame)]
    let depth = (parent?.depth ?? 0) + 1
    let nesting = (parent?.blocks ?? 0) + blocks
    guard depth < Self.maximumDepth, nesting <= TokenCursor.maximumDepth else {
      budget.isExceeded = true
      return false
    }
    append(
      Frame(
        parent: state.frame, instruction: instruction, position: position ?? state.position,
        choices: blocks > 0 ? Int32(trail.choices.count) : 0, bits: bits, depth: depth,
        blocks: nesting))
    return true
  }

  /// Pushes a frame.
  ///
  /// A run with a memory stores equal frames once.
  mutating func append(_ frame: Frame) {
    if let known = memo?.frames[frame] {
      state.frame = known
      return
    }
    // Few values need more frames.
    if trail.frames.isEmpty { trail.frames.reserveCapacity(8) }
    trail.frames.append(frame)
    state.frame = Int32(trail.frames.count - 1)
    memo?.frames[frame] = state.frame
  }

  /// Returns whether the run reaches this state for the first time.
  ///
  /// Always `true` without a memory.
  mutating func isFirstVisit() -> Bool {
    memo?.visited.insert(VisitedState(state)).inserted ?? true
  }

  private mutating func split(to other: Int32, first: Int32) -> Bool {
    guard isFirstVisit() else { return false }
    guard accepts(first) else {
      state.instruction = other
      return true
    }
    addChoice(at: other)
    state.instruction += 1
    return true
  }

  /// Chooses an unmatched item of the group, or ends the group.
  mutating func chooseItem(from index: Int) -> Bool {
    let group = program.group(program.instruction(state.instruction).a)
    let matched = trail.frames[Int(state.frame)].bits
    var index = index
    while index < group.count {
      defer { index += 1 }
      let item = program.item(index, of: group)
      guard matched & 1 << UInt64(index) == 0, accepts(item.first) else { continue }
      addChoice(at: state.instruction, item: Int32(index + 1))
      state.instruction = item.start
      return true
    }
    guard matched & group.required == group.required, !group.needsAny || matched != 0 else {
      return false
    }
    state.instruction = group.end
    state.frame = trail.frames[Int(state.frame)].parent
    record(.endGroup)
    return true
  }

  private mutating func endItem(_ instruction: GrammarInstruction) -> Bool {
    var frame = trail.frames[Int(state.frame)]
    guard frame.position != state.position else { return false }
    record(.endItem, instruction.b)
    frame.bits |= 1 << UInt64(instruction.b)
    frame.position = state.position
    append(frame)
    // The choice is the instruction before the first item.
    state.instruction = program.item(0, of: program.group(instruction.a)).start - 1
    return true
  }
}
