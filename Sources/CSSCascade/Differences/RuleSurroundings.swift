// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// What stands around a rule, told so that it can be compared with what stands around a rule of other sheets.
///
/// Conditions that do not ask an element are left out: only rules for which they hold are compared.
struct RuleSurroundings: Hashable {
  private let origin: Origin
  /// The full name of the layer; empty for none.
  private let layer: String
  /// The number of a layer that has no full name; zero for others.
  private let anonymousLayer: UInt16
  private let containers: [[ContainerCondition]]
  private let scopes: [Scope]

  private struct Scope: Hashable {
    let roots: [String]?
    let limits: [String]
  }

  /// The surroundings of a context of some sheets.
  init(_ context: RuleContext, in records: RuleRecords, printer: SelectorPrinter) {
    origin = context.origin
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
