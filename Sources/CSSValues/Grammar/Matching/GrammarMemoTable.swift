// SPDX-License-Identifier: Apache-2.0

/// The memory of a long run, which avoids repeated work.
struct GrammarMemoTable {
  /// The outcome of a function or block that was entered at a position.
  enum Outcome {
    case failed
    /// The block matched.
    ///
    /// The associated value is the number of its record.
    case matched(Int32)
  }

  /// A matched function or block.
  struct Record {
    /// The index of the instruction after the block.
    let next: Int32
    /// The position of the token after the block.
    let end: Int
    let events: [GrammarEvent]
  }

  var visited: Set<VisitedState> = []
  var frames: [GrammarMachine.Frame: Int32] = [:]
  var blocks: [BlockEntry: Outcome] = [:]
  private(set) var records: [Record] = []

  /// Adds the record of a matched block, and returns its number.
  mutating func record(_ block: BlockEntry, _ record: Record) -> Int32 {
    records.append(record)
    let number = Int32(records.count - 1)
    blocks[block] = .matched(number)
    return number
  }
}

/// The part of a state that determines the rest of a run.
struct VisitedState: Hashable {
  let instruction: Int32
  let position: Int32
  let frame: Int32
  let commaEnd: Int32
  let isPastEnd: Bool

  init(_ state: GrammarMachine.State) {
    instruction = state.instruction
    position = state.position
    frame = state.frame
    commaEnd = state.commaEnd == state.position ? state.position : -1
    isPastEnd = state.isPastEnd
  }
}

/// The instruction that enters a function or block, and the position of the token that opens it.
struct BlockEntry: Hashable {
  let instruction: Int32
  let position: Int32

  init(_ state: GrammarMachine.State) {
    instruction = state.instruction
    position = state.position
  }
}
