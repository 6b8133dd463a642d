// SPDX-License-Identifier: Apache-2.0

/// The distinct lists of rules that elements are matched by, each with what the cascade decides for it: elements with the same list are given the same declarations.
struct RuleLists: Sendable {
  private struct Entry {
    let start: UInt32
    let count: UInt32
    let values: CascadedValues
  }

  private var rules: [UInt32] = []
  private var entries: [Entry] = []
  private var table = NumberTable()

  /// How many lists there are.
  var count: Int { entries.count }

  /// What the cascade decides for the list of these matches; nil for a list that was not met before.
  func values(of matches: [RuleMatch]) -> CascadedValues? {
    let number = table.find(Self.hash(matches)) { holds(matches, $0) }
    return number.map { entries[$0].values }
  }

  /// Adds the list of these matches, and what is decided for it.
  mutating func insert(_ matches: [RuleMatch], _ values: CascadedValues) {
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: rules.count),
        count: UInt32(truncatingIfNeeded: matches.count), values: values))
    for match in matches { rules.append(match.rule) }
    table.insert(entries.count - 1, Self.hash(matches))
  }

  private static func hash(_ matches: [RuleMatch]) -> UInt32 {
    var hash = UInt64(matches.count)
    for match in matches { hash = NumberTable.mixed(hash, UInt64(match.rule)) }
    return UInt32(truncatingIfNeeded: hash)
  }

  @inline(__always)
  private func holds(_ matches: [RuleMatch], _ number: Int) -> Bool {
    let start = Int(entries[number].start)
    guard Int(entries[number].count) == matches.count else { return false }
    for offset in matches.indices where rules[start + offset] != matches[offset].rule {
      return false
    }
    return true
  }
}
