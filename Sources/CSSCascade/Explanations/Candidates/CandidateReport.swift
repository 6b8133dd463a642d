// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

/// A builder of candidates that looks up the texts and locations of declarations.
struct CandidateReport {
  private let rules: CascadeData
  private var printer: SelectorPrinter
  /// The line indices of the sheets in use.
  private var lines: [UInt32: LineIndex] = [:]
  /// The inline declarations of the element.
  private var inline: (tree: SyntaxTree, lines: LineIndex)?
  /// The texts of selectors, by rule, for one element.
  private var selectors: [UInt32: String] = [:]
  private var scopes: [UInt32: String] = [:]

  /// The maximum length of a selector in bytes; longer selectors are truncated.
  static let maximumSelectorLength = 1024

  init(_ rules: CascadeData) {
    self.rules = rules
    printer = SelectorPrinter(rules.index.selectors, rules.index.names)
  }

  /// Starts with another element, which may have inline declarations.
  mutating func begin(inline tree: SyntaxTree?) {
    inline = tree.map { ($0, LineIndex($0.stream)) }
    selectors = [:]
  }

  /// Returns the reason that corresponds to an outcome of a trace.
  func reason(
    of declaration: ExplainedDeclaration, _ outcome: CascadeTrace.Outcome,
    among all: [ExplainedDeclaration]
  ) -> CandidateReason {
    switch outcome {
    case .invalid: .invalid(declaration.problem)
    case .decides(let isInherited): isInherited ? .inherits : .wins
    case .decidesInvalid(let problem): .invalidAtComputedValueTime(problem)
    case .reverts(let keyword): .reverts(keyword)
    case .reverted(let keyword): .reverted(keyword)
    case .loses(let winner): criterion(declaration, all[winner])
    }
  }

  /// Returns the candidate of a declaration, with a reason.
  mutating func candidate(
    _ declaration: ExplainedDeclaration, _ reason: CandidateReason, selector: Int?
  ) -> Candidate {
    let match = declaration.match
    let context = context(of: match)
    return Candidate(
      value: declaration.valueText, property: declaration.name,
      isImportant: declaration.isImportant && declaration.effect == nil,
      origin: CandidateOrigin(kind(of: match)),
      selector: context == nil ? nil : text(of: match, selector), layer: layer(of: match),
      scope: context.flatMap { scope($0.scope) }.map {
        Candidate.Scope(rule: $0, proximity: match.distance)
      },
      specificity: match.specificity, location: location(of: declaration), reason: reason,
      effect: declaration.effect)
  }
}

extension CandidateReport {
  private func kind(of match: RuleMatch) -> CascadeLevels.Kind {
    rules.contexts.levels.kinds[Int(match.level.rawValue)]
  }

  /// Returns the context of a rule; `nil` for a block attached to the element.
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
    let text = scopes[number] ?? truncated(rules.index.scopeText(number))
    scopes[number] = text
    return text
  }

  private mutating func text(of match: RuleMatch, _ selector: Int?) -> String? {
    if let cached = selectors[match.rule] { return cached }
    guard let found = selector else { return nil }
    let text = truncated(printer.resolvedDescription(of: found))
    selectors[match.rule] = text
    return text
  }

  private func truncated(_ text: String) -> String {
    guard text.utf8.count > Self.maximumSelectorLength else { return text }
    return text.prefix(Self.maximumSelectorLength) + "…"
  }

  private mutating func location(of declaration: ExplainedDeclaration) -> Candidate.Location? {
    switch kind(of: declaration.match) {
    case .presentationalHints, .animations, .transitions: return nil
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

  /// Returns the criterion that decides between a declaration and the winner.
  private func criterion(
    _ loser: ExplainedDeclaration, _ winner: ExplainedDeclaration
  ) -> CandidateReason {
    if winner.effect != nil, loser.match.level != winner.match.level {
      return .origin(CandidateOrigin(kind(of: winner.match)))
    }
    if loser.isImportant != winner.isImportant { return .importance }
    let (first, second) = (winner.match, loser.match)
    let origins = (CandidateOrigin(kind(of: first)), CandidateOrigin(kind(of: second)))
    if origins == (.inline, .author) { return .inlineStyle }
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
  /// Returns the byte offset of the start of a node.
  fileprivate func start(of node: Int) -> Int {
    stream.range(of: Int(nodes[node].first)).lowerBound
  }
}
