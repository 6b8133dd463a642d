// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

extension ExplanationBuilder {
  /// A declaration that would be a candidate if the conditions of its at-rules matched.
  struct Failure {
    let declaration: ExplainedDeclaration
    let conditions: [String]
    let selector: Int
  }

  /// Returns the selector of a rule that matches an element with the specificity of the match.
  mutating func selector(of match: RuleMatch, _ element: Int) -> Int? {
    let index = rules.index
    if let cached = cascades[element]?.selectors[match.rule] { return cached }
    guard Int(match.rule) < index.rules.count else { return nil }
    let scope = index.records.contexts[Int(match.rule)].scope
    for selector in index.rules[Int(match.rule)].selectors.lazy.map({ Int($0) })
    where index.selectors.selectors[selector].specificity == match.specificity {
      if matches(selector, element, in: scope) {
        cascades[element]?.selectors[match.rule] = selector
        return selector
      }
    }
    return nil
  }

  private mutating func matches(_ selector: Int, _ element: Int, in scope: UInt32) -> Bool {
    scope == 0
      ? rules.index.selectors.matches(selector, element, in: elements.tree, using: &context)
      : scopes.distance(of: selector, element, in: scope) != nil
  }

  /// Returns the declarations of rules whose selectors match an element, but not their conditions.
  mutating func failures(
    for element: Int, besides matches: [UInt32: RuleMatch], only open: Set<Int>
  ) -> [Failure] {
    let index = rules.index
    var failures: [Failure] = []
    let candidates =
      property.customName.map { customPropertyDeclarations[$0]?.rules ?? [] }
      ?? Array(index.rules.indices)
    for number in candidates {
      let context = index.records.contexts[number]
      guard !context.isStarting, !rules.isActive(number) || context.isConditional,
        matches[UInt32(truncatingIfNeeded: number)] == nil,
        !declarations(ofRule: number, only: open).isEmpty,
        let found = firstMatch(number, of: element, context)
      else { continue }
      var conditions = failingMedia(context.media)
      if context.scope != 0, found.match.distance == nil { conditions.append(scopeText(context)) }
      if conditions.isEmpty || !matchesContainer(context.container, for: element) {
        conditions += failingContainer(context.container, for: element)
      }
      var declarations: [ExplainedDeclaration] = []
      add(ruleAt: found.match, only: open, to: &declarations)
      failures += declarations.map {
        Failure(declaration: $0, conditions: conditions, selector: found.selector)
      }
    }
    return failures
  }

  /// Returns the first selector of a rule that matches an element, preferably in its scope.
  private mutating func firstMatch(
    _ rule: Int, of element: Int, _ context: RuleContext
  ) -> (selector: Int, match: RuleMatch)? {
    let index = rules.index
    for selector in index.rules[rule].selectors.lazy.map({ Int($0) }) {
      let distance =
        context.scope == 0 ? nil : scopes.distance(of: selector, element, in: context.scope)
      guard distance != nil || matches(selector, element, in: 0) else { continue }
      let match = RuleMatch(
        rule: UInt32(truncatingIfNeeded: rule), level: rules.contexts.level(of: context),
        specificity: index.selectors.selectors[selector].specificity, distance: distance)
      return (selector, match)
    }
    return nil
  }
}

extension ExplanationBuilder {
  /// Returns the media queries around a rule that do not match, the outermost first.
  private func failingMedia(_ number: UInt32) -> [String] {
    var number = number
    var texts: [String] = []
    while number != 0 {
      let record = rules.index.records.conditions.media[Int(number)]
      if !record.queries.matches(in: rules.environment) { texts.append("@media \(record.queries)") }
      number = record.outer
    }
    return texts.reversed()
  }

  private func matchesContainer(_ number: UInt32, for element: Int) -> Bool {
    var nearest = NearestContainers()
    let matcher = ContainerQueryMatcher(
      rules: rules, tree: elements.tree, sizes: elements.sizes, style: elements.containerStyle)
    return matcher.matches(
      number, of: rules.index.records.conditions.containers, for: element, &nearest)
  }

  /// Returns the outermost `@container` around a rule that does not match.
  private func failingContainer(_ number: UInt32, for element: Int) -> [String] {
    var number = number
    var failing: ContainerRecord?
    while number != 0, !matchesContainer(number, for: element) {
      let record = rules.index.records.conditions.containers[Int(number)]
      failing = record
      number = record.outer
    }
    return failing.map {
      ["@container " + $0.conditions.map(\.description).joined(separator: ", ")]
    } ?? []
  }

  private func scopeText(_ context: RuleContext) -> String {
    rules.index.scopeText(context.scope)
  }
}

extension RuleIndex {
  /// Returns the serialized prelude of an `@scope` rule.
  func scopeText(_ number: UInt32) -> String {
    let scope = records.conditions.scopes[Int(number)]
    let printer = SelectorPrinter(selectors, names)
    func text(_ list: Range<Int>) -> String {
      "(" + list.map { printer.resolvedDescription(of: $0) }.joined(separator: ", ") + ")"
    }
    var result = "@scope"
    if let roots = scope.roots { result += " " + text(roots) }
    if !scope.limits.isEmpty { result += " to " + text(scope.limits) }
    return result
  }
}
