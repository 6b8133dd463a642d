// SPDX-License-Identifier: Apache-2.0

/// The styles that were computed, by the list of rules and by what was inherited: where both are the same, so is the style.
struct StyleCache: Sendable {
  private struct Slot {
    let list: Int32
    /// What the element inherits; held here, so that no other object takes its address.
    let inherited: InheritedStyle?
    let style: ComputedStyle.Storage
  }

  private var slots = [Slot?](repeating: nil, count: 256)
  /// How many styles are kept.
  private(set) var count = 0

  /// The style for a list of rules below a parent's values; nil for one that was not computed yet.
  func style(for list: Int, inheriting inherited: InheritedStyle?) -> ComputedStyle.Storage? {
    slots[slot(for: list, inherited)]?.style
  }

  /// Keeps a style.
  mutating func insert(
    _ style: ComputedStyle.Storage, for list: Int, inheriting inherited: InheritedStyle?
  ) {
    if count * 2 >= slots.count { grow() }
    let slot = slot(for: list, inherited)
    if slots[slot] == nil { count += 1 }
    slots[slot] = Slot(
      list: Int32(truncatingIfNeeded: list), inherited: inherited, style: style)
  }

  @inline(__always)
  private func slot(for list: Int, _ inherited: InheritedStyle?) -> Int {
    let mask = slots.count - 1
    let address = inherited.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
    let hash = (UInt64(address >> 4) ^ UInt64(list) << 40) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while let entry = slots[slot] {
      if Int(entry.list) == list, entry.inherited === inherited { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot?](repeating: nil, count: old.count * 2)
    for case let entry? in old { slots[slot(for: Int(entry.list), entry.inherited)] = entry }
  }
}
