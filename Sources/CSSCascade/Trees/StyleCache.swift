// SPDX-License-Identifier: Apache-2.0

/// The styles that were computed, by all that they depend on: where it is the same, so is the style.
///
/// That is the list of rules, and what the parent passes on; what the parent does not pass on is compared when a style
/// is found.
struct StyleCache: Sendable {
  private struct Entry {
    let list: Int32
    /// What the element inherits; held here, so that no other object takes its address.
    let inherited: InheritedStyle?
    let style: ComputedStyle.Storage
  }

  private var entries: [Entry] = []
  private var table = NumberTable()

  /// How many styles are kept.
  var count: Int { entries.count }

  /// The style for a list of rules below what a parent passes on; nil for one that was not computed yet.
  func style(for list: Int, inheriting inherited: InheritedStyle?) -> ComputedStyle.Storage? {
    let number = table.find(Self.hash(list, inherited)) { number in
      Int(entries[number].list) == list && entries[number].inherited === inherited
    }
    return number.map { entries[$0].style }
  }

  /// Keeps a style.
  mutating func insert(
    _ style: ComputedStyle.Storage, for list: Int, inheriting inherited: InheritedStyle?
  ) {
    table.insert(entries.count, Self.hash(list, inherited))
    entries.append(
      Entry(list: Int32(truncatingIfNeeded: list), inherited: inherited, style: style))
  }

  @inline(__always)
  private static func hash(_ list: Int, _ inherited: InheritedStyle?) -> UInt32 {
    let address = inherited.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) } ?? 0
    let hash = NumberTable.mixed(address >> 4, UInt64(truncatingIfNeeded: list) << 40)
    return UInt32(truncatingIfNeeded: hash)
  }
}
