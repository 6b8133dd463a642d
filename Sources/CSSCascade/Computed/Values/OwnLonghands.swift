// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declared longhands of an element that its children do not inherit.
///
/// A value that is the same for every element stays where it was declared; only the others are the element's own.
final class OwnLonghands: Sendable {
  /// What the cascade decided.
  private let cascaded: CascadedValues
  /// The values that had to be computed.
  private let computed: LonghandValues

  init(_ cascaded: CascadedValues, computed: LonghandValues) {
    self.cascaded = cascaded
    self.computed = computed
  }

  /// The value of a longhand; nil when it has none.
  subscript(property: Property) -> CSSValue? {
    computed[property] ?? cascaded.constant(of: property)
  }

  /// All values, in the order of the table.
  var entries: [LonghandValue] {
    var all = computed
    for winner in cascaded.winners[cascaded.inheritedCount...] where all[winner.property] == nil {
      guard let value = cascaded.constant(of: winner.property) else { continue }
      all.set(winner.property, value)
    }
    return all.entries
  }

  /// The values without regard to where they stand.
  var values: LonghandValues { LonghandValues(ordered: entries) }

  /// Whether the same longhands have the same values.
  func isSame(as other: OwnLonghands) -> Bool {
    if self === other { return true }
    return cascaded === other.cascaded
      ? computed == other.computed : entries == other.entries
  }
}
