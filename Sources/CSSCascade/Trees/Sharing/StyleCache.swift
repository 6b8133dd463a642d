// SPDX-License-Identifier: Apache-2.0

/// The styles that were computed, by all that they depend on: where it is the same, so is the style.
///
/// That is what the cascade decided, and what the parent passes on; what the parent does not pass on is compared when a
/// style is found.
struct StyleCache: Sendable {
  private struct Entry {
    /// What the element inherits; held here, so that no other object takes its address.
    let inherited: InheritedStyle?
    let style: ComputedStyle.Storage
  }

  private var entries: [Entry] = []
  private var table = NumberTable()

  /// How many styles are kept.
  var count: Int { entries.count }

  /// The style that a decision comes to below what a parent passes on; nil for one that was not computed yet.
  func style(
    _ cascaded: CascadedValues, inheriting inherited: InheritedStyle?
  ) -> ComputedStyle.Storage? {
    let number = table.find(Self.hash(cascaded, inherited)) { number in
      entries[number].style.cascaded.base === cascaded.base
        && entries[number].inherited === inherited
    }
    return number.map { entries[$0].style }
  }

  /// Keeps a style.
  mutating func insert(_ style: ComputedStyle.Storage, inheriting inherited: InheritedStyle?) {
    table.insert(entries.count, Self.hash(style.cascaded, inherited))
    entries.append(Entry(inherited: inherited, style: style))
  }

  @inline(__always)
  private static func hash(_ cascaded: CascadedValues, _ inherited: InheritedStyle?) -> UInt32 {
    let address = inherited.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0
    let list = UInt64(UInt(bitPattern: ObjectIdentifier(cascaded.base)))
    return UInt32(truncatingIfNeeded: NumberTable.mixed(address >> 4, list << 28))
  }
}
