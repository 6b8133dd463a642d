// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The terms that the machines of a search accept at the end of their tokens.
final class AcceptedTermCollector {
  /// A terminal whose first token opens a block that contains the end of the tokens.
  struct OpenTerminal: Hashable {
    let kind: GrammarTerminal.Kind
    let position: Int
  }

  /// The position after the tokens.
  let end: Int
  /// The positions of the tokens that open the blocks which contain the end, the outermost first.
  let openBlocks: [Int]
  /// The accepted terms.
  private(set) var terms: [AcceptedTerm] = []
  /// Whether the innermost block may end.
  var mayEnd = false
  /// The farthest position of a mismatch, or -1 without any.
  private(set) var farthest = -1
  /// The open terminals that were found since the last call of `takeOpenTerminals`.
  private var openTerminals: [OpenTerminal] = []
  /// The number of steps that the machines may still take.
  private(set) var remainingSteps: Int
  /// The number of steps that the machines took.
  private(set) var steps = 0
  /// Whether a machine took too many steps.
  private(set) var isExceeded = false
  /// The instructions outside of rules that accept a term, or lead to one that does.
  private(set) var instructions: Set<Int32> = []

  private var listed: Set<AcceptedTerm.Key> = []
  private var listedTerminals: Set<OpenTerminal> = []

  init(_ stream: TokenStream, _ range: Range<Int>) {
    end = range.upperBound
    openBlocks = stream.openBlocks(in: range)
    remainingSteps = min(200_000 + 2_000 * range.count, 4_000_000)
  }

  /// Whether the tokens match a grammar up to their end.
  var isReached: Bool { farthest >= end }

  /// Returns whether a token opens a block that contains the end of the tokens.
  func containsEnd(blockAt position: Int) -> Bool {
    let index = openBlocks.partitioningIndex { $0 >= position }
    return index < openBlocks.count && openBlocks[index] == position
  }

  /// Adds a term that is accepted at the end, unless it is listed.
  func add(_ term: AcceptedTerm) {
    if listed.insert(AcceptedTerm.Key(term)).inserted { terms.append(term) }
  }

  /// Adds an open terminal, unless it was added before.
  func add(_ terminal: OpenTerminal) {
    if listedTerminals.insert(terminal).inserted { openTerminals.append(terminal) }
  }

  /// Adds an instruction that accepts a term.
  func add(instruction: Int32) { instructions.insert(instruction) }

  /// Adds any tokens if a block is the innermost one that contains the end.
  func addAnyValue(inBlockAt position: Int) {
    guard openBlocks.last == position else { return }
    add(.anyValue)
    mayEnd = true
    recordMismatch(at: end)
  }

  /// Records the work of a machine.
  func finish(steps budget: GrammarMachine.StepBudget) {
    steps += budget.steps
    remainingSteps -= budget.steps
    isExceeded = isExceeded || budget.isExceeded || remainingSteps <= 0
  }

  /// Records the position of a mismatch.
  func recordMismatch(at position: Int) { farthest = max(farthest, position) }

  /// Returns the open terminals that were added since the last call.
  func takeOpenTerminals() -> [OpenTerminal] {
    defer { openTerminals = [] }
    return openTerminals
  }
}

extension TokenStream {
  /// Returns the positions of the tokens that open the blocks which contain the end of a range, the
  /// outermost first.
  func openBlocks(in range: Range<Int>) -> [Int] {
    var open: [Int] = []
    for position in range {
      let kind = tokens[position].kind
      if kind.isOpening {
        open.append(position)
      } else if let opening = open.last, tokens[opening].kind.closing == kind {
        open.removeLast()
      }
    }
    return open
  }
}
