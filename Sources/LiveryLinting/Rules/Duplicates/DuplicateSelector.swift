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
  /// The style rules around the node that is looked at; a rule that was there before stands for the first of its kind.
  private var open: [(end: Int, rule: Int)] = []
  private(set) var log = DiagnosticLog()

  private struct Place: Hashable {
    let parent: Int
    let surroundings: Int
    let spelling: SelectorSpelling
  }

  init(_ sheet: LintedSheet) {
    self.sheet = sheet
  }

  mutating func run() {
    for (block, prelude) in sheet.styleRules {
      while let last = open.last, last.end <= block.node { open.removeLast() }
      var rule = block.node
      if !sheet.surroundings.isUnsupported(block.surroundings) {
        findTwins(in: block, prelude)
        let place = Place(
          parent: open.last?.rule ?? -1, surroundings: block.surroundings,
          spelling: SelectorSpelling(sheet.stream, prelude))
        if let first = rules[place] {
          if !isInLayerWithoutName(block) { report(prelude, first: first) }
          rule = first
        } else {
          rules[place] = rule
        }
      }
      open.append((Int(sheet.tree.nodes[block.node].next), rule))
    }
  }

  /// Finds the selectors that stand twice in one list.
  private mutating func findTwins(in block: LintedBlock, _ prelude: Range<Int>) {
    guard block.selectors.count > 1 else { return }
    var known: Set<SelectorSpelling> = []
    for selector in sheet.selectorTokens(of: block)
    where !known.insert(SelectorSpelling(sheet.stream, selector)).inserted {
      report(selector, first: block.node)
    }
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
