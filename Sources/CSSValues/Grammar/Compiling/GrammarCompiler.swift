// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarProgram {
  /// The longest program: a larger one is no grammar that anybody wrote.
  static let maximumLength = 60_000

  /// Compiles a grammar with everything that it refers to.
  ///
  /// - Parameters:
  ///   - syntax: The grammar.
  ///   - lookup: Gives the text of the grammar that a reference stands for; nil when there is none.
  ///   - excludedWords: Gives the words that a `<custom-ident>` in that grammar may not be.
  /// - Throws: A `GrammarError` for a grammar that refers to nothing, or is too large.
  init(
    _ syntax: ValueSyntax, lookup: @escaping GrammarLookup,
    excludedWords: @escaping (_ reference: String) -> [String] = { _ in [] }
  ) throws(GrammarError) {
    var compiler = GrammarCompiler(lookup: lookup, excludedWords: excludedWords)
    try compiler.compile(syntax)
    try compiler.emit(.finish)
    try compiler.compileRules()
    self = compiler.program.assembled()
  }

  /// Reads a grammar and compiles it.
  init(
    parsing text: String, lookup: @escaping GrammarLookup,
    excludedWords: @escaping (_ reference: String) -> [String] = { _ in [] }
  ) throws(GrammarError) {
    let syntax: ValueSyntax
    do { syntax = try ValueSyntax(parsing: text) } catch { throw .syntax(error) }
    try self.init(syntax, lookup: lookup, excludedWords: excludedWords)
  }
}

/// A compiler of grammars, which writes their instructions.
struct GrammarCompiler {
  /// The parts of the program so far.
  var program = GrammarAssembler()
  /// The grammars that others refer to.
  var references: GrammarReferences
  /// The constraints of the rule that is compiled.
  var constraints = GrammarConstraints()
  /// The first sets of rules, by reference; `nil` while one is computed.
  var ruleFirsts: [String: FirstSet?] = [:]
  /// The number of rules that refer to one another while a first set is computed.
  var openRules = 0
  /// The references whose single components are looked for.
  var openReferences: Set<String> = []
  private var calls = RuleCalls()
  private var firstNumbers: [FirstSet: Int32] = [:]

  /// Rules, and the instructions that call them.
  private struct RuleCalls {
    var rules: [(syntax: ValueSyntax, constraints: GrammarConstraints)] = []
    var numbers: [String: Int] = [:]
    var instructions: [(index: Int, rule: Int)] = []
  }

  init(
    lookup: @escaping GrammarLookup, excludedWords: @escaping (_ reference: String) -> [String]
  ) {
    references = GrammarReferences(lookup: lookup, excludedWords: excludedWords)
  }
}

extension GrammarCompiler {
  /// The index of the next instruction.
  var here: Int32 { Int32(program.instructions.count) }

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
    if let number = firstNumbers[first] { return number }
    program.firstSets.append(first)
    let number = Int32(program.firstSets.count - 1)
    firstNumbers[first] = number
    return number
  }

  /// Writes a call of a rule, which is compiled later.
  mutating func emitCall(
    _ reference: String, _ syntax: ValueSyntax, bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) {
    let key = bounds.map { "\(reference) \($0)" } ?? reference
    let rule = calls.numbers[key] ?? calls.rules.count
    if rule == calls.rules.count {
      calls.rules.append((syntax, references.constraints(of: reference, bounds)))
      calls.numbers[key] = rule
    }
    calls.instructions.append((try emit(.call), rule))
  }

  /// Compiles the rules that were called, and those that they call.
  mutating func compileRules() throws(GrammarError) {
    var starts: [Int32] = []
    while starts.count < calls.rules.count {
      let rule = calls.rules[starts.count]
      starts.append(here)
      constraints = rule.constraints
      try compile(rule.syntax)
      try emit(.comeBack)
    }
    for call in calls.instructions { program.instructions[call.index].a = starts[call.rule] }
  }
}
