// SPDX-License-Identifier: Apache-2.0

/// The distinct lists of rules that elements are matched by, each with a number: elements with the same
/// list are given the same declarations.
struct RuleLists: Sendable {
  private struct Entry {
    let hash: UInt32
    let start: UInt32
    let count: UInt32
  }

  private var rules: [UInt32] = []
  private var entries: [Entry] = []
  /// Indexes into `entries` plus one, by hash with linear probing; zero is a free slot.
  private var slots = [UInt32](repeating: 0, count: 256)

  /// How many lists there are.
  var count: Int { entries.count }

  /// The number of the list of these matches, a new one for a list that was not met before.
  mutating func number(of matches: [RuleMatch]) -> Int {
    let hash = Self.hash(matches)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if entries[number].hash == hash, holds(matches, number) { return number }
      slot = (slot + 1) & mask
    }
    entries.append(
      Entry(
        hash: hash, start: UInt32(truncatingIfNeeded: rules.count),
        count: UInt32(truncatingIfNeeded: matches.count)))
    for match in matches { rules.append(match.rule) }
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private static func hash(_ matches: [RuleMatch]) -> UInt32 {
    var hash = UInt64(matches.count)
    for match in matches { hash = (hash ^ UInt64(match.rule)) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private func holds(_ matches: [RuleMatch], _ number: Int) -> Bool {
    let entry = entries[number]
    guard Int(entry.count) == matches.count else { return false }
    for (offset, match) in matches.enumerated()
    where rules[Int(entry.start) + offset] != match.rule {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
