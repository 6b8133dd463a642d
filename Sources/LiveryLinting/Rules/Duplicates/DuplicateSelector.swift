// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A selector that stands twice in a list, or a list of selectors that two rules have.
  static let duplicateSelector = LintRule(
    "duplicate-selector", .bug,
    help:
      "a selector stands once in a list, and a list of selectors at one rule of those under the same conditions",
    bad: ".pane { color: red } .title { color: red } .pane { width: 8px }",
    good: ".pane { color: red; width: 8px } @media print { .pane { color: black } }"
  ) { (sheet: LintedSheet) in
    var search = SelectorSearch(sheet)
    search.run()
    return search.log.diagnostics
  }
}

/// Looks for selectors that a sheet has twice.
private struct SelectorSearch {
  private let sheet: LintedSheet
  /// The rules so far: the first of each spelling, in each rule around and under each condition.
  private var rules: [Place: Int] = [:]
  /// The lists of selectors, as the numbers of these.
  private var lists = AtomTable()
  /// The variables so far of the rules that declare nothing else.
  private var variables: [Place: Set<String>] = [:]
  /// The style rules around the node that is looked at; a rule that was there before stands for the first of its kind.
  private var open: [(end: Int, rule: Int)] = []
  private(set) var log = DiagnosticLog()

  private struct Place: Hashable {
    let parent: Int
    let surroundings: Int
    let selectors: Atom
    /// Whether the rule declares variables and nothing else: themes keep these apart, and in groups.
    let holdsVariables: Bool
  }

  init(_ sheet: LintedSheet) { self.sheet = sheet }

  mutating func run() {
    for (block, prelude) in sheet.styleRules {
      while let last = open.last, last.end <= block.node { open.removeLast() }
      var rule = block.node
      if !sheet.surroundings.isUnsupported(block.surroundings) {
        findTwins(in: block)
        let place = Place(
          parent: open.last?.rule ?? -1, surroundings: block.surroundings,
          selectors: list(of: block),
          holdsVariables: sheet.holdsVariables(block))
        let isRepeated = repeatsVariables(of: block, at: place)
        if let first = rules[place] {
          if isRepeated, !isInLayerWithoutName(block) { report(prelude, first: first) }
          rule = first
        } else {
          rules[place] = rule
        }
      }
      open.append((Int(sheet.tree.nodes[block.node].next), rule))
    }
  }

  /// Finds the selectors that stand twice in one list.
  private mutating func findTwins(in block: LintedBlock) {
    guard block.selectors.count > 1,
      Set(block.selectors.map { sheet.selectorNumbers[$0] }).count < block.selectors.count
    else { return }
    // A pseudo-element with one colon is there for those that do not know two.
    var known = SelectorSpellings()
    for selector in sheet.selectorTokens(of: block) where !known.insert(selector, of: sheet.stream)
    {
      report(selector, first: block.node)
    }
  }

  /// The selectors of a rule, whatever the white space between them.
  private mutating func list(of block: LintedBlock) -> Atom {
    let numbers = block.selectors.map { sheet.selectorNumbers[$0] }
    return numbers.withUnsafeBytes { lists.intern($0.bindMemory(to: UInt8.self)) }
  }

  /// Whether a rule declares a variable again; true for those that declare something else too.
  private mutating func repeatsVariables(of block: LintedBlock, at place: Place) -> Bool {
    guard place.holdsVariables else { return true }
    let names = Set(sheet.declarations(of: block).map { sheet.view($0).name })
    let isRepeated = !variables[place, default: []].isDisjoint(with: names)
    variables[place, default: []].formUnion(names)
    return isRepeated
  }

  /// Each `@layer` without a name is another layer, although they are all written the same.
  private func isInLayerWithoutName(_ block: LintedBlock) -> Bool {
    block.surroundings != 0
      && sheet.surroundings.texts(of: block.surroundings).contains { $0 == "@layer " }
  }

  private mutating func report(_ tokens: Range<Int>, first: Int) {
    let line = sheet.line(ofToken: Int(sheet.tree.nodes[first].first))
    log.add(
      Diagnostic(
        .duplicateSelector, range: sheet.stream.byteRange(of: tokens),
        facts: [sheet.stream.found(tokens), .limit(line)]))
  }
}

extension LintedSheet {
  /// Whether a style rule declares variables, and holds nothing else.
  fileprivate func holdsVariables(_ block: LintedBlock) -> Bool {
    let contents = block.node + 1..<Int(tree.nodes[block.node].next)
    return !contents.isEmpty && contents.allSatisfy { tree.nodes[$0].flags.contains(.custom) }
  }
}
