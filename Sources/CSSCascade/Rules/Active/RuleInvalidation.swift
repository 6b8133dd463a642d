// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage

/// Which elements a change of one element affects, worked out when it is asked for first: most
/// sheets only style what never changes.
final class RuleInvalidation: Sendable {
  private let known = ComputedOnce<InvalidationMap>()

  /// For each feature of an element the elements that some rules may match once it comes or goes.
  func map(of rules: ActiveRules) -> InvalidationMap {
    known.value { InvalidationMap(of: rules) }
  }
}

extension InvalidationMap {
  /// What the selectors of rules that hold say, and those of the scopes around them.
  fileprivate init(of rules: ActiveRules) {
    let index = rules.index
    let active = index.rules.indices.lazy.filter { rules.isActive($0) }
    self.init(
      of: index.selectors,
      subjects: active.flatMap { index.rules[$0].selectors.lazy.map { Int($0) } },
      scopes: index.records.conditions.scopes.lazy.flatMap {
        Array($0.roots ?? 0..<0) + Array($0.limits)
      })
  }
}

extension ActiveRules {
  /// Which elements a change of one element affects.
  var invalidationMap: InvalidationMap { invalidation.map(of: self) }

  /// Whether any rule asks for a container.
  var hasContainers: Bool { index.records.conditions.containers.count > 1 }
}
