// SPDX-License-Identifier: Apache-2.0

/// Where a table is scrolled to, by what is seen at its top: it stays there when heights above it change.
///
/// ```swift
/// let anchor = heights.anchor(at: 500)
/// heights.set(90, at: TablePosition(row: 0))       // a row above becomes exact, or is inserted
/// let offset = heights.offset(of: anchor)          // what was seen at the top is still there
/// ```
///
/// It can be archived, to scroll to the same place when the program starts again.
public struct ScrollAnchor: Sendable, Hashable, Codable {
  /// What is seen at the top.
  public var entry: TableEntry
  /// How much of it lies above the top, in px; negative where it begins below.
  public var distance: Double
  /// The id of the row, by which it is found where rows in front of it have come or gone; nil where it has none.
  public var itemID: String?

  /// A place by what is seen there.
  ///
  /// - Parameters:
  ///   - entry: what is seen at the top.
  ///   - distance: how much of it lies above the top, in px.
  ///   - itemID: the id of the row.
  public init(_ entry: TableEntry, distance: Double = 0, itemID: String? = nil) {
    self.entry = entry
    self.distance = distance
    self.itemID = itemID
  }

  /// The same place in a source whose rows are others by now: the row with the id, if there is one.
  package func found(in source: some TableSource) -> ScrollAnchor {
    guard let itemID else { return self }
    if let position = entry.position, source.item(at: position)?.itemID == itemID { return self }
    guard let position = source.position(ofID: itemID) else { return self }
    return ScrollAnchor(.row(position), distance: distance, itemID: itemID)
  }
}

extension RowHeights {
  /// What is seen at the top of a table that is scrolled by an offset.
  ///
  /// - Parameters:
  ///   - offset: how far the table is scrolled, in px; beyond its ends the first or last entry counts.
  ///   - source: what tells the id of the row; nil for none.
  /// - Returns: the place; the header of the first section for a table without height.
  package func anchor(at offset: Double, in source: (any TableSource)? = nil) -> ScrollAnchor {
    let last = entryCount > 0 ? placed(entryCount - 1) : nil
    let first = entry(at: offset) ?? (offset >= total ? last : entry(at: 0))
    guard let first else { return ScrollAnchor(.header(0)) }
    let id = first.entry.position.flatMap { source?.item(at: $0)?.itemID }
    return ScrollAnchor(first.entry, distance: offset - first.top, itemID: id)
  }

  /// How far a table is scrolled that has a place at its top, in px; 0 where there is no such entry.
  ///
  /// An entry that is lower than the part of it above the top ends at the top.
  package func offset(of anchor: ScrollAnchor) -> Double {
    guard let placed = placed(anchor.entry) else { return 0 }
    let isLast = index(of: anchor.entry) == entryCount - 1
    return placed.top + (isLast ? anchor.distance : min(anchor.distance, placed.height))
  }
}
