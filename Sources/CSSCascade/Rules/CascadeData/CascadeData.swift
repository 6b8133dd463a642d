// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

/// The cascade data of an index in an environment, ready for matching.
final class CascadeData: Sendable {
  /// All rules, whether they apply or not.
  let index: RuleIndex
  /// The environment of media queries and values.
  let environment: StyleEnvironment
  /// The rule contexts that apply, with their cascade levels.
  let contexts: ApplicableContexts
  /// The selector map of all rules.
  let selectorMap: RuleSelectorMap
  /// The registered custom properties.
  let registrations: CustomPropertyRegistrations
  /// The environment variables and functions of the program.
  let program: ProgramValues
  /// The initial values that a root inherits.
  let root: RootValues
  /// The invalidation map, computed on first use.
  let invalidation = RuleInvalidation()
  /// The `@keyframes` rules that apply, by name.
  let keyframesTable = KeyframesTable()
  /// The results of styling that several trees share.
  let results = SharedResults()
  /// The cascade data of ``fullyParsed`` for a compiled theme.
  private let fullyParsedRules = ComputedOnce<CascadeData>()

  init(_ index: RuleIndex, in environment: StyleEnvironment) {
    self.index = index
    selectorMap = index.selectorMap
    self.environment = environment
    let matches = index.records.conditions.matchingMedia(in: environment)
    contexts = ApplicableContexts(of: index.records, mediaMatches: matches)
    program = ProgramValues(
      environment: EnvironmentVariables(environment.variables), functions: index.functions)
    registrations = contexts.registrations(of: index.records, mediaMatches: matches)
    root = RootValues(registrations, in: environment.context)
  }
}

extension CascadeData {
  /// Returns the level of a rule's declarations, or `nil` if its media queries do not match or if it
  /// is in `@starting-style`.
  func level(ofRule number: Int) -> CascadeLevel? {
    contexts.levelsByNumber[index.records.contexts.number(ofRule: number)]
  }

  /// Returns the level of a rule in `@starting-style`, or `nil` for any other rule and if its media
  /// queries do not match.
  func level(ofStartingRule number: Int) -> CascadeLevel? {
    level(
      ofStartingContext: UInt32(truncatingIfNeeded: index.records.contexts.number(ofRule: number)))
  }

  /// Returns the level of a context in `@starting-style`, or `nil` for any other context and if its
  /// media queries do not match.
  func level(ofStartingContext number: UInt32) -> CascadeLevel? {
    guard let starting = contexts.starting, starting.contains(number) else { return nil }
    return contexts.level(of: index.records.contexts.distinct[Int(number)])
  }

  /// The cascade data of ``RuleIndex/fullyParsed``, including the declarations and the position
  /// of each rule.
  var fullyParsed: CascadeData {
    let fullyParsed = index.fullyParsed
    return fullyParsed === index
      ? self : fullyParsedRules.value { CascadeData(fullyParsed, in: environment) }
  }

  /// Returns whether a rule applies, regardless of container queries and scopes.
  func isActive(_ rule: Int) -> Bool { level(ofRule: rule) != nil }

  /// Whether there is a rule in `@starting-style` whose media queries match.
  var hasStartingStyles: Bool { contexts.starting != nil }
}

/// The values that a root inherits.
struct RootValues: Sendable {
  /// The custom properties.
  let customProperties: CustomProperties
  /// The context of the root before any of its properties are computed.
  let context: ComputationContext

  init(_ registrations: CustomPropertyRegistrations, in context: ComputationContext) {
    customProperties = CustomProperties(registrations, in: context)
    self.context = context
  }
}
