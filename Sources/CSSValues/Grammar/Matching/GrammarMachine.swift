// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Runs a compiled grammar over the tokens of a value.
///
/// The machine tries alternatives in the order of the grammar and goes back to the last choice when something does not match.
/// At first it remembers nothing but its choices, which is all that nearly every value needs. A run that takes long is begun
/// again with a memory: no state is visited twice, and a function is matched once at each place, so that no value and no
/// grammar takes exponential time. A limit of steps and of nesting ends what is still too much.
struct GrammarMachine {
  let program: GrammarProgram
  let stream: TokenStream
  let start: Int
  let end: Int
  /// Whether the events of the match are wanted.
  let recordsEvents: Bool
  /// What was accepted at the farthest place; nil where nobody asks.
  var expectations: GrammarExpectations?
  /// Whether the run remembers where it was.
  var remembers: Bool
  var memory = GrammarMemory()

  var state: State
  var choices: [Choice] = []
  var frames: [Frame] = []
  var events: [GrammarEvent] = []
  /// The kind of the next token, `.endOfFile` at the end of the block.
  var kind = TokenKind.endOfFile
  /// The number of the next token's name, or -1 where nobody asked.
  var name: Int32 = -1
  var steps = 0
  /// Whether a limit was passed.
  var isExceeded = false
  /// Whether a match may end before the value does; then the longest one counts.
  var acceptsPrefix = false
  /// The longest match that ends before the value does.
  private var prefix: (position: Int32, events: [GrammarEvent])?

  /// Where the run stands.
  struct State {
    /// The instruction.
    var instruction: Int32 = 0
    /// The next token that is no white space.
    var position: Int32
    /// What was begun and is not ended; -1 for nothing.
    var frame: Int32 = -1
    /// The first token of the block.
    var blockStart: Int32
    /// The place behind the last comma that was taken.
    var commaEnd: Int32 = -1
    /// What ends the block.
    var closing = TokenKind.endOfFile
    /// Whether a comma was left out because nothing stands behind it.
    var isPastEnd = false
    /// The type with a reader that was begun last and is not ended, and where; -1 for none.
    var typed: Int32 = -1
    var typedStart: Int32 = -1
  }

  /// Where the run goes on when what it tries does not match.
  struct Choice {
    var state: State
    var frameCount: Int32
    var eventCount: Int32
    /// The item of a group to go on with; -1 where the choice is no group's, -2 where it ends a function that failed.
    var item: Int32
  }

  /// Something that was begun: a call, a group, a block or a stretch that must not be empty.
  struct Frame: Hashable {
    var parent: Int32
    /// The instruction to come back to, or the one that entered the block.
    var instruction: Int32
    /// Where it was begun; in a group, where the last item ended; in a block, where the block around it began.
    var position: Int32
    /// How many choices there were.
    var choices: Int32 = 0
    /// The items of a group that were matched, or what ends the block around this one.
    var bits: UInt64 = 0
    /// How many frames, and how many blocks, there are below this one.
    var depth: UInt16
    var blocks: UInt16
  }

  init(
    _ program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>,
    recordsEvents: Bool, explains: Bool = false
  ) {
    self.program = program
    self.stream = stream
    self.recordsEvents = recordsEvents
    expectations = explains ? GrammarExpectations() : nil
    remembers = false
    let range = range.clamped(to: 0..<stream.count)
    start = range.lowerBound
    end = range.upperBound
    state = State(position: Int32(start), blockStart: Int32(start))
  }
}

extension GrammarMachine {
  /// Frames deeper than this are refused.
  static let maximumDepth = 4096

  /// Runs the grammar: true where it matches the whole value.
  mutating func run() -> Bool {
    begin()
    let tokens = end - start
    if !remembers {
      if let result = run(limit: 1000 + 24 * tokens) { return result }
      if isExceeded { return false }
      remembers = true
      begin()
    }
    if let result = run(limit: min(40_000 + 200 * tokens, 4_000_000)) { return result }
    isExceeded = true
    return false
  }

  private mutating func begin() {
    state = State(
      instruction: program.entry, position: Int32(start), blockStart: Int32(start))
    prefix = nil
    // Few values need more.
    choices.reserveCapacity(8)
    frames.reserveCapacity(8)
    if recordsEvents { events.reserveCapacity(16) }
    choices.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    steps = 0
    move(to: start)
    state.blockStart = state.position
  }

  /// Runs until the grammar matches or does not; nil when that takes more steps than the limit.
  private mutating func run(limit: Int) -> Bool? {
    while steps < limit {
      steps += 1
      let instruction = program.instruction(state.instruction)
      if instruction.operation == .finish, state.commaEnd != state.position {
        if kind == .endOfFile { return true }
        if acceptsPrefix { notePrefix() }
      }
      if perform(instruction) { continue }
      if isExceeded || !goBack() { return isExceeded ? nil : isPrefix() }
    }
    return nil
  }

  /// Remembers the match that ends here if it is the longest one.
  private mutating func notePrefix() {
    if let prefix, prefix.position >= state.position { return }
    if state.position > start { prefix = (state.position, events) }
  }

  /// Goes to the end of the longest match, once all was tried; false when there is none.
  private mutating func isPrefix() -> Bool {
    guard let prefix else { return false }
    events = prefix.events
    move(to: Int(prefix.position))
    return true
  }

  /// Goes to a token, or to the next one that is no white space.
  mutating func move(to position: Int) {
    var position = position
    while position < end, stream.tokens[position].kind.isTrivia { position += 1 }
    state.position = Int32(position)
    look()
  }

  /// Looks at the next token.
  mutating func look() {
    name = -1
    let position = Int(state.position)
    kind = position < end ? stream.tokens[position].kind : .endOfFile
    if kind == state.closing { kind = .endOfFile }
  }

  /// The number of the next token's name; zero where the grammar does not name it.
  mutating func nameNumber() -> UInt16 {
    if name < 0 {
      name = Int32(stream.withName(of: Int(state.position)) { program.find($0) })
    }
    return UInt16(truncatingIfNeeded: name)
  }

  /// Whether the next token is in a set; always true where every alternative is to be heard.
  mutating func accepts(_ set: Int32) -> Bool {
    if expectations != nil { return true }
    return accepts(program.tokenSet(set))
  }

  /// Whether the next token is in a set.
  mutating func accepts(_ set: GrammarTokenSet) -> Bool {
    if set.accepts(kind) { return true }
    guard kind == .ident || kind == .function else { return false }
    return program.contains(nameNumber(), in: set)
  }

  /// Goes back to the last choice; false when there is none.
  mutating func goBack() -> Bool {
    while let choice = choices.popLast() {
      state = choice.state
      if !remembers { frames.removeLast(frames.count - Int(choice.frameCount)) }
      events.removeLast(events.count - Int(choice.eventCount))
      look()
      switch choice.item {
      case -1: return true
      case -2: memory.blocks[BlockPlace(state)] = .failed
      default: if chooseItem(from: Int(choice.item)) { return true }
      }
    }
    return false
  }

  /// Remembers where to go on when what comes next does not match.
  mutating func addChoice(at instruction: Int32, item: Int32 = -1) {
    var state = state
    state.instruction = instruction
    choices.append(
      Choice(
        state: state, frameCount: Int32(frames.count), eventCount: Int32(events.count), item: item))
  }
}
