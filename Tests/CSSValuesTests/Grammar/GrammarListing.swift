// SPDX-License-Identifier: Apache-2.0
@testable import CSSValues

/// A listing of a grammar's instructions in the order of first use, with texts in place of numbers.
///
/// Equal grammars have equal listings, regardless of the other contents of their programs.
struct GrammarListing {
  /// The instructions, without their addresses in the program.
  private(set) var lines: [String] = []
  private let program: GrammarProgram
  /// The numbers of the rules in the listing, by their first instruction.
  private var rules: [Int32: Int] = [:]
  private var starts: [Int32] = []

  /// Creates the listing of a grammar.
  init(_ program: GrammarProgram) {
    self.program = program
    _ = rule(at: program.entry)
    var next = 0
    while next < starts.count {
      listRule(at: starts[next])
      next += 1
    }
  }

  /// Returns the number of the rule that begins at an instruction.
  private mutating func rule(at start: Int32) -> Int {
    if let number = rules[start] { return number }
    rules[start] = starts.count
    starts.append(start)
    return starts.count - 1
  }

  private mutating func listRule(at start: Int32) {
    lines.append("rule \(rules[start] ?? -1)")
    var index = start
    while true {
      let step = program.instruction(index)
      lines.append("\(step.operation) \(operands(of: step, from: start))")
      if step.operation == .finish || step.operation == .returnFromRule { return }
      index += 1
    }
  }

  private mutating func operands(of step: GrammarInstruction, from start: Int32) -> String {
    switch step.operation {
    case .call: "\(rule(at: step.a))"
    case .keyword, .function: program.name(Int(step.a))
    case .keywordSet:
      "\(program.expected(ofKeywordSet: Int(step.a))) \(tokens(program.tokens(ofKeywordSet: Int(step.a))))"
    case .literal: program.literal(Int(step.a))
    case .terminal:
      "\(program.terminal(Int(step.a))) \(program.expected(ofTerminal: Int(step.a)))"
        + " \(tokens(program.first(ofTerminal: Int(step.a))))"
        + " \(tokens(program.excluded(ofTerminal: Int(step.a))))"
    case .split: "\(step.a - start) \(tokens(program.tokenSet(step.b)))"
    case .jump: "\(step.a - start)"
    case .beginGroup, .chooseItem: group(step.a, from: start)
    case .endItem: "\(step.b) \(group(step.a, from: start))"
    case .beginTyped: program.typedName(step.a)
    default: "\(step.a) \(step.b)"
    }
  }

  private func group(_ number: Int32, from start: Int32) -> String {
    let group = program.group(number)
    let items = (0..<group.count).map { index in
      let item = program.item(index, of: group)
      return "\(item.start - start) \(tokens(program.tokenSet(item.first)))"
    }
    return "\(group.required) \(group.needsAny) \(group.end - start) \(items)"
  }

  private func tokens(_ set: GrammarTokenSet) -> String {
    let names = program.list(set.names).map { program.name(Int($0)) }.sorted()
    return "{\(set.kinds) \(set.isNullable) \(names.joined(separator: " "))}"
  }
}
