// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A machine that matches the tokens of a value against a compiled grammar.
///
/// The machine tries alternatives in the order of the grammar and backtracks to the last choice
/// after a mismatch. At first it remembers only its choices, which suffices for nearly every value.
/// A long run starts again with a memory. Then no state is visited twice, and a function is matched
/// once at each position. So no value and no grammar takes exponential time. Limits on steps and
/// nesting end a run that is still too long.
struct GrammarMachine {
  let program: GrammarProgram
  let stream: TokenStream
  /// The tokens of the value.
  let range: Range<Int>
  /// The result that the caller asks for.
  let goal: Goal
  /// The terms that are accepted at the farthest position, or `nil` unless they are the goal.
  var expectations: GrammarExpectations?
  /// The memory of a long run.
  var memo: GrammarMemoTable?

  /// The state of the run.
  var state: State
  /// The next token.
  var next = NextToken()
  /// The record of the run so far.
  var trail = Trail()
  /// The work of the run so far.
  var budget = StepBudget()

  /// The result of a run in addition to whether the grammar matches.
  enum Goal {
    /// No other result.
    case match
    /// The events that build the value.
    case value
    /// The events that build the value of the longest match, which may end before the tokens do.
    case longestValue
    /// The terms that are accepted at the farthest position.
    case expectations
    /// All terms that are accepted after the tokens.
    case acceptedTerms
  }

  /// A position in the grammar and in the value.
  struct State {
    /// The index of the instruction.
    var instruction: Int32 = 0
    /// The position of the next token that is not trivia.
    var position: Int32
    /// The index of the innermost frame, or -1 for none.
    var frame: Int32 = -1
    /// The position of the first token of the block.
    var blockStart: Int32
    /// The position after the last consumed comma.
    var commaEnd: Int32 = -1
    /// The kind of the token that ends the block.
    var closing = TokenKind.endOfFile
    /// Whether a comma was omitted because the value ends there.
    var isPastEnd = false
    /// The number of the innermost open type with a parser, or -1 for none.
    var typed: Int32 = -1
    /// The position of the first token of that type.
    var typedStart: Int32 = -1
  }

  /// The token at the position of the state.
  struct NextToken {
    /// The kind, `.endOfFile` at the end of the block.
    var kind = TokenKind.endOfFile
    /// The number of the name, or -1 before the lookup.
    var name: Int32 = -1
  }

  /// A state from which the run continues after a later mismatch.
  struct Choice {
    var state: State
    var frameCount: Int32
    var eventCount: Int32
    /// The index of the group item to continue with.
    ///
    /// The value is -1 for a choice outside of groups, and -2 for one that ends a mismatched
    /// function.
    var item: Int32
  }

  /// A call, a group, a block or a term that must not be empty, from its beginning to its end.
  struct Frame: Hashable {
    var parent: Int32
    /// The index of the instruction to return to, or of the one that entered the block.
    var instruction: Int32
    /// The position of the beginning.
    ///
    /// In a group it is the end of the last item. In a block it is the beginning of the outer
    /// block.
    var position: Int32
    /// The number of choices before the frame.
    var choices: Int32 = 0
    /// A bit for each matched item of a group, or the kind of the token that ends the outer block.
    var bits: UInt64 = 0
    /// The number of frames below this one.
    var depth: UInt16
    /// The number of blocks below this one.
    var blocks: UInt16
  }

  /// The choices, frames and events of a run.
  struct Trail {
    var choices: [Choice] = []
    var frames: [Frame] = []
    var events: [GrammarEvent] = []
    /// The values that events refer to, including those of discarded events.
    var values: [CSSValue] = []
    /// The longest match that ends before the tokens do.
    fileprivate var prefix: (position: Int32, events: [GrammarEvent])?
  }

  /// The work of a run.
  struct StepBudget {
    /// The number of executed instructions, plus the number of tokens in terminals.
    var steps = 0
    /// Whether a limit was exceeded.
    var isExceeded = false
  }

  init(_ program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>, for goal: Goal) {
    self.program = program
    self.stream = stream
    self.range = range.clamped(to: 0..<stream.count)
    self.goal = goal
    expectations = goal == .expectations ? GrammarExpectations() : nil
    let start = Int32(self.range.lowerBound)
    state = State(position: start, blockStart: start)
  }
}

extension GrammarMachine {
  /// The maximum number of nested frames.
  static let maximumDepth = 4096

  /// Runs the grammar, and returns whether it matches the whole value.
  mutating func run() -> Bool {
    begin()
    if memo == nil {
      if let result = run(limit: 1000 + 24 * range.count) { return result }
      if budget.isExceeded { return false }
      memo = GrammarMemoTable()
      begin()
    }
    let limit = min(40_000 + 200 * range.count, 4_000_000)
    if let result = run(limit: expectations?.collector?.remainingSteps ?? limit) { return result }
    budget.isExceeded = true
    return false
  }

  private mutating func begin() {
    let start = Int32(range.lowerBound)
    state = State(instruction: program.entry, position: start, blockStart: start)
    trail = Trail()
    // Few values need more events.
    trail.choices.reserveCapacity(8)
    if goal.needsEvents { trail.events.reserveCapacity(16) }
    budget.steps = 0
    move(to: range.lowerBound)
    state.blockStart = state.position
  }

  /// Runs until the grammar matches or fails, or returns `nil` if that takes more steps than the
  /// limit.
  private mutating func run(limit: Int) -> Bool? {
    while budget.steps < limit {
      budget.steps += 1
      let instruction = program.instruction(state.instruction)
      if instruction.operation == .finish, state.commaEnd != state.position {
        if next.kind == .endOfFile, goal != .acceptedTerms { return true }
        if goal == .longestValue { recordPrefix() }
      }
      if perform(instruction) { continue }
      if budget.isExceeded { return nil }
      if !backtrack() { return restoreLongestPrefix() }
    }
    return nil
  }

  /// Records the match that ends here if it is the longest one.
  private mutating func recordPrefix() {
    if let prefix = trail.prefix, prefix.position >= state.position { return }
    if state.position > range.lowerBound { trail.prefix = (state.position, trail.events) }
  }

  /// Moves to the end of the longest match after all choices were tried, and returns whether there
  /// is one.
  private mutating func restoreLongestPrefix() -> Bool {
    guard let prefix = trail.prefix else { return false }
    trail.events = prefix.events
    move(to: Int(prefix.position))
    return true
  }

  /// Moves to a token, or to the next one that is not trivia.
  mutating func move(to position: Int) {
    var position = position
    while position < range.upperBound, stream.tokens[position].kind.isTrivia { position += 1 }
    state.position = Int32(position)
    updateNextToken()
  }

  /// Reads the next token.
  mutating func updateNextToken() {
    let position = Int(state.position)
    let kind = position < range.upperBound ? stream.tokens[position].kind : .endOfFile
    next = NextToken(kind: kind == state.closing ? .endOfFile : kind)
  }

  /// Returns the number of the next token's name, or zero if the program lacks the name.
  mutating func nameNumber() -> UInt16 {
    if next.name < 0 {
      next.name = Int32(stream.withName(of: Int(state.position)) { program.find($0) })
    }
    return UInt16(truncatingIfNeeded: next.name)
  }

  /// Returns whether the next token is in a set.
  ///
  /// Always `true` if the run lists the accepted terms at the position.
  mutating func accepts(_ set: Int32) -> Bool {
    if expectations != nil, triesAllAlternatives { return true }
    return accepts(program.tokenSet(set))
  }

  /// Returns whether the next token is in a set.
  mutating func accepts(_ set: GrammarTokenSet) -> Bool {
    if set.accepts(next.kind) { return true }
    guard next.kind == .ident || next.kind == .function else { return false }
    return program.contains(nameNumber(), in: set)
  }

  /// Backtracks to the last choice, and returns `false` if there is none.
  mutating func backtrack() -> Bool {
    if expectations != nil { expectations?.collector?.recordMismatch(at: Int(state.position)) }
    while let choice = trail.choices.popLast() {
      state = choice.state
      if memo == nil { trail.frames.removeLast(trail.frames.count - Int(choice.frameCount)) }
      trail.events.removeLast(trail.events.count - Int(choice.eventCount))
      updateNextToken()
      switch choice.item {
      case -1: return true
      case -2: memo?.blocks[BlockEntry(state)] = .failed
      default: if chooseItem(from: Int(choice.item)) { return true }
      }
    }
    return false
  }

  /// Adds a choice from which the run continues after a mismatch.
  mutating func addChoice(at instruction: Int32, item: Int32 = -1) {
    var state = state
    state.instruction = instruction
    trail.choices.append(
      Choice(
        state: state, frameCount: Int32(trail.frames.count),
        eventCount: Int32(trail.events.count), item: item))
  }
}

extension GrammarMachine.Goal {
  /// Whether a run with the goal records events.
  @inline(__always)
  var needsEvents: Bool { self == .value || self == .longestValue }
}
