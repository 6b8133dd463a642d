// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Turns the groups of a JSON style sheet into CSS.
///
/// Which values are referred to is known only at the end, so a sheet with references is written twice: the second time with a
/// custom property for each value that a reference led to in the first.
struct SheetCompiler {
  /// The sheet.
  let sheet: SheetGroup
  /// Its values by their paths.
  let paths: SheetPaths
  /// The texts that it was read from.
  var texts: [SourceText]
  /// What images of each text have in front of their names.
  let folders: [String]
  /// What is wrong with it.
  var log: SheetLog
  /// What is written.
  var output = MappedText()

  /// The nodes that references lead to.
  var referenced: Set<Int> = []
  /// The same in the order of finding.
  var references: [Int] = []
  /// The types of values whose own names say none, by what refers to them.
  var inferred: [Int: ValueType] = [:]
  /// What is known of the values that references lead to.
  var leaves: [Int: Leaf] = [:]
  /// The nodes whose values are being looked at, from the first reference to the last.
  var chain: [Int] = []
  /// The groups that are being written out for references.
  var expansions: [Int] = []
  /// How many members were written out for references.
  var expandedCount = 0
  /// How many references and functions stand around what is being looked at.
  var depth = 0
  /// How many names were guessed: to guess takes longer than all the rest.
  var guessCount = 0
  /// The members of the groups that references lead to, for those of several objects.
  var mergedGroups: [Int: SheetGroup] = [:]
  /// Whose a custom property is.
  var variables: [String: Int] = [:]
  /// The values at the top that are written where they stand, as the custom properties that references lead to.
  var placed: Set<Int> = []
  /// Values that the properties of their names do not take, unless references lead to them.
  var refusals: [(text: Int, diagnostic: Diagnostic)] = []
  /// The value that stands in the sheet where a reference to a group is taken as a value.
  var place: JSONPlace?

  /// What is known of a value that a reference leads to.
  enum Leaf {
    case known(SheetExpression)
    case broken
  }

  init(_ sheet: SheetGroup, texts: [SourceText], folders: [String], log: SheetLog) {
    self.sheet = sheet
    paths = SheetPaths(sheet)
    self.texts = texts
    self.folders = folders
    self.log = log
  }

  /// Writes the sheet.
  mutating func compile() {
    write()
    if !referenced.isEmpty {
      leaves = [:]
      expandedCount = 0
      variables = [:]
      refusals = []
      output = MappedText()
      nameVariables()
      write()
    }
    for refusal in refusals { log.add(refusal.diagnostic, in: refusal.text) }
  }

  /// Finds values that would have the same custom property.
  private mutating func nameVariables() {
    for node in referenced.sorted() {
      let name = paths.variable(of: node)
      if let other = variables.updateValue(node, forKey: name),
        let value = paths.nodes[node].values.first
      {
        log.add(
          .jsonVariableCollision, at: value.place,
          [.subject(paths.path(of: node)), .found(paths.path(of: other)), .expected(name)])
      }
    }
  }
}

extension SheetCompiler {
  /// Tells that something is wrong with a value: at the reference, where it is looked at for one.
  mutating func tell(_ kind: Diagnostic.Kind, at value: SheetValue, _ facts: [Diagnostic.Fact]) {
    log.add(kind, at: place ?? value.place, facts)
  }

  /// Reports a value with a misspelt word, which the fix replaces if the text of the value holds the word once.
  mutating func tell(
    _ kind: Diagnostic.Kind, at value: SheetValue, _ facts: [Diagnostic.Fact],
    suggestion: String?, for word: some StringProtocol
  ) {
    let place = place ?? value.place
    log.add(
      diagnostic(kind, at: place, facts, suggestion: suggestion, for: word), in: place.text)
  }

  /// A diagnostic of a place with a misspelt word, which the fix replaces if the text of the place holds the word once.
  func diagnostic(
    _ kind: Diagnostic.Kind, at place: JSONPlace, _ facts: [Diagnostic.Fact],
    suggestion: String?, for word: some StringProtocol
  ) -> Diagnostic {
    guard let suggestion else { return Diagnostic(kind, range: place.range, facts: facts) }
    // A long text is not searched: its diagnostic has no fix.
    let bytes =
      place.range.count > 4096 ? [] : Array(texts[place.text].text(in: place.range).utf8)
    let starts = bytes.starts(of: Array(word.utf8))
    guard starts.count == 1 else {
      return Diagnostic(kind, range: place.range, facts: facts + [.suggestion(suggestion)])
    }
    let start = place.range.lowerBound + starts[0]
    return Diagnostic(
      kind, range: place.range, facts: facts, suggestion: suggestion,
      replacing: start..<start + word.utf8.count)
  }

  /// The fact that a value was found.
  func found(_ value: SheetValue) -> Diagnostic.Fact {
    texts[value.text].found(value.json.range)
  }
}

extension [UInt8] {
  /// The first two offsets at which some bytes begin.
  fileprivate func starts(of word: [UInt8]) -> [Int] {
    guard !word.isEmpty, word.count <= count else { return [] }
    let starts = (0...count - word.count).lazy.filter { self[$0...].starts(with: word) }
    return [Int](starts.prefix(2))
  }
}
