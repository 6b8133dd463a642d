// SPDX-License-Identifier: Apache-2.0

/// One step of a compiled grammar.
struct GrammarInstruction: Sendable {
  /// What the machine does; `a` and `b` are the instruction's operands.
  enum Operation: UInt8, Sendable {
    /// Takes a word whose name has the number `a`.
    case keyword
    /// Takes one of the words of the set `a`.
    case keywordSet
    /// Takes the literal `a`.
    case literal
    /// Takes a comma, or nothing where the specification lets it be left out.
    case comma
    /// Takes the comma between two elements of a list.
    case separator
    /// Takes what the terminal `a` reads.
    case terminal
    /// Enters the function whose name has the number `a`.
    case function
    /// Enters a block of the bracket `a`.
    case block
    /// Leaves a function or block, which must be at its end.
    case close
    /// Goes to the rule at `a` and comes back to the next instruction.
    case call
    /// Goes back to where the rule was called.
    case comeBack
    /// Goes on with the next instruction, later at `a`; at once at `a` where the set `b` excludes the token.
    case split
    /// Goes on at `a`.
    case jump
    /// Begins the group `a`, of which no item is matched yet.
    case beginGroup
    /// Chooses the next item of the group `a`.
    case chooseItem
    /// Ends the item `b` of the group `a`.
    case endItem
    /// Remembers the position.
    case mark
    /// Goes on when something was taken since the mark.
    case checkProgress
    /// Begins a list.
    case beginList
    /// Ends a list.
    case endList
    /// Begins a value of the type `a`, which has a reader of its own.
    case beginTyped
    /// Ends a value with a reader of its own.
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
    /// The number of the set of tokens it may begin with.
    var first: Int32
  }

  /// A bit for each item that must be there.
  var required: UInt64 = 0
  /// Whether one item at least must be there.
  var needsAny = false
  /// The number of the first item, and how many there are.
  var items = 0
  var count = 0
  /// The instruction behind the group.
  var end: Int32 = 0
}
