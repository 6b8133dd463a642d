// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A compiler from the groups of a JSON style sheet to CSS.
///
/// The referenced values are known only at the end. So a sheet with references is written twice:
/// the second time with a custom property for each referenced value of the first.
struct SheetCompiler {
  /// The sheet.
  let sheet: SheetGroup
  /// The values of the sheet by path.
  let paths: SheetPaths
  /// The source texts of the sheet.
  var texts: [SourceText]
  /// The folder prefix of the addresses in each text.
  let folders: [String]
  /// The diagnostics of the sheet.
  var log: SheetLog
  /// The output.
  var output = MappedText()

  var links = Links()
  var site = Site()
  var effort = Effort()
  /// Reports of values that their properties reject, unless references use them.
  var rejections: [(text: Int, diagnostic: Diagnostic)] = []

  /// The values and groups that references lead to, by node.
  struct Links {
    var targets: Set<Int> = []
    /// The targets in the order in which they were found.
    var order: [Int] = []
    /// The types of targets whose names do not imply one, from the properties that refer to them.
    var inferred: [Int: ValueType] = [:]
    var leaves: [Int: Leaf] = [:]
    /// The members of targets that are groups of several objects.
    var mergedGroups: [Int: SheetGroup] = [:]
    /// The top-level values that are the custom properties of their references, in position.
    var topLevelVariables: Set<Int> = []
  }

  /// The path to the value that is being compiled.
  struct Site {
    /// The nodes of the values, from the first reference to the last.
    var chain: [Int] = []
    /// The groups that are being written out for references.
    var expansions: [Int] = []
    /// The number of references and functions around the value.
    var depth = 0
    /// The value of the sheet that refers to a group as a value.
    var referenceLocation: JSONLocation?
  }

  /// The work that a hostile sheet could multiply.
  struct Effort {
    /// The number of members that were written out for references.
    var expanded = 0
    /// The number of names for which suggestions were searched.
    var suggested = 0
  }

  /// The result of compiling a referenced value.
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
      rejections = []
      output = MappedText()
      nameVariables()
      write()
    }
    for rejection in rejections { log.add(rejection.diagnostic, in: rejection.text) }
  }

  /// Reports values with the same custom property name.
  private mutating func nameVariables() {
    var variables: [String: Int] = [:]
    for node in links.targets.sorted() {
      let name = paths.variable(of: node)
      if let other = variables.updateValue(node, forKey: name),
        let value = paths.nodes[node].values.first
      {
        log.add(
          .jsonVariableCollision, at: value.location,
          [.subject(paths.path(of: node)), .found(paths.path(of: other)), .expected(name)])
      }
    }
  }
}

extension SheetCompiler {
  /// Reports a diagnostic of a value, at the reference if the value is evaluated for one.
  mutating func report(_ kind: Diagnostic.Kind, at value: SheetValue, _ facts: [Diagnostic.Fact]) {
    log.add(kind, at: site.referenceLocation ?? value.location, facts)
  }

  /// Reports a value with an unknown word; the fix replaces the word if it occurs exactly once.
  mutating func report(
    _ kind: Diagnostic.Kind, at value: SheetValue, _ facts: [Diagnostic.Fact],
    suggestion: String?, for word: some StringProtocol
  ) {
    let location = site.referenceLocation ?? value.location
    log.add(
      diagnostic(kind, at: location, facts, suggestion: suggestion, for: word), in: location.text)
  }

  /// Returns a diagnostic for an unknown word; the fix replaces the word if it occurs exactly once.
  func diagnostic(
    _ kind: Diagnostic.Kind, at location: JSONLocation, _ facts: [Diagnostic.Fact],
    suggestion: String?, for word: some StringProtocol
  ) -> Diagnostic {
    guard let suggestion else { return Diagnostic(kind, range: location.range, facts: facts) }
    // A long text is not searched, so its diagnostic has no fix.
    let bytes =
      location.range.count > 4096 ? [] : Array(texts[location.text].text(in: location.range).utf8)
    let starts = bytes.starts(of: Array(word.utf8))
    guard starts.count == 1 else {
      return Diagnostic(kind, range: location.range, facts: facts + [.suggestion(suggestion)])
    }
    let start = location.range.lowerBound + starts[0]
    return Diagnostic(
      kind, range: location.range, facts: facts, suggestion: suggestion,
      replacing: start..<start + word.utf8.count)
  }

  /// Returns the fact that a value was found.
  func found(_ value: SheetValue) -> Diagnostic.Fact {
    texts[value.text].found(value.json.range)
  }
}

extension [UInt8] {
  /// Returns the first two offsets of a byte sequence.
  fileprivate func starts(of word: [UInt8]) -> [Int] {
    guard !word.isEmpty, word.count <= count else { return [] }
    let starts = (0...count - word.count).lazy.filter { self[$0...].starts(with: word) }
    return [Int](starts.prefix(2))
  }
}
