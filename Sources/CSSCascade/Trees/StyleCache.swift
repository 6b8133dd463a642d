// SPDX-License-Identifier: Apache-2.0

/// The styles that were computed, by all that they depend on: where it is the same, so is the style.
///
/// That is the list of rules, the inherited longhands, and what the custom properties come to that the rules refer to.
struct StyleCache: Sendable {
  private struct Slot {
    let list: Int32
    /// What the element inherits; held here, so that no other object takes its address.
    let inherited: InheritedLonghands?
    let variables: [VariableText]
    let style: ComputedStyle.Storage
  }

  private var slots = [Slot?](repeating: nil, count: 256)
  /// How many styles are kept.
  private(set) var count = 0

  /// The style for a list of rules below a parent's values; nil for one that was not computed yet.
  func style(
    for list: Int, inheriting inherited: InheritedLonghands?, _ variables: [VariableText]
  ) -> ComputedStyle.Storage? {
    let slot = slot(for: list, inherited, variables)
    return slots[slot]?.style
  }

  /// Keeps a style.
  mutating func insert(
    _ style: ComputedStyle.Storage, for list: Int, inheriting inherited: InheritedLonghands?,
    _ variables: [VariableText]
  ) {
    if count * 2 >= slots.count { grow() }
    let slot = slot(for: list, inherited, variables)
    if slots[slot] == nil { count += 1 }
    slots[slot] = Slot(
      list: Int32(truncatingIfNeeded: list), inherited: inherited, variables: variables,
      style: style)
  }

  @inline(__always)
  private func slot(
    for list: Int, _ inherited: InheritedLonghands?, _ variables: [VariableText]
  ) -> Int {
    var hash = inherited.map { UInt64(UInt(bitPattern: ObjectIdentifier($0))) >> 4 } ?? 0
    hash = (hash ^ UInt64(list) << 40) &* 0x9E37_79B9_7F4A_7C15
    for text in variables {
      hash = (hash ^ UInt64(UInt(bitPattern: ObjectIdentifier(text)))) &* 0x9E37_79B9_7F4A_7C15
    }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash >> 32) & mask
      while let entry = slots[slot] {
        if Int(entry.list) == list, entry.inherited === inherited,
          areIdentical(entry.variables, variables)
        {
          break
        }
        slot = (slot + 1) & mask
      }
      return slot
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot?](repeating: nil, count: old.count * 2)
    for case let entry? in old {
      slots[slot(for: Int(entry.list), entry.inherited, entry.variables)] = entry
    }
  }
}
