// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Where comments disable a rule, or all rules: ranges of bytes that do not overlap, in order, each with the comment that began
/// it.
struct DisabledRanges {
  private var ranges: [(range: Range<Int>, owner: Int)] = []
  /// What was begun and is not ended.
  private var open: (start: Int, owner: Int)?

  var isOpen: Bool { open != nil }

  /// Begins a range; false where one is open.
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

  /// Adds a range behind or before the others; false where it is there already.
  mutating func add(_ range: Range<Int>, by owner: Int) -> Bool {
    if let last = ranges.last, last.range == range { return false }
    ranges.append((range, owner))
    return true
  }

  /// The comment that disables what begins at an offset.
  func owner(at offset: Int) -> Int? {
    let index = ranges.partitioningIndex { $0.range.upperBound > offset }
    guard index < ranges.count, ranges[index].range.lowerBound <= offset else { return nil }
    return ranges[index].owner
  }
}
