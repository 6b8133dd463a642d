// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The parts of a program during compilation, which are serialized into one array of words at the
/// end.
struct GrammarAssembler {
  /// A set of alternative words.
  struct KeywordSet: Hashable {
    /// The numbers of the words, in the order of the grammar.
    var names: [UInt16]
    /// The type that the words form, such as `<absolute-size>`, or `nil` if they stand in the
    /// grammar itself.
    var type: String?
    /// The number of the token set that a token is compared with.
    var first: Int32
  }

  var instructions: [GrammarInstruction] = []
  var names = GrammarNames()
  var keywordSets: [KeywordSet] = []
  var literals: [String] = []
  var terminals: [GrammarTerminal] = []
  var groups: [GrammarGroup] = []
  var items: [GrammarGroup.Item] = []
  var firstSets: [FirstSet] = []
  /// The types with their own parser.
  var typed: [String] = []
  /// The first instructions of the rules, and their references.
  var rules: [(start: Int32, reference: String)] = []
  /// The first instructions of the grammars of a table, and their single components.
  var entries: [(start: Int32, components: SingleComponents)] = []
}

extension GrammarAssembler {
  /// Returns the serialized program.
  func assembled() -> GrammarProgram {
    var output = GrammarOutput()
    var sets = firstSets
    var setNumbers: [FirstSet: Int] = [:]
    for (number, set) in sets.enumerated() { setNumbers[set] = number }
    func number(of set: FirstSet) -> UInt32 {
      if let number = setNumbers[set] { return UInt32(number) }
      sets.append(set)
      setNumbers[set] = sets.count - 1
      return UInt32(sets.count - 1)
    }
    output.begin(.instructions)
    for step in instructions {
      output.write(UInt32(step.operation.rawValue), step.a, step.b)
    }
    output.begin(.names)
    for name in names.names { output.write(name) }
    output.begin(.slots)
    for slot in names.slots { output.write(UInt32(slot)) }
    output.begin(.keywordSets)
    for set in keywordSets {
      output.write(UInt32(bitPattern: set.first))
      output.write(list: set.names.map(UInt32.init))
      output.write(set.type ?? "")
    }
    output.begin(.literals)
    for literal in literals { output.write(literal) }
    output.begin(.terminals)
    for terminal in terminals {
      output.write(terminal.kind)
      output.write(terminal.name)
      output.write(number(of: terminal.first))
      output.write(number(of: terminal.excluded))
    }
    output.begin(.groups)
    for group in groups { output.write(group) }
    output.begin(.items)
    for item in items { output.write(UInt32(bitPattern: item.start), item.first) }
    let components = entries.map {
      $0.components.encoded(tokens: $0.components.isComplete ? 0 : number(of: $0.components.tokens))
    }
    output.begin(.tokenSets)
    for set in sets {
      output.write(set.kinds, set.isNullable ? 1 : 0)
      output.write(list: set.names.map(UInt32.init))
    }
    output.begin(.typed)
    for name in typed { output.write(name) }
    output.begin(.entries)
    for (entry, components) in zip(entries, components) {
      output.write(UInt32(bitPattern: entry.start))
      output.write(list: numericTerminals(from: entry.start))
      output.write(list: components)
    }
    output.begin(.rules)
    for rule in rules {
      output.write(UInt32(bitPattern: rule.start))
      output.write(rule.reference)
    }
    return GrammarProgram(words: RecordArray(output.finished()))
  }

  /// Returns the numbers of the numeric terminals in the grammar at an instruction, one for each
  /// kind and range.
  private func numericTerminals(from entry: Int32) -> [UInt32] {
    var listedKinds: Set<GrammarTerminal.Kind> = []
    var found: [UInt32] = []
    var starts = [entry]
    var visited: Set<Int32> = [entry]
    while let start = starts.popLast() {
      // The instructions of a rule are contiguous, up to its end.
      body: for step in instructions[Int(start)...] {
        switch step.operation {
        case .terminal:
          let kind = terminals[Int(step.a)].kind
          guard case .numeric = kind, listedKinds.insert(kind).inserted else { continue body }
          found.append(UInt32(bitPattern: step.a))
        case .call: if visited.insert(step.a).inserted { starts.append(step.a) }
        case .returnFromRule, .finish: break body
        default: continue body
        }
      }
    }
    return found
  }
}
