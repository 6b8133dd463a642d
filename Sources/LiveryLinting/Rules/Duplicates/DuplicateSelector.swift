// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A selector that occurs twice in a list, or a list that two rules have.
  package static let duplicateSelector = Self("duplicate-selector", .warning) {
    "'\($0.found)' repeats the selector of line \($0.limit)"
  }
}

extension LintRule {
  /// A selector that occurs twice in a list, or a list of selectors that two rules have.
  static let duplicateSelector = LintRule(
    .duplicateSelector, .bug,
    scope: .structure(.declarations { $0.hasVariables($0.blocks[$1.block]) }),
    help:
      "a selector occurs once in a selector list, and a selector list in one rule under the same conditions",
    bad: ".pane { color: red } .title { color: red } .pane { width: 8px }",
    good: ".pane { color: red; width: 8px } @media print { .pane { color: black } }"
  ) { (sheet: LintedSheet) in
    var search = SelectorSearch(sheet)
    search.run()
    return search.log.diagnostics
  }
}

/// A search for duplicate selectors in a sheet.
private struct SelectorSearch {
  private let sheet: LintedSheet
  private let selectorNumbers: SelectorNumbers
  /// The node of the first rule for each key so far.
  private var rules: [RuleKey: Int] = [:]
  /// The interned lists of selector numbers.
  private var lists = AtomTable()
  /// The variables so far of the rules that declare only variables.
  private var variables: [RuleKey: Set<String>] = [:]
  private(set) var log = DiagnosticLog()

  private struct RuleKey: Hashable {
    let contexts: Int
    let selectors: Atom
    /// Whether the rule declares only variables, which themes often keep in separate groups.
    let hasOnlyVariables: Bool
  }

  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    selectorNumbers = sheet.selectors.numbers
    rules.reserveCapacity(sheet.blocks.count)
  }

  mutating func run() {
    for (block, prelude) in sheet.styleRules
    where !sheet.contexts.isUnsupported(block.contexts) {
      let numbers = numbers(of: block)
      if numbers.count < block.selectors.count { findDuplicates(in: block) }
      let key = RuleKey(
        contexts: block.contexts,
        selectors: numbers.withUnsafeBytes { lists.intern($0.bindMemory(to: UInt8.self)) },
        hasOnlyVariables: sheet.hasOnlyVariables(block))
      let isRepeated = repeatsVariables(of: block, at: key)
      if let first = rules[key] {
        if isRepeated, !isInUniqueRule(block) { report(prelude, first: first) }
      } else {
        rules[key] = block.node
      }
    }
  }

  /// Returns the numbers of a rule's selectors, each once and in ascending order.
  private func numbers(of block: LintedBlock) -> [Int32] {
    let numbers = block.selectors.map { selectorNumbers[$0] }
    return numbers.count == 1 ? numbers : Set(numbers).sorted()
  }

  /// Finds the selectors that occur twice in one list.
  private mutating func findDuplicates(in block: LintedBlock) {
    var known: Set<Spelling> = []
    for (number, tokens) in zip(block.selectors, sheet.selectorTokens(of: block)) {
      let spelling = Spelling(
        selector: selectorNumbers[number], hasTwoColons: sheet.hasTwoColons(tokens))
      if !known.insert(spelling).inserted { report(tokens, first: block.node) }
    }
  }

  /// A selector and its spelling.
  ///
  /// A pseudo-element with a single colon is meant for old engines.
  private struct Spelling: Hashable {
    let selector: Int32
    let hasTwoColons: Bool
  }

  /// Returns whether a rule declares a variable again.
  ///
  /// Always true for rules with other declarations.
  private mutating func repeatsVariables(of block: LintedBlock, at key: RuleKey) -> Bool {
    guard key.hasOnlyVariables else { return true }
    let names = Set(sheet.declarations(of: block).map { sheet.view($0).name })
    let isRepeated = !variables[key, default: []].isDisjoint(with: names)
    variables[key, default: []].formUnion(names)
    return isRepeated
  }

  /// Returns whether an enclosing at-rule is unique despite an equal text.
  ///
  /// Each unnamed `@layer` is a separate layer, and `&` in the prelude of an `@scope` stands for
  /// the enclosing rule.
  private func isInUniqueRule(_ block: LintedBlock) -> Bool {
    block.contexts != 0
      && sheet.contexts.texts(of: block.contexts).contains {
        $0 == "@layer " || $0.hasPrefix("@scope") && $0.contains("&")
      }
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
  /// Returns whether a rule declares variables.
  fileprivate func hasVariables(_ block: LintedBlock) -> Bool {
    declarations(of: block).contains(where: \.isCustom)
  }

  /// Returns whether a style rule declares variables and has no other contents.
  fileprivate func hasOnlyVariables(_ block: LintedBlock) -> Bool {
    let contents = block.node + 1..<Int(tree.nodes[block.node].next)
    return !contents.isEmpty && contents.allSatisfy { tree.nodes[$0].flags.contains(.custom) }
  }

  /// Returns whether some tokens contain two adjacent colons.
  fileprivate func hasTwoColons(_ tokens: Range<Int>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains {
      stream[$0].kind == .colon && stream[$1].kind == .colon
    }
  }
}
