// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// A walk that explains a value of an element, and of the ancestors that it is inherited from.
struct ExplanationBuilder {
  let rules: CascadeData
  let names: AtomTable
  let elements: ExplainedElements
  var property: ExplainedProperty
  var scopes: ScopeMatcher
  var context = MatchingContext()
  var conditionalMatcher: ConditionalMatcher
  private var report: CandidateReport
  /// The declarations of each custom property.
  lazy var customPropertyDeclarations = rules.index.customPropertyDeclarations
  /// The facts about each visited element that do not depend on the property.
  var cascades: [Int: ElementCascade] = [:]

  init(
    _ property: ExplainedProperty, in rules: CascadeData, names: AtomTable,
    elements: ExplainedElements
  ) {
    self.rules = rules
    self.names = names
    self.elements = elements
    self.property = property
    scopes = ScopeMatcher(rules.index, in: elements.tree)
    conditionalMatcher = ConditionalMatcher(rules, elements.tree, sizes: elements.sizes)
    report = CandidateReport(rules)
  }

  /// Adds the candidates of the explained element, and of the ancestors that it inherits from.
  ///
  /// - Parameter explanation: receives the candidates.
  /// - Returns: the source of the value.
  mutating func explain(into explanation: inout Explanation) -> Explanation.Source {
    var open = Set(0..<property.count)
    var source = Explanation.Source.initialValue
    var element = elements.subject
    while element >= 0, !open.isEmpty {
      let (candidates, trace) = candidates(of: element, only: open)
      let isSubject = element == elements.subject
      if isSubject {
        explanation.candidates = candidates
      } else if !candidates.isEmpty {
        guard explanation.inheritedFrom.count < Explanation.maximumAncestors else { break }
        explanation.inheritedFrom.append(
          .init(element: elements.name(element), candidates: candidates))
      }
      if source == .initialValue, trace.decides {
        source = isSubject ? .declaration : .inheritance
      }
      open.formIntersection(trace.inheriting)
      element = Int(elements.tree.elements[element].parent)
    }
    return source
  }

  /// Returns the declarations of one element that set some longhands, and a trace of their cascade.
  private mutating func candidates(
    of element: Int, only slots: Set<Int>
  ) -> (candidates: [Candidate], trace: CascadeTrace) {
    let cascade = cascade(of: element)
    let matches = cascade.matches
    let levels = rules.contexts.levels
    report.begin(inline: elements.inlineTree(of: element))
    let declarations =
      (declarations(of: relevantMatches(cascade), for: element, only: slots)
      + effects(of: element, only: slots)).sorted { $0.isStronger(than: $1, levels) }
    var trace = CascadeTrace(levels, of: property, only: slots)
    let outcomes = declarations.enumerated().map {
      trace.evaluate($1, at: $0, of: property, variables: cascade.variables)
    }
    var candidates: [Candidate] = []
    for (declaration, outcome) in zip(declarations, outcomes) {
      let reason = report.reason(of: declaration, outcome, among: declarations)
      let selector = selector(of: declaration.match, element)
      candidates.append(report.candidate(declaration, reason, selector: selector))
    }
    // Rules whose conditions fail are listed wherever any declaration exists.
    if element == elements.subject || !declarations.isEmpty {
      let failures = failures(for: element, besides: matches, only: slots)
        .sorted { $0.declaration.isStronger(than: $1.declaration, levels) }
      for failure in failures {
        let reason = CandidateReason.conditions(failure.conditions)
        candidates.append(
          report.candidate(failure.declaration, reason, selector: failure.selector))
      }
    }
    return (candidates, trace)
  }
}
