// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

/// The rules of an index that apply in an environment, ready to be matched.
final class ActiveRules: Sendable {
  /// All rules, whether they apply or not.
  let index: RuleIndex
  /// The environment that conditions and values depend on besides the sheets.
  let environment: StyleEnvironment
  /// The contexts of rules that apply, with their levels in the cascade.
  let contexts: ActiveContexts
  /// All rules by what an element must have.
  let filed: FiledRules
  /// The custom properties that are registered.
  let registrations: CustomPropertyRegistrations
  /// The variables of `env()`, and the known functions.
  let program: ProgramValues
  /// The values that a root begins with.
  let root: RootValues
  /// The elements that a change affects.
  let invalidation = RuleInvalidation()
  /// The results of styling that trees share.
  let results = SharedResults()
  /// Those of ``whole`` that are made for a compiled theme.
  private let wholeRules = ComputedOnce<ActiveRules>()

  init(_ index: RuleIndex, in environment: StyleEnvironment) {
    self.index = index
    filed = index.filedRules
    self.environment = environment
    let matches = index.records.conditions.matchingMedia(in: environment)
    contexts = ActiveContexts(of: index.records, whereMedia: matches)
    program = ProgramValues(
      environment: EnvironmentVariables(environment.variables), functions: index.functions)
    registrations = contexts.registrations(of: index.records, whereMedia: matches)
    root = RootValues(registrations, in: environment.context)
  }
}

extension ActiveRules {
  /// Returns the level of a rule's declarations; `nil` if its media queries do not match.
  func level(ofRule number: Int) -> CascadeLevel? {
    contexts.levelsByNumber[index.records.contexts.number(ofRule: number)]
  }

  /// These rules with the declarations and the position of each; see ``RuleIndex/whole``.
  var whole: ActiveRules {
    let whole = index.whole
    return whole === index ? self : wholeRules.value { ActiveRules(whole, in: environment) }
  }

  /// Whether a rule applies, container queries and scopes aside.
  func isActive(_ rule: Int) -> Bool { level(ofRule: rule) != nil }

  /// Whether custom properties are resolved on first use.
  ///
  /// Registered ones are not: they depend on more than on texts.
  var resolvesLazily: Bool { registrations.isEmpty }
}

/// The values that a root begins with.
struct RootValues: Sendable {
  /// The custom properties.
  let customProperties: CustomProperties
  /// The context that values are computed in, before those of the root are known.
  let context: ComputationContext

  init(_ registrations: CustomPropertyRegistrations, in context: ComputationContext) {
    customProperties = CustomProperties(registrations, in: context)
    self.context = context
  }
}
