// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

/// Makes candidates of declarations: finds their texts and places.
struct CandidateReport {
  private let rules: ActiveRules
  private var printer: SelectorPrinter
  /// The lines of the sheets that were asked about.
  private var lines: [UInt32: LineIndex] = [:]
  /// The element's own declarations.
  private var inline: (tree: SyntaxTree, lines: LineIndex)?
  /// The texts of selectors, by rule, for one element.
  private var selectors: [UInt32: String] = [:]
  private var scopes: [UInt32: String] = [:]

  /// Selectors longer than so many bytes are cut.
  static let longestSelector = 1024

  init(_ rules: ActiveRules) {
    self.rules = rules
    printer = SelectorPrinter(rules.index.selectors, rules.index.names)
  }

  /// Begins with another element, which may have declarations of its own.
  mutating func begin(inline tree: SyntaxTree?) {
    inline = tree.map { ($0, LineIndex($0.stream)) }
    selectors = [:]
  }

  /// What a trace's outcome means for a declaration.
  func reason(
    of declaration: ExplainedDeclaration, _ outcome: CascadeTrace.Outcome,
    among all: [ExplainedDeclaration]
  ) -> CandidateReason {
    switch outcome {
    case .invalid: .invalid(declaration.problem)
    case .decides(let isInherited): isInherited ? .inherits : .wins
    case .decidesInvalid(let problem): .invalidAtComputedValueTime(problem)
    case .reverts(let keyword): .reverts(keyword)
    case .takenBack(let keyword): .takenBack(keyword)
    case .loses(let winner): criterion(declaration, all[winner])
    }
  }

  /// The candidate that a declaration is, for a reason.
  mutating func candidate(
    _ declaration: ExplainedDeclaration, _ reason: CandidateReason, selector: Int?
  ) -> Candidate {
    let match = declaration.match
    let context = context(of: match)
    return Candidate(
      value: declaration.valueText, property: declaration.name,
      isImportant: declaration.isImportant, origin: CandidateOrigin(kind(of: match)),
      selector: context == nil ? nil : text(of: match, selector), layer: layer(of: match),
      scope: context.flatMap { scope($0.scope) }.map {
        Candidate.Scope(rule: $0, proximity: match.distance)
      },
      specificity: match.specificity, location: location(of: declaration), reason: reason)
  }
}

extension CandidateReport {
  private func kind(of match: RuleMatch) -> CascadeLevels.Kind {
    rules.contexts.levels.kinds[Int(match.level.rawValue)]
  }

  /// What stands around a rule; nil for what is attached to the element.
  private func context(of match: RuleMatch) -> RuleContext? {
    guard case .sheets = kind(of: match) else { return nil }
    return rules.index.records.contexts[Int(match.rule)]
  }

  private func layer(of match: RuleMatch) -> String? {
    guard let context = context(of: match), context.layer != .unlayered else { return nil }
    return rules.index.records.layers[Int(context.origin.rawValue)].description(of: context.layer)
  }

  private mutating func scope(_ number: UInt32) -> String? {
    if number == 0 { return nil }
    let text = scopes[number] ?? cut(rules.index.scopeText(number))
    scopes[number] = text
    return text
  }

  private mutating func text(of match: RuleMatch, _ selector: Int?) -> String? {
    if let known = selectors[match.rule] { return known }
    guard let found = selector else { return nil }
    let text = cut(printer.resolvedDescription(of: found))
    selectors[match.rule] = text
    return text
  }

  private func cut(_ text: String) -> String {
    guard text.utf8.count > Self.longestSelector else { return text }
    return text.prefix(Self.longestSelector) + "…"
  }

  private mutating func location(of declaration: ExplainedDeclaration) -> Candidate.Location? {
    switch kind(of: declaration.match) {
    case .code: return nil
    case .inline:
      return inline.map { tree, lines in
        Candidate.Location(
          lines.location(of: tree.start(of: declaration.node)), in: tree.stream.name)
      }
    case .sheets:
      let number = rules.index.rules[Int(declaration.match.rule)].source
      let source = rules.index.sources[Int(number)]
      let lines = lines[number] ?? LineIndex(source.tree.stream)
      self.lines[number] = lines
      let location = lines.location(of: source.tree.start(of: declaration.node))
      return Candidate.Location(location, in: source.file(of: location))
    }
  }

  /// What decides between a declaration and the one that wins.
  private func criterion(
    _ loser: ExplainedDeclaration, _ winner: ExplainedDeclaration
  ) -> CandidateReason {
    if loser.isImportant != winner.isImportant { return .importance }
    let (first, second) = (winner.match, loser.match)
    let origins = (CandidateOrigin(kind(of: first)), CandidateOrigin(kind(of: second)))
    if origins == (.inline, .author) { return .elementAttached }
    if origins.0 != origins.1 { return .origin(origins.0) }
    if first.level != second.level { return .layer(layer(of: first)) }
    if first.specificity != second.specificity { return .specificity(first.specificity) }
    if first.distance != second.distance { return .proximity(first.distance) }
    return first.rule == second.rule ? .laterInBlock : .order
  }
}

extension Candidate.Location {
  fileprivate init(_ location: SourceLocation, in file: String) {
    self.init(file: file, line: location.line, column: location.column)
  }
}

extension SyntaxTree {
  /// Where a node begins, in bytes.
  fileprivate func start(of node: Int) -> Int {
    stream.range(of: Int(nodes[node].first)).lowerBound
  }
}
