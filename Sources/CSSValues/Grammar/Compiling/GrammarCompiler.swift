// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarProgram {
  /// The maximum number of instructions, which no reasonable grammar exceeds.
  static let maximumLength = 60_000

  /// Compiles a grammar with all grammars that it refers to.
  ///
  /// - Parameters:
  ///   - syntax: The grammar.
  ///   - lookup: Returns the text of the grammar of a reference, or `nil` for an unknown reference.
  ///   - excludedKeywords: Returns the words that a `<custom-ident>` in that grammar excludes.
  /// - Throws: A `GrammarError` for a grammar with an unknown reference, or one that is too large.
  init(
    _ syntax: ValueSyntax, lookup: @escaping GrammarLookup,
    excludedKeywords: @escaping (_ reference: String) -> [String] = { _ in [] }
  ) throws(GrammarError) {
    var compiler = GrammarCompiler(lookup: lookup, excludedKeywords: excludedKeywords)
    try compiler.compile(syntax)
    try compiler.emit(.finish)
    try compiler.compileRules()
    self = compiler.program.assembled()
  }

  /// Parses a grammar and compiles it.
  init(
    parsing text: String, lookup: @escaping GrammarLookup,
    excludedKeywords: @escaping (_ reference: String) -> [String] = { _ in [] }
  ) throws(GrammarError) {
    let syntax: ValueSyntax
    do { syntax = try ValueSyntax(parsing: text) } catch { throw .syntax(error) }
    try self.init(syntax, lookup: lookup, excludedKeywords: excludedKeywords)
  }
}

/// A compiler of grammars that emits their instructions.
struct GrammarCompiler {
  /// The parts of the program so far.
  var program = GrammarAssembler()
  /// The referenced grammars.
  var references: GrammarReferences
  /// The constraints of the current rule.
  var constraints = GrammarConstraints()
  /// The first sets of rules, by reference, or `nil` while one is computed.
  var ruleFirstSets: [String: FirstSet?] = [:]
  /// The nesting depth of rules during the computation of a first set.
  var ruleDepth = 0
  /// The references whose single components are being computed.
  var activeReferences: Set<String> = []
  private var calls = RuleCalls()
  private var firstSetNumbers: [FirstSet: Int32] = [:]

  /// The called rules, and the instructions that call them.
  private struct RuleCalls {
    var rules: [(reference: String, syntax: ValueSyntax, constraints: GrammarConstraints)] = []
    var numbers: [String: Int] = [:]
    var instructions: [(index: Int, rule: Int)] = []
  }

  init(
    lookup: @escaping GrammarLookup, excludedKeywords: @escaping (_ reference: String) -> [String]
  ) {
    references = GrammarReferences(lookup: lookup, excludedKeywords: excludedKeywords)
  }
}

extension GrammarCompiler {
  /// The index of the next instruction.
  var nextInstruction: Int32 { Int32(program.instructions.count) }

  /// Adds an instruction and returns its index.
  @discardableResult
  mutating func emit(
    _ operation: GrammarInstruction.Operation, _ a: Int32 = 0, b: Int32 = 0
  ) throws(GrammarError) -> Int {
    guard program.instructions.count < GrammarProgram.maximumLength else { throw .tooLarge }
    program.instructions.append(GrammarInstruction(operation: operation, a: a, b: b))
    return program.instructions.count - 1
  }

  /// Returns the number of a name.
  mutating func number(of name: String) throws(GrammarError) -> UInt16 {
    let number = program.names.number(of: name)
    guard number > 0 else { throw .tooLarge }
    return number
  }

  /// Returns the number of a set of tokens.
  mutating func number(of first: FirstSet) -> Int32 {
    if let number = firstSetNumbers[first] { return number }
    program.firstSets.append(first)
    let number = Int32(program.firstSets.count - 1)
    firstSetNumbers[first] = number
    return number
  }

  /// Emits a call of a rule, which is compiled later.
  mutating func emitCall(
    _ reference: String, _ syntax: ValueSyntax, bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) {
    let key = bounds.map { "\(reference) \($0)" } ?? reference
    let rule = calls.numbers[key] ?? calls.rules.count
    if rule == calls.rules.count {
      calls.rules.append((reference, syntax, references.constraints(of: reference, bounds)))
      calls.numbers[key] = rule
    }
    calls.instructions.append((try emit(.call), rule))
  }

  /// Compiles the called rules, including those that they call.
  mutating func compileRules() throws(GrammarError) {
    var starts: [Int32] = []
    while starts.count < calls.rules.count {
      let rule = calls.rules[starts.count]
      starts.append(nextInstruction)
      program.rules.append((nextInstruction, rule.reference))
      constraints = rule.constraints
      try compile(rule.syntax)
      try emit(.returnFromRule)
    }
    for call in calls.instructions { program.instructions[call.index].a = starts[call.rule] }
  }
}
