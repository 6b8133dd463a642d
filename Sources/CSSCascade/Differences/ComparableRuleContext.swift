// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The context of a rule, in a form that can be compared across sheets.
///
/// Conditions that do not depend on an element are omitted, because only rules whose conditions
/// match are compared.
struct ComparableRuleContext: Hashable {
  private let origin: Origin
  private let isStarting: Bool
  /// The full name of the layer; empty if there is none.
  private let layer: String
  /// The number of a layer without a full name; zero for other layers.
  private let anonymousLayer: UInt16
  private let containers: [[ContainerCondition]]
  private let scopes: [Scope]

  private struct Scope: Hashable {
    let roots: [String]?
    let limits: [String]
  }

  /// Creates the comparable form of a context.
  init(_ context: RuleContext, in records: RuleRecords, printer: SelectorPrinter) {
    origin = context.origin
    isStarting = context.isStarting
    let name = records.layers[Int(context.origin.rawValue)].description(of: context.layer)
    layer = name
    anonymousLayer = name.contains("<") ? context.layer.rawValue : 0
    var containers: [[ContainerCondition]] = []
    var number = Int(context.container)
    while number != 0 {
      containers.append(records.conditions.containers[number].conditions)
      number = Int(records.conditions.containers[number].outer)
    }
    self.containers = containers
    var scopes: [Scope] = []
    number = Int(context.scope)
    while number != 0 {
      let scope = records.conditions.scopes[number]
      scopes.append(
        Scope(
          roots: scope.roots?.map { printer.resolvedDescription(of: $0) },
          limits: scope.limits.map { printer.resolvedDescription(of: $0) }))
      number = Int(scope.outer)
    }
    self.scopes = scopes
  }
}
