// SPDX-License-Identifier: Apache-2.0

extension RowHeights {
  /// So many rows at most are measured at a time, should they have no height.
  static let measuredAtOnce = 4096

  /// Makes all rows exact that are seen below a place, or where the table ends there, above it.
  ///
  /// - Parameters:
  ///   - anchor: what is to be seen at the top.
  ///   - visibleHeight: the height of the part that is seen, in px.
  ///   - measure: the height of a row; it is asked once for each row that is an estimate.
  /// - Returns: how far the table is then scrolled, in px: to the place, or as far as there are rows.
  package mutating func settle(
    at anchor: ScrollAnchor, visibleHeight: Double, measure: (TablePosition) -> Double
  ) -> Double {
    var budget = Self.measuredAtOnce
    if let start = index(of: anchor.entry) {
      var bottom = -anchor.distance
      var index = start
      while index < entryCount, bottom < visibleHeight, budget > 0 {
        bottom += makeExact(index, budget: &budget, measure)
        index += 1
      }
    }
    var offset = scrolled(to: anchor, visibleHeight)
    while budget > 0, let estimate = firstEstimate(from: offset, height: visibleHeight) {
      _ = makeExact(estimate, budget: &budget, measure)
      offset = scrolled(to: anchor, visibleHeight)
    }
    return offset
  }

  /// The offset of a place, where the last row is not above the bottom nor the first below the top.
  private func scrolled(to anchor: ScrollAnchor, _ visibleHeight: Double) -> Double {
    max(0, min(offset(of: anchor), total - visibleHeight))
  }

  /// The last of the entries that are seen and are estimates.
  private func firstEstimate(from offset: Double, height: Double) -> Int? {
    entries(from: offset, height: height).last { !$0.isExact }.flatMap { index(of: $0.entry) }
  }

  /// Measures an entry if it is an estimate, and says how high it is.
  private mutating func makeExact(
    _ index: Int, budget: inout Int, _ measure: (TablePosition) -> Double
  ) -> Double {
    let placed = placed(index)
    guard !placed.isExact, let position = placed.entry.position else { return placed.height }
    budget -= 1
    let growth = set(measure(position), at: position)
    return placed.height + growth
  }
}
