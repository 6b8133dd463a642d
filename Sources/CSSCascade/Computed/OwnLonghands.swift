// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declared longhands of an element that its children do not inherit.
///
/// A value that is the same for every element stays where it was declared; only the others are the element's own.
struct OwnLonghands: Sendable {
  /// What the cascade decided.
  let cascaded: CascadedValues
  /// The values that had to be computed.
  let computed: LonghandValues

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
}

extension OwnLonghands: Equatable {
  /// Whether the same longhands have the same values.
  static func == (a: Self, b: Self) -> Bool {
    a.cascaded === b.cascaded ? a.computed == b.computed : a.entries == b.entries
  }
}
