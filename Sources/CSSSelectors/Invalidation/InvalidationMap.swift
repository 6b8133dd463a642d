// SPDX-License-Identifier: Apache-2.0

/// A map from each feature that selectors test to the elements whose rules may change with it.
///
/// ```swift
/// let map = InvalidationMap(of: table, subjects: rules, scopes: [])
/// for feature in before.difference(to: after) { map[feature].affectsAllElements … }
/// ```
///
/// A feature that no selector tests affects no element.
package struct InvalidationMap: Sendable {
  private let sets: [SelectorFeature: InvalidationSets]
  /// Whether the selectors exceed the limits, so that any change invalidates the whole tree.
  private let affectsAllElements: Bool

  /// Builds the map of the selectors of rules.
  ///
  /// - Parameters:
  ///   - table: The selectors.
  ///   - subjects: The indices of the selectors of rules.
  ///   - scopes: The indices of the selectors of scope roots and limits, which affect an element
  ///     and its descendants.
  /// - Complexity: Linear in the length of the selectors.
  package init(
    of table: SelectorTable, subjects: some Sequence<Int>, scopes: some Sequence<Int>
  ) {
    var builder = InvalidationBuilder(table)
    for selector in subjects { builder.addSubject(selector) }
    for selector in scopes { builder.addScope(selector) }
    builder.finish()
    sets = builder.sets
    affectsAllElements = builder.isExhausted
  }

  /// The elements that a change of a feature may affect, or `nil` if there are none.
  package subscript(feature: SelectorFeature) -> InvalidationSets? {
    affectsAllElements ? .allElements : sets[feature]
  }
}
