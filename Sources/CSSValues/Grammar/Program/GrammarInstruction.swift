// SPDX-License-Identifier: Apache-2.0

/// An instruction of a compiled grammar.
struct GrammarInstruction: Sendable {
  /// The operation of the machine, with the operands `a` and `b` of the instruction.
  enum Operation: UInt8, Sendable {
    /// Consumes a word whose name has the number `a`.
    case keyword
    /// Consumes a word of the set `a`.
    case keywordSet
    /// Consumes the literal `a`.
    case literal
    /// Consumes a comma, which is optional in the cases that the specification permits.
    case comma
    /// Consumes the comma between two elements of a list.
    case separator
    /// Consumes the terminal `a`.
    case terminal
    /// Enters the function whose name has the number `a`.
    case function
    /// Enters a block of the bracket `a`.
    case block
    /// Leaves a function or block, which must be at its end.
    case close
    /// Calls the rule at `a`, which returns to the next instruction.
    case call
    /// Returns from a rule to its caller.
    case returnFromRule
    /// Continues with the next instruction and later at `a`, or immediately at `a` if the set `b`
    /// excludes the token.
    case split
    /// Continues at `a`.
    case jump
    /// Begins the group `a` without matched items.
    case beginGroup
    /// Chooses the next item of the group `a`.
    case chooseItem
    /// Ends the item `b` of the group `a`.
    case endItem
    /// Records the position.
    case mark
    /// Continues if tokens were consumed since the mark.
    case checkProgress
    /// Begins a list.
    case beginList
    /// Ends a list.
    case endList
    /// Begins a value of the type `a`, which has its own parser.
    case beginTyped
    /// Ends a value with its own parser.
    case endTyped
    /// Ends the grammar: the value must be at its end.
    case finish
  }

  let operation: Operation
  var a: Int32 = 0
  var b: Int32 = 0
}

/// The items of `a && b` or `a || b`, each matched at most once and in any order.
struct GrammarGroup: Sendable {
  struct Item: Sendable {
    /// The first instruction of the item.
    var start: Int32
    /// The number of the set of tokens that may begin the item.
    var first: Int32
  }

  /// A bit for each required item.
  var required: UInt64 = 0
  /// Whether at least one item is required.
  var needsAny = false
  /// The index of the first item, and the number of items.
  var items = 0
  var count = 0
  /// The index of the instruction after the group.
  var end: Int32 = 0
}
