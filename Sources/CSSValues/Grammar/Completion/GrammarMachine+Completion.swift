// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Runs that find the terms at the end of the tokens.
///
/// Such a run tries all alternatives, so that it fails in the end.
extension GrammarMachine {
  /// Creates a machine that adds the accepted terms at the end of the tokens to a collector.
  init(
    _ program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>,
    collectingIn collector: AcceptedTermCollector
  ) {
    self.init(program, in: stream, range, for: .acceptedTerms)
    expectations = GrammarExpectations(collector: collector)
    memo = GrammarMemoTable()
  }

  /// Whether the position is the end of the tokens.
  private var isAtEnd: Bool { Int(state.position) >= range.upperBound }

  /// Whether the position is in a block whose end is not among the tokens.
  var isInOpenBlock: Bool { isAtEnd && expectations?.collector != nil }

  /// Whether all alternatives are tried regardless of the next token.
  var triesAllAlternatives: Bool {
    expectations != nil
      && (expectations?.collector == nil || isAtEnd || stream.substitutes(at: state.position))
  }

  /// Adds a term to a collector at the end of the tokens.
  ///
  /// Before the end, a function such as `var()` counts as the term.
  ///
  /// - Returns: Whether such a function was consumed.
  mutating func collect(_ term: GrammarTerm, in collector: AcceptedTermCollector) -> Bool {
    guard isAtEnd else { return skipSubstitution(for: term) }
    if case .end = term {
      collector.mayEnd = true
    } else if !state.isPastEnd {
      add(term, to: collector)
    }
    if !state.isPastEnd { collector.add(instruction: outermostInstruction) }
    return false
  }

  private func add(_ term: GrammarTerm, to collector: AcceptedTermCollector) {
    let types = self.types
    switch term {
    case .keyword(let number):
      collector.add(AcceptedTerm(.keyword(program.name(number)), types: types))
    case .keywordSet(let number):
      let (names, type) = program.keywords(ofSet: number)
      let types = (type.map { [$0] } ?? []) + types
      for name in names { collector.add(AcceptedTerm(.keyword(name), types: types)) }
    case .literal(let number):
      collector.add(AcceptedTerm(.delimiter(program.literal(number)), types: types))
    case .comma: collector.add(AcceptedTerm(.delimiter(","), types: types))
    case .function(let number):
      collector.add(AcceptedTerm(.function(program.name(number)), types: types))
    case .block(let opening):
      collector.add(AcceptedTerm(.delimiter(opening.openingText), types: types))
    case .terminal(let number):
      let type = AcceptedType(
        program.terminal(number), named: program.name(ofTerminal: number),
        needsConversion: types.contains(MathFunction.conversionReference))
      collector.add(AcceptedTerm(.type(type), types: types))
    case .part, .end: break
    }
  }

  /// Adds a terminal whose first token opens a block with the end of the tokens, and returns whether
  /// it does.
  func collectOpenTerminal(_ number: Int) -> Bool {
    guard let collector = expectations?.collector, next.kind.isOpening,
      collector.containsEnd(blockAt: Int(state.position))
    else { return false }
    let kind = program.terminal(number)
    if case .anyValue = kind { return false }
    guard beginsFunction(of: kind) else { return true }
    // The rules of calculations contain the functions of their numbers.
    if case .numeric = kind, types.contains(MathFunction.calculationReference) { return true }
    collector.add(.init(kind: kind, position: Int(state.position)))
    collector.add(instruction: outermostInstruction)
    return true
  }

  /// Adds a terminal of any tokens that extends to the end of the tokens.
  func collectEndOfTerminal(_ number: Int) {
    guard let collector = expectations?.collector, isAtEnd,
      case .anyValue = program.terminal(number)
    else { return }
    add(.terminal(number), to: collector)
    collector.add(instruction: outermostInstruction)
  }
}

extension GrammarMachine {
  /// The references of the open rules in the innermost block, the innermost first, without
  /// functions.
  private var types: [String] {
    var types: [String] = []
    forEachCall { call in
      let reference = program.reference(ofRuleAt: program.instruction(call).a)
      if let reference, !reference.hasSuffix("()>") { types.append(reference) }
    }
    return types
  }

  /// The instruction outside of rules that led to the current one.
  private var outermostInstruction: Int32 {
    var instruction = state.instruction
    forEachCall(acrossBlocks: true) { instruction = $0 }
    return instruction
  }

  /// Calls `body` with the instructions that called the open rules, the innermost first.
  ///
  /// Across blocks, it also calls `body` with the instructions that opened them.
  private func forEachCall(acrossBlocks: Bool = false, _ body: (Int32) -> Void) {
    var index = state.frame
    while index >= 0 {
      let frame = trail.frames[Int(index)]
      let outerBlocks = frame.parent < 0 ? 0 : trail.frames[Int(frame.parent)].blocks
      if frame.blocks > outerBlocks {
        guard acrossBlocks else { return }
        body(frame.instruction)
      } else if frame.instruction > 0 {
        body(frame.instruction - 1)
      }
      index = frame.parent
    }
  }
}

extension TokenKind {
  /// The text of a token that opens a block.
  fileprivate var openingText: String {
    switch self {
    case .leftBracket: "["
    case .leftBrace: "{"
    default: "("
    }
  }
}
