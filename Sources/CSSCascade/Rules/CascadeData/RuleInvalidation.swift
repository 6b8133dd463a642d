// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage

/// The elements that a change of one element affects.
///
/// The map is computed on first use, because most sheets style elements that never change.
final class RuleInvalidation: Sendable {
  private let map = ComputedOnce<InvalidationMap>()

  /// Returns the map from each feature of an element to the elements whose rules may match
  /// differently after a change of it.
  func map(of rules: CascadeData) -> InvalidationMap {
    map.value { InvalidationMap(of: rules) }
  }
}

extension InvalidationMap {
  /// Creates the map from the selectors of applicable rules and those of the scopes around them.
  fileprivate init(of rules: CascadeData) {
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

extension CascadeData {
  /// The elements that a change of one element affects.
  var invalidationMap: InvalidationMap { invalidation.map(of: self) }

  /// Whether there is a rule with a container query.
  var hasContainers: Bool { index.records.conditions.containers.count > 1 }
}
