// SPDX-License-Identifier: Apache-2.0

extension RowHeights {
  /// The maximum number of rows to measure in one call, in case they have no height.
  static let measurementLimit = 4096

  /// Measures all visible rows from an anchor downward, and upward if the table ends there.
  ///
  /// - Parameters:
  ///   - anchor: the entry to show at the top.
  ///   - visibleHeight: the height of the visible part, in px.
  ///   - measure: returns the height of a row; called once for each row with an estimated height.
  /// - Returns: the scroll offset in px, at the anchor or as near to it as the rows allow.
  package mutating func settle(
    at anchor: ScrollAnchor, visibleHeight: Double, measure: (TablePosition) -> Double
  ) -> Double {
    var budget = Self.measurementLimit
    if let start = index(of: anchor.entry) {
      var bottom = -anchor.distance
      var index = start
      while index < entryCount, bottom < visibleHeight, budget > 0 {
        bottom += makeExact(atIndex: index, budget: &budget, measure)
        index += 1
      }
    }
    var offset = scrolled(to: anchor, visibleHeight)
    while budget > 0, let estimate = firstEstimate(from: offset, height: visibleHeight) {
      _ = makeExact(atIndex: estimate, budget: &budget, measure)
      offset = scrolled(to: anchor, visibleHeight)
    }
    return offset
  }

  /// Returns the offset of an anchor, clamped to the range that shows rows only.
  private func scrolled(to anchor: ScrollAnchor, _ visibleHeight: Double) -> Double {
    max(0, min(offset(of: anchor), total - visibleHeight))
  }

  /// Returns the index of the last visible entry that has an estimated height.
  private func firstEstimate(from offset: Double, height: Double) -> Int? {
    entries(from: offset, height: height).last { !$0.isExact }.flatMap { index(of: $0.entry) }
  }

  /// Measures an entry if its height is an estimate, and returns its height.
  private mutating func makeExact(
    atIndex index: Int, budget: inout Int, _ measure: (TablePosition) -> Double
  ) -> Double {
    let placed = placed(atIndex: index)
    guard !placed.isExact, let position = placed.entry.position else { return placed.height }
    budget -= 1
    let growth = set(measure(position), at: position)
    return placed.height + growth
  }
}
