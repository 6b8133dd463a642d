// SPDX-License-Identifier: Apache-2.0

/// A scroll position that is stable when heights above change: the entry at the top.
///
/// ```swift
/// let anchor = heights.anchor(at: 500)
/// heights.set(90, at: TablePosition(row: 0))       // a row above becomes exact, or is inserted
/// let offset = heights.offset(of: anchor)          // what was seen at the top is still there
/// ```
///
/// An archived anchor restores the scroll position when the program starts again.
package struct ScrollAnchor: Sendable, Hashable, Codable {
  /// The entry at the top of the visible part.
  package var entry: TableEntry
  /// The part of the entry above the top in px; negative if the entry starts below the top.
  package var distance: Double
  /// The id of the row, which identifies it after changes above; `nil` if it has none.
  package var itemID: String?

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - entry: the entry at the top of the visible part.
  ///   - distance: the part of the entry above the top, in px.
  ///   - itemID: the id of the row.
  package init(_ entry: TableEntry, distance: Double = 0, itemID: String? = nil) {
    self.entry = entry
    self.distance = distance
    self.itemID = itemID
  }

  /// Returns the anchor in an updated source, at the row with the id if there is one.
  package func found(in source: some TableSource) -> ScrollAnchor {
    guard let itemID else { return self }
    if let position = entry.position, source.item(at: position)?.itemID == itemID { return self }
    guard let position = source.position(ofID: itemID) else { return self }
    return ScrollAnchor(.row(position), distance: distance, itemID: itemID)
  }
}

extension RowHeights {
  /// Returns the anchor for a scroll offset.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset in px; beyond the ends of the table, the first or last entry is
  ///     the anchor.
  ///   - source: the source of the row ids; `nil` for no ids.
  /// - Returns: the anchor; the header of the first section if the table has no height.
  package func anchor(at offset: Double, in source: (any TableSource)? = nil) -> ScrollAnchor {
    let last = entryCount > 0 ? placed(atIndex: entryCount - 1) : nil
    let first = entry(at: offset) ?? (offset >= total ? last : entry(at: 0))
    guard let first else { return ScrollAnchor(.header(0)) }
    let id = first.entry.position.flatMap { source?.item(at: $0)?.itemID }
    return ScrollAnchor(first.entry, distance: offset - first.top, itemID: id)
  }

  /// Returns the scroll offset in px that shows an anchor at the top, or 0 without such an entry.
  ///
  /// If the entry is smaller than the distance, the offset is at its bottom.
  package func offset(of anchor: ScrollAnchor) -> Double {
    guard let placed = placed(anchor.entry) else { return 0 }
    let isLast = index(of: anchor.entry) == entryCount - 1
    return placed.top + (isLast ? anchor.distance : min(anchor.distance, placed.height))
  }
}
