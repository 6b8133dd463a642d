// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarCompiler {
  /// Emits the instructions of a term with its multiplier.
  mutating func compile(
    _ term: ValueSyntax, _ multiplier: ValueSyntax.Multiplier
  ) throws(GrammarError) {
    switch multiplier {
    case .optional: try compileOptional(term)
    case .zeroOrMore: try compileRepetition(of: term, 0, nil)
    case .oneOrMore: try compileRepetition(of: term, 1, nil)
    case .count(let minimum, let maximum): try compileRepetition(of: term, minimum, maximum)
    case .list(let minimum, let maximum): try compileList(of: term, minimum, maximum)
    case .required:
      try emit(.mark)
      try compile(term)
      try emit(.checkProgress)
    }
  }

  private mutating func compileOptional(_ term: ValueSyntax) throws(GrammarError) {
    let split = try emit(.split, 0, b: number(of: try first(of: term)))
    try compile(term)
    program.instructions[split].a = nextInstruction
  }

  private mutating func compileRepetition(
    of term: ValueSyntax, _ minimum: Int, _ maximum: Int?
  ) throws(GrammarError) {
    for _ in 0..<minimum { try compile(term) }
    let first = try self.first(of: term)
    let number = self.number(of: first)
    guard let maximum else {
      let split = try emit(.split, 0, b: number)
      if first.isNullable { try emit(.mark) }
      try compile(term)
      if first.isNullable { try emit(.checkProgress) }
      try emit(.jump, Int32(split))
      program.instructions[split].a = nextInstruction
      return
    }
    var splits: [Int] = []
    for _ in minimum..<max(minimum, maximum) {
      splits.append(try emit(.split, 0, b: number))
      try compile(term)
    }
    for split in splits { program.instructions[split].a = nextInstruction }
  }

  private mutating func compileList(
    of term: ValueSyntax, _ minimum: Int, _ maximum: Int?
  ) throws(GrammarError) {
    try emit(.beginList)
    var splits: [Int] = []
    if minimum == 0 { splits.append(try emit(.split, 0, b: number(of: try first(of: term)))) }
    if maximum != 0 { try compile(term) }
    for _ in 1..<max(minimum, 1) {
      try emit(.separator)
      try compile(term)
    }
    let comma = number(of: .kind(.comma))
    if let maximum {
      for _ in max(minimum, 1)..<max(minimum, maximum, 1) {
        splits.append(try emit(.split, 0, b: comma))
        try emit(.separator)
        try compile(term)
      }
    } else {
      let split = try emit(.split, 0, b: comma)
      splits.append(split)
      try emit(.separator)
      try compile(term)
      try emit(.jump, Int32(split))
    }
    for split in splits { program.instructions[split].a = nextInstruction }
    try emit(.endList)
  }
}
