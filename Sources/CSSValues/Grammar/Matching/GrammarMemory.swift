// SPDX-License-Identifier: Apache-2.0

/// What a run that takes long remembers, so that it does nothing twice.
struct GrammarMemory {
  /// What came of a function or block that was entered at a place.
  enum Outcome {
    case failed
    /// It matched; the number of its record.
    case matched(Int32)
  }

  /// A function or block that matched.
  struct Record {
    /// The instruction behind it.
    let next: Int32
    /// The token behind it.
    let end: Int
    let events: [GrammarEvent]
  }

  var visited: Set<VisitedState> = []
  var frames: [GrammarMachine.Frame: Int32] = [:]
  var blocks: [BlockPlace: Outcome] = [:]
  private(set) var records: [Record] = []

  /// Adds the record of a block that matched, and returns its number.
  mutating func record(_ block: BlockPlace, _ record: Record) -> Int32 {
    records.append(record)
    let number = Int32(records.count - 1)
    blocks[block] = .matched(number)
    return number
  }
}

/// All that decides what a run does next.
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

/// The instruction that enters a function or block, and the token that opens it.
struct BlockPlace: Hashable {
  let instruction: Int32
  let position: Int32

  init(_ state: GrammarMachine.State) {
    instruction = state.instruction
    position = state.position
  }
}
