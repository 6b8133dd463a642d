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

  var links = Links()
  var site = Site()
  var effort = Effort()
  /// Values that the properties of their names do not take, unless references lead to them.
  var refusals: [(text: Int, diagnostic: Diagnostic)] = []

  /// The values and groups that references lead to, by node.
  struct Links {
    var targets: Set<Int> = []
    /// The targets in the order in which they were found.
    var order: [Int] = []
    /// The types of targets whose names do not tell them, from the properties that refer to them.
    var inferred: [Int: ValueType] = [:]
    var leaves: [Int: Leaf] = [:]
    /// The members of targets that are groups of several objects.
    var mergedGroups: [Int: SheetGroup] = [:]
    /// The top-level values that become the custom properties of their references where they stand.
    var placed: Set<Int> = []
  }

  /// The path that led to the value that is being compiled.
  struct Site {
    /// The nodes of the values, from the first reference to the last.
    var chain: [Int] = []
    /// The groups that are being written out for references.
    var expansions: [Int] = []
    /// The number of references and functions around the value.
    var depth = 0
    /// The value of the sheet that refers to a group as a value.
    var place: JSONPlace?
  }

  /// The work that a hostile sheet could multiply.
  struct Effort {
    /// The number of members that were written out for references.
    var expanded = 0
    /// The number of names for which suggestions were searched.
    var suggested = 0
  }

  /// The outcome of a value that a reference leads to.
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
    if !links.targets.isEmpty {
      links.leaves = [:]
      effort.expanded = 0
      refusals = []
      output = MappedText()
      nameVariables()
      write()
    }
    for refusal in refusals { log.add(refusal.diagnostic, in: refusal.text) }
  }

  /// Finds values that would have the same custom property.
  private mutating func nameVariables() {
    var variables: [String: Int] = [:]
    for node in links.targets.sorted() {
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
    log.add(kind, at: site.place ?? value.place, facts)
  }

  /// Reports a value with a misspelt word, which the fix replaces if the text of the value holds the word once.
  mutating func tell(
    _ kind: Diagnostic.Kind, at value: SheetValue, _ facts: [Diagnostic.Fact],
    suggestion: String?, for word: some StringProtocol
  ) {
    let place = site.place ?? value.place
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
