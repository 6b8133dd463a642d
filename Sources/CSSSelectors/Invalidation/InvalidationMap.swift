// SPDX-License-Identifier: Apache-2.0

/// For each feature that selectors ask for, which elements may be matched by other rules once it comes or goes.
///
/// ```swift
/// let map = InvalidationMap(of: table, subjects: rules, scopes: [])
/// for feature in before.difference(to: after) { map[feature].isWhole … }
/// ```
///
/// A feature that no selector asks for affects nothing.
package struct InvalidationMap: Sendable {
  private let sets: [SelectorFeature: InvalidationSets]
  /// Whether the selectors are too many and too nested to tell anything about them.
  private let isHopeless: Bool

  /// Reads the selectors of some rules.
  ///
  /// - Parameters:
  ///   - table: the selectors.
  ///   - subjects: the selectors that decide which elements a rule matches.
  ///   - scopes: those that decide where rules hold, for an element and all below it.
  /// - Complexity: linear in the length of the selectors.
  package init(
    of table: SelectorTable, subjects: some Sequence<Int>, scopes: some Sequence<Int>
  ) {
    var builder = InvalidationBuilder(table)
    for selector in subjects { builder.addSubject(selector) }
    for selector in scopes { builder.addScope(selector) }
    builder.finish()
    sets = builder.sets
    isHopeless = builder.isExhausted
  }

  /// The elements that a change of a feature may affect; nil for none.
  package subscript(feature: SelectorFeature) -> InvalidationSets? {
    isHopeless ? .whole : sets[feature]
  }
}
