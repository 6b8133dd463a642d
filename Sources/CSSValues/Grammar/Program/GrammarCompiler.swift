// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Looks up the text of the grammar of `<name>`, `<name()>` or `<'name'>`, by the reference as it is written.
typealias GrammarLookup = (_ reference: String) -> String?

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

/// Writes the instructions of a grammar.
struct GrammarCompiler {
  /// A grammar that others refer to, with the bounds that a reference gives to the numbers in it.
  struct Rule {
    let syntax: ValueSyntax
    let bounds: ValueSyntax.Bounds?
    /// The words that no word of the author's own choice may be in it.
    let excluded: [String]
  }

  /// The parts of the program so far.
  var program = GrammarAssembler()
  /// The bounds of the reference to the rule that is being compiled.
  var bounds: ValueSyntax.Bounds?
  /// The words that authors may not choose in the rule that is being compiled.
  var excluded: [String] = []
  /// The grammars that were read, by reference.
  private var syntaxes: [String: ValueSyntax] = [:]
  /// What the rules may begin with, by reference; nil while that is being found out.
  var ruleFirsts: [String: FirstSet?] = [:]
  /// How many rules refer to one another where the first set of one is being found out.
  var openRules = 0
  /// The references whose single components are being looked for.
  var openReferences: Set<String> = []
  private var rules: [Rule] = []
  private var ruleNumbers: [String: Int] = [:]
  private var calls: [(instruction: Int, rule: Int)] = []
  private var firstNumbers: [FirstSet: Int32] = [:]
  private let lookup: GrammarLookup
  let excludedWords: (_ reference: String) -> [String]

  init(
    lookup: @escaping GrammarLookup, excludedWords: @escaping (_ reference: String) -> [String]
  ) {
    self.lookup = lookup
    self.excludedWords = excludedWords
  }
}

extension GrammarCompiler {
  /// The place of the next instruction.
  var here: Int32 { Int32(program.instructions.count) }

  /// Adds an instruction and gives its place.
  @discardableResult
  mutating func emit(
    _ operation: GrammarInstruction.Operation, _ a: Int32 = 0, b: Int32 = 0
  ) throws(GrammarError) -> Int {
    guard program.instructions.count < GrammarProgram.maximumLength else { throw .tooLarge }
    program.instructions.append(GrammarInstruction(operation: operation, a: a, b: b))
    return program.instructions.count - 1
  }

  /// The number of a name.
  mutating func number(of name: String) throws(GrammarError) -> UInt16 {
    let number = program.names.number(of: name)
    guard number > 0 else { throw .tooLarge }
    return number
  }

  /// The number of a set of tokens.
  mutating func number(of first: FirstSet) -> Int32 {
    if let number = firstNumbers[first] { return number }
    program.firstSets.append(first)
    let number = Int32(program.firstSets.count - 1)
    firstNumbers[first] = number
    return number
  }

  /// The grammar of a reference.
  mutating func syntax(of reference: String) throws(GrammarError) -> ValueSyntax {
    if let syntax = syntaxes[reference] { return syntax }
    guard let text = lookup(reference) else { throw .unknown(reference) }
    do {
      let syntax = try ValueSyntax(parsing: text)
      syntaxes[reference] = syntax
      return syntax
    } catch {
      throw .syntax(error)
    }
  }

  /// Writes a call of a rule, which is compiled later.
  mutating func emitCall(
    _ reference: String, _ syntax: ValueSyntax, bounds: ValueSyntax.Bounds?
  ) throws(GrammarError) {
    let key = bounds.map { "\(reference) \($0)" } ?? reference
    let rule = ruleNumbers[key] ?? rules.count
    if rule == rules.count {
      rules.append(Rule(syntax: syntax, bounds: bounds, excluded: excludedWords(reference)))
      ruleNumbers[key] = rule
    }
    calls.append((try emit(.call), rule))
  }

  /// Compiles the rules that were called, and those that they call.
  mutating func compileRules() throws(GrammarError) {
    var starts: [Int32] = []
    while starts.count < rules.count {
      let rule = rules[starts.count]
      starts.append(here)
      bounds = rule.bounds
      excluded = rule.excluded
      try compile(rule.syntax)
      try emit(.comeBack)
    }
    for call in calls { program.instructions[call.instruction].a = starts[call.rule] }
  }
}
