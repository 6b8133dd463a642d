// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// The byte ranges in which a rule, or all rules, are disabled.
///
/// The ranges are in order and do not overlap. Each has the index of the comment part that began
/// it.
struct DisabledRanges {
  private var ranges: [(range: Range<Int>, owner: Int)] = []
  /// The range that has begun but not ended.
  private var open: (start: Int, owner: Int)?

  var isOpen: Bool { open != nil }

  /// Begins a range, or returns `false` if one is open.
  mutating func begin(at start: Int, by owner: Int) -> Bool {
    guard open == nil else { return false }
    open = (start, owner)
    return true
  }

  /// Ends the open range.
  mutating func end(at end: Int) {
    guard let open else { return }
    ranges.append((open.start..<max(open.start, end), open.owner))
    self.open = nil
  }

  /// Adds a range, or returns `false` if it equals the last one.
  mutating func add(_ range: Range<Int>, by owner: Int) -> Bool {
    if let last = ranges.last, last.range == range { return false }
    ranges.append((range, owner))
    return true
  }

  /// Returns the index of the comment part that disables the rule at an offset, or `nil` if it is
  /// enabled.
  func owner(at offset: Int) -> Int? {
    let index = ranges.partitioningIndex { $0.range.upperBound > offset }
    guard index < ranges.count, ranges[index].range.lowerBound <= offset else { return nil }
    return ranges[index].owner
  }
}
