// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarCompiler {
  /// Emits the instructions of a term with its multiplier.
  mutating func compile(
    _ term: ValueSyntax, _ multiplier: ValueSyntax.Multiplier
  ) throws(GrammarError) {
    switch multiplier {
    case .optional: try compileOptional(term)
    case .zeroOrMore: try compileRun(of: term, 0, nil)
    case .oneOrMore: try compileRun(of: term, 1, nil)
    case .count(let least, let most): try compileRun(of: term, least, most)
    case .list(let least, let most): try compileList(of: term, least, most)
    case .required:
      try emit(.mark)
      try compile(term)
      try emit(.checkProgress)
    }
  }

  private mutating func compileOptional(_ term: ValueSyntax) throws(GrammarError) {
    let split = try emit(.split, 0, b: number(of: try first(of: term)))
    try compile(term)
    program.instructions[split].a = here
  }

  private mutating func compileRun(
    of term: ValueSyntax, _ least: Int, _ most: Int?
  ) throws(GrammarError) {
    for _ in 0..<least { try compile(term) }
    let first = try self.first(of: term)
    let number = self.number(of: first)
    guard let most else {
      let split = try emit(.split, 0, b: number)
      if first.isNullable { try emit(.mark) }
      try compile(term)
      if first.isNullable { try emit(.checkProgress) }
      try emit(.jump, Int32(split))
      program.instructions[split].a = here
      return
    }
    var splits: [Int] = []
    for _ in least..<max(least, most) {
      splits.append(try emit(.split, 0, b: number))
      try compile(term)
    }
    for split in splits { program.instructions[split].a = here }
  }

  private mutating func compileList(
    of term: ValueSyntax, _ least: Int, _ most: Int?
  ) throws(GrammarError) {
    try emit(.beginList)
    var splits: [Int] = []
    if least == 0 { splits.append(try emit(.split, 0, b: number(of: try first(of: term)))) }
    if most != 0 { try compile(term) }
    for _ in 1..<max(least, 1) {
      try emit(.separator)
      try compile(term)
    }
    let comma = number(of: .kind(.comma))
    if let most {
      for _ in max(least, 1)..<max(least, most, 1) {
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
    for split in splits { program.instructions[split].a = here }
    try emit(.endList)
  }
}
